import { figure } from '../../../i18n/figure';
import { changeWords } from '../actions/change';
import { taken } from '../cards';
import type { Session } from '../session';
import { ownedBy, worthOf } from '../sums';
import type { Table } from '../wire';
import { t } from '../words';

/** Something of the reader's as it is and as the open card would leave it. */
export interface Foretold {
  /** His money, how many squares are his, what they count and bring a turn, or his debt once his turn has ended. */
  what: 'money' | 'squares' | 'worth' | 'profit' | 'debt';
  from: number;
  to: number;
}

/**
 * What the server foretells the reader of the open card. Nothing for spectators; a covered paper
 * keeps money and debt to itself.
 */
export function foreseen({ play, player, covered }: Session): readonly Foretold[] {
  const hand = play.hand.value;
  const seat = play.seat.value;
  const { event } = play.table.value;
  if (!hand || seat === null || !event) return [];
  // What is set aside for offers is not at hand, as the purse has it.
  const { available: money, debtIfEnded, debtIfHit } = hand;
  const now = player(seat)?.profit ?? 0;
  const { profit = now, refund = 0 } = event.prospect.seats[seat] ?? {};
  const table = play.table.value;
  const owned = ownedBy(table, seat).length;
  const ground: readonly Foretold[] = [
    ...changed({ what: 'squares', from: owned, to: owned - taken(table, seat).length }),
    ...changed({ what: 'worth', ...worthChange(table, seat) }),
    { what: 'profit', from: now, to: profit },
  ];
  if (covered.value) return ground;
  return [
    { what: 'money', from: money, to: money + refund },
    ...ground,
    { what: 'debt', from: debtIfEnded, to: debtIfHit ?? debtIfEnded },
  ];
}

/** What a player's squares count now and as the open card would leave them. */
export function worthChange(table: Table, seat: number): { from: number; to: number } {
  const from = worthOf(table, seat);
  return { from, to: table.event?.prospect.seats[seat]?.worth ?? from };
}

function changed(row: Foretold): readonly Foretold[] {
  return row.from === row.to ? [] : [row];
}

/** What a row is about, as there is room for it; what was named just before is not named again. */
export function foretoldName(row: Foretold, before?: Foretold, brief = false): string {
  const { what, from, to } = row;
  // That it is the same either way says as much as when it is counted.
  if (brief && what === 'debt' && from === to) return t('foreseen.debt.same');
  if (brief && (what === 'debt' || what === 'worth' || what === 'profit')) {
    return t(`foreseen.${what}.short`);
  }
  if (what === 'worth' && before?.what === 'squares') return t('foreseen.worth.theirs');
  return t(`foreseen.${what}`);
}

interface Telling {
  /** What the reader owes now. */
  debt: number | undefined;
  /** Whether to avoid the card costs money, so that the debt need not be the same either way. */
  paid?: boolean | undefined;
  /** How a change is told to the ear; to the eye with an arrow. */
  spoken?: typeof changeWords;
}

/** A debt that grows at the end of the turn in any case does not stay, though the card does nothing to it. */
export function foretoldChange({ what, from, to }: Foretold, telling: Telling): string {
  const { debt, paid = false, spoken } = telling;
  const change = spoken ?? changeWords;
  if (what === 'debt' && from !== to && spoken) return t('foreseen.not', { from, to });
  if (what !== 'debt' || from !== to || to === debt) return change({ from, to });
  return paid ? figure(to) : t('foreseen.either', { to });
}
