import { SheetLine } from '../../ui/ActionBar';
import { Chip } from '../../ui/Chip';
import { IconButton } from '../../ui/IconButton';
import { watchWords } from './actions/Actions';
import { AutoRoll } from './actions/AutoRoll';
import { Caravan } from './actions/Caravan';
import { ThrowButton } from './actions/ThrowButton';
import { taxChoices } from './actions/tax';
import { fieldFacts } from './board/card';
import { FactRows } from './board/FieldCard';
import { plotAt } from './fields';
import { Hint } from './hints';
import { RiskStrip } from './knowledge/RiskStrip';
import { grouped } from './money';
import { closeCard, isWatching, own, type Session } from './session';
import { t } from './words';

/**
 * The phone's one line that stays: the chosen field with its sums; else what the reader has, and the
 * switch. Whose throw it is stands in the middle of the board.
 */
export function SheetHead({ session }: { session: Session }) {
  const { chosen, shown } = session;
  const plot = chosen.value === null ? undefined : plotAt(shown.value, chosen.value);
  if (plot) {
    const facts = fieldFacts(session, plot);
    const { title, chip } = facts;
    return (
      <section class="field-facts" aria-label={title}>
        <header>
          <h2>{title}</h2>
          <Chip kind={chip.kind}>{chip.words}</Chip>
          <IconButton icon="x" label={t('card.close')} onClick={() => closeCard(session)} plain />
        </header>
        <FactRows {...facts} />
      </section>
    );
  }
  const me = own(session);
  if (!me?.alive) return <SheetLine title={titleOf(session)} />;
  return (
    <SheetLine
      title={t('sheet.money', { money: grouped(me.money) })}
      aside={<AutoRoll session={session} />}
    />
  );
}

function titleOf(session: Session): string {
  const { play, shown, yours } = session;
  const { phase, turn } = shown.value;
  const name = play.name(turn);
  switch (phase) {
    case 'over':
      return t('middle.over');
    case 'tax':
      return yours.value ? t('tax.title') : t('tax.other', { name });
    case 'camp':
      return yours.value ? t('camp.yours') : t('camp.of', { name });
    case 'roll':
      return yours.value ? t('middle.yours') : t('middle.of', { name });
  }
}

/** What is done on the phone: the risk strip over the one button, or the choice at the Caravan. */
export function SheetBody({ session }: { session: Session }) {
  return (
    <div class="throw-sheet">
      <Hint session={session} />
      <SheetWork session={session} />
    </div>
  );
}

function SheetWork({ session }: { session: Session }) {
  if (taxChoices(session).length > 0 && session.yours.value) return <Caravan session={session} />;
  return (
    <>
      <RiskStrip session={session} />
      <ThrowButton session={session} />
      {isWatching(session) && <p class="empty">{watchWords(session)}</p>}
    </>
  );
}
