import type { Session } from '../session';

/** Something of the reader's as it is and as the open card would leave it. */
export interface Foretold {
  /** His money, what his squares bring a turn, or his debt once his turn has ended. */
  what: 'money' | 'profit' | 'debt';
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
  const { money, debtIfEnded, debtIfHit } = hand;
  const now = player(seat)?.profit ?? 0;
  const share = event.prospect.seats[seat] ?? { profit: now, refund: 0 };
  const profit: Foretold = { what: 'profit', from: now, to: share.profit };
  if (covered.value) return [profit];
  return [
    { what: 'money', from: money, to: money + share.refund },
    profit,
    { what: 'debt', from: debtIfEnded, to: debtIfHit ?? debtIfEnded },
  ];
}
