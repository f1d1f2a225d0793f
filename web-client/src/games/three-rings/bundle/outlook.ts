import { countsFor, goalOf, ownedBy, playerOf, spaceOf } from '../lookup';
import { ringOf, rings } from '../rings';
import { own, type Session } from '../session';
import type { Ring, Space, Table } from '../wire';

/*
 * What a choice leads to, before it is made: the figures that the server sends, with what the choice
 * adds to them and takes away.
 */

/** What a choice changes of one player. */
export interface Change {
  cash: number;
  debt: number;
  gains: readonly Space[];
  gives: readonly Space[];
}

/** A figure as it is and as it would be. */
export interface Step {
  from: number;
  to: number;
}

export const unchanged: Change = { cash: 0, debt: 0, gains: [], gives: [] };

/** What would be due at the street with so much debt. */
export function interestAt({ rate, figures }: Table, debt: number): number {
  return rate * Math.floor(debt / figures.interestPer);
}

export function cashOf({ play }: Session, seat: number, change: Change): Step {
  const from = playerOf(play.table.value, seat)?.cash ?? 0;
  return { from, to: from + change.cash };
}

export function debtOf({ play }: Session, seat: number, change: Change): Step {
  const from = playerOf(play.table.value, seat)?.debt ?? 0;
  return { from, to: from + change.debt };
}

/** What is due at the next crossing. */
export function streetOf(session: Session, seat: number, change: Change): Step {
  const table = session.play.table.value;
  const from = playerOf(table, seat)?.interest ?? 0;
  return { from, to: interestAt(table, debtOf(session, seat, change).to) };
}

export interface GoalStep extends Step {
  needed: number;
}

/** The reader's own way to the goal; null where nothing of it is known. */
export function goalStep(session: Session, change: Change): GoalStep | null {
  const { play } = session;
  const table = play.table.value;
  const { goal, progress } = play.hand.value ?? {};
  if (!goal || !progress) return null;
  const { reached: from, needed } = progress;
  if (goalOf(table, goal)?.points == null) {
    return { from, to: from + change.cash - change.debt + wealthGain(session, change), needed };
  }
  const printed = (spaces: readonly Space[]) =>
    spaces
      .filter((space) => countsFor(table, goal, space))
      .reduce((sum, space) => sum + (spaceOf(table, space)?.printed ?? 0), 0);
  return { from, to: from + printed(change.gains) - printed(change.gives) - change.debt, needed };
}

/** By how much the reader's properties would be worth more. */
function wealthGain(session: Session, change: Change): number {
  const { play } = session;
  const table = play.table.value;
  const before = ownedBy(table, play.seat.value);
  return worthTogether(table, afterwards(before, change)) - worthTogether(table, before);
}

function afterwards(before: readonly Space[], { gains, gives }: Change): readonly Space[] {
  return [...before.filter((space) => !gives.includes(space)), ...gains];
}

const isVirtual = (table: Table, space: Space) => spaceOf(table, space)?.industry === 'virtual';

/** What properties are worth in one hand, the network included. */
export function worthTogether(table: Table, spaces: readonly Space[]): number {
  const { networkOf, networkAdds } = table.figures;
  const virtuals = spaces.filter((space) => isVirtual(table, space)).length;
  const plain = spaces.reduce((sum, space) => sum + (table.values[space] ?? 0), 0);
  return plain + (virtuals >= networkOf ? virtuals * networkAdds : 0);
}

/** How many virtual properties a player would have; null if as many as before. */
export function virtualStep({ play }: Session, seat: number, change: Change): Step | null {
  const table = play.table.value;
  const from = playerOf(table, seat)?.virtuals ?? 0;
  const count = (spaces: readonly Space[]) =>
    spaces.filter((space) => isVirtual(table, space)).length;
  const to = from + count(change.gains) - count(change.gives);
  return from === to ? null : { from, to };
}

/** What a network adds to a player's rents in all, and what it would. */
export function networkStep(session: Session, seat: number, change: Change): Step | null {
  const step = virtualStep(session, seat, change);
  if (!step) return null;
  const { networkOf, networkAdds } = session.play.table.value.figures;
  const adds = (count: number) => (count >= networkOf ? count * networkAdds : 0);
  const [from, to] = [adds(step.from), adds(step.to)];
  return from === to ? null : { from, to };
}

/** The rings on which the reader would hold more or fewer properties. */
export function powerSteps(session: Session, change: Change): readonly (Step & { ring: Ring })[] {
  const held = own(session)?.held ?? {};
  return rings.flatMap((ring) => {
    const on = (spaces: readonly Space[]) => spaces.filter((each) => ringOf(each) === ring).length;
    const from = held[ring] ?? 0;
    const to = from + on(change.gains) - on(change.gives);
    return from === to ? [] : [{ ring, from, to }];
  });
}
