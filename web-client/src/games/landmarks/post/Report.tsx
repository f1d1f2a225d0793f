import './post.css';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import { beatsOf } from '../beats';
import { stepFigure, stepWords } from '../board/steps';
import { cardName } from '../card-words';
import type { Session } from '../session';
import type { Fates, Throw } from '../wire';
import { sentences, t } from '../words';

/** What the last postal turn came to, go by go; what became of the own candidates on brass. */
export function Report({ session }: { session: Session }) {
  const { play } = session;
  const { report } = play.table.value;
  if (!report || report.length === 0) return <p class="lm-report-none">{t('report.none')}</p>;
  const fates = play.hand.value?.fates ?? [];
  return (
    <div class="lm-report">
      <h2 class="small-title">{t('report.title', { turn: report[0]?.turn ?? 0 })}</h2>
      <ol>
        {report.map((go, i) => (
          <li key={i}>
            <Go session={session} go={go} fates={fatesOf(fates, report, i)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The own candidates of a go; several extra goes of one slot come in their order. */
function fatesOf(fates: readonly Fates[], report: readonly Throw[], i: number) {
  const go = report[i];
  if (!go) return undefined;
  const alike = (each: { turn: number; slot: number; extra: boolean }) =>
    each.turn === go.turn && each.slot === go.slot && each.extra === go.extra;
  const before = report.slice(0, i).filter(alike).length;
  return fates.filter(alike)[before];
}

interface GoProps {
  session: Session;
  go: Throw;
  fates: Fates | undefined;
}

function Go({ session, go, fates }: GoProps) {
  const { play } = session;
  const beats = beatsOf(play.table.value, go);
  const head = {
    name: play.name(go.seat),
    dice: go.dice.join(t('list.plus')),
    total: go.total ?? 0,
  };
  return (
    <>
      <h3>
        <Medal colour={play.colour(go.seat)} size={20} />
        {t(go.extra ? 'report.go.extra' : 'report.go', head)}
      </h3>
      <ul>
        {go.first && <li>{t('report.first', { dice: go.first.join(t('list.plus')) })}</li>}
        {go.added && <li>{t('throw.added')}</li>}
        {beats.length === 0 && <li>{t('throw.nothing')}</li>}
        {beats.map((beat, i) => (
          <li key={i}>
            {stepWords(session, beat)} <b>{stepFigure(session, beat)}</b>
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
