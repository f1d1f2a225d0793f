import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import { beatsOf } from '../beats';
import { type Reader, stepFigure, stepWords } from '../board/steps';
import { cardName } from '../card-words';
import type { Fates, PublicCard, Throw } from '../wire';
import { sentences, t } from '../words';

interface Props {
  reader: Reader;
  /** All that is in play. */
  cards: readonly PublicCard[];
  goes: readonly Throw[];
  /** What became of the reader's own candidates. */
  fates: readonly Fates[];
}

/** What a postal turn came to, go by go; what became of the own candidates on brass. */
export function Goes({ goes, fates, ...of }: Props) {
  return (
    <ol class="lm-goes">
      {goes.map((go, i) => (
        <li key={i}>
          <Go {...of} go={go} fates={fatesOf(fates, goes, i)} />
        </li>
      ))}
    </ol>
  );
}

/** The own candidates of a go; several extra goes of one slot come in their order. */
function fatesOf(fates: readonly Fates[], goes: readonly Throw[], i: number) {
  const go = goes[i];
  if (!go) return undefined;
  const alike = (each: { turn: number; slot: number; extra: boolean }) =>
    each.turn === go.turn && each.slot === go.slot && each.extra === go.extra;
  const before = goes.slice(0, i).filter(alike).length;
  return fates.filter(alike)[before];
}

interface GoProps extends Pick<Props, 'reader' | 'cards'> {
  go: Throw;
  fates: Fates | undefined;
}

function Go({ reader, cards, go, fates }: GoProps) {
  const beats = beatsOf({ cards }, go);
  const head = {
    name: reader.play.name(go.seat),
    dice: go.dice.join(t('list.plus')),
    total: go.total ?? 0,
  };
  return (
    <>
      <h3>
        <Medal colour={reader.play.colour(go.seat)} size={20} />
        {t(go.extra ? 'report.go.extra' : 'report.go', head)}
      </h3>
      <ul>
        {go.first && <li>{t('report.first', { dice: go.first.join(t('list.plus')) })}</li>}
        {go.added && <li>{t('throw.added')}</li>}
        {beats.length === 0 && <li>{t('throw.nothing')}</li>}
        {beats.map((beat, i) => (
          <li key={i}>
            {stepWords(reader, beat)} <b>{stepFigure(reader, beat)}</b>
          </li>
        ))}
        {go.bought === null && <li>{t('report.nothing')}</li>}
      </ul>
      {fates && fates.candidates.length > 0 && <Candidates fates={fates} />}
    </>
  );
}

function Candidates({ fates }: { fates: Fates }) {
  const list = fates.candidates
    .map(({ card, fate }) =>
      t('candidate', { card: cardName(card), fate: sentences.words(`fate.${fate}`) }),
    )
    .join(t('list.semicolon'));
  return (
    <p class="lm-fates">
      <Icon name="lock-simple-fill" size={14} />
      <span>{t('report.fates', { list })}</span>
    </p>
  );
}
