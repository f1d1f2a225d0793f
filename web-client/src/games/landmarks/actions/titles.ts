import { openItems } from '../../moves';
import { cardName } from '../card-words';
import { playerOf, sumOf } from '../cards';
import type { Session } from '../session';
import type { Action, PhaseName } from '../wire';
import { t } from '../words';

/** Defaults that have a button of their own, which says so. */
const ON_BUTTONS: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'skip',
  'keep',
  'harbour',
]);

/** True while the board still plays what the reader has done. */
export function isOnItsWay({ yours, scenes }: Session): boolean {
  return yours.value && scenes.running.value !== null;
}

/** One sentence: what is to be decided, or what the others wait for. */
export function titleOf(session: Session): string {
  const { play, yours } = session;
  const table = play.table.value;
  const { phase, roller, dice } = table;
  if (phase === 'over') return t('pill.over');
  if (phase === 'orders') return t('orders.title', { turn: table.turn });
  if (!yours.value) {
    return roller === null ? '' : t(`other.${phase}`, { name: play.name(roller) });
  }
  if (isOnItsWay(session)) return t('going.title');
  return t(`${phase}.title`, { total: sumOf(dice) });
}

/** What belongs to that sentence: what the phase is about, and what happens if time runs out. */
export function lineOf(session: Session): string {
  const { play, yours } = session;
  const { phase } = play.table.value;
  if (phase === 'over' || phase === 'orders') return '';
  if (!yours.value) return t('other.line');
  if (isOnItsWay(session)) return t('going.line');
  return [phaseLine(session, phase), timeoutWords(session)].join(' ');
}

function phaseLine({ play }: Session, phase: Exclude<PhaseName, 'orders' | 'over'>): string {
  const me = playerOf(play.table.value, play.seat.value);
  const n = me?.coins ?? 0;
  if (phase === 'invest') {
    const invested = me?.investment ?? 0;
    return invested === 0 ? t('invest.line.none') : t('invest.line', { n: invested });
  }
  if (phase !== 'build') return t(`${phase}.line`);
  const open = openItems(play.moves.value, 'build', 'card').length;
  return t(open > 0 ? 'build.line' : 'build.none', { n });
}

/** "If time runs out: Jonas."; not where a button says it. */
function timeoutWords(session: Session): string {
  const standard = session.play.hand.value?.standard;
  const onButton = standard && ON_BUTTONS.has(standard.type);
  return standard && !onButton ? t('standard', { what: standardWords(session, standard) }) : '';
}

function standardWords({ play }: Session, action: Action): string {
  switch (action.type) {
    case 'roll':
      return t(action.dice === 1 ? 'standard.one' : 'standard.two');
    case 'harbour':
      return t(action.add ? 'standard.add' : 'standard.stay');
    case 'demolish':
      return cardName(action.landmark);
    case 'give-building':
      return t('standard.give', { card: cardName(action.card), name: play.name(action.to) });
    case 'choose-target':
      return play.name(action.player);
    case 'renovate':
    case 'activate':
    case 'build':
      return cardName(action.card);
    case 'keep':
      return t('standard.keep');
    default:
      return t('standard.nothing');
  }
}

/** True if this is what is done when the reader's time runs out. */
export function isStandard({ play }: Session, type: Action['type']): boolean {
  return play.hand.value?.standard?.type === type;
}
