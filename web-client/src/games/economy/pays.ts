import { openCard } from './cards';
import type { Session } from './session';
import type { Space } from './wire';

/** What the sector of the card on a space pays all, in the order of the players. */
export function paysAt({ play }: Pick<Session, 'play'>, space: Space): readonly number[] {
  const sector = openCard(play.table.value, space)?.sector;
  return sector === undefined ? [] : (play.table.value.pays[sector] ?? []);
}

/** What it pays the reader. */
export function pointsAt(session: Pick<Session, 'play'>, space: Space): number {
  return paysAt(session, space)[readersPlace(session)] ?? 0;
}

/** What it pays the rival who gains most by it. */
export function bestOfRivals(session: Pick<Session, 'play'>, space: Space): number {
  const own = readersPlace(session);
  return Math.max(0, ...paysAt(session, space).filter((_, i) => i !== own));
}

function readersPlace({ play }: Pick<Session, 'play'>): number {
  return play.table.value.players.findIndex(({ seat }) => seat === play.seat.value);
}

/** What all would have after a landing that pays; nothing after any other. */
export function scoresAfter({ play, destinations }: Session, to: Space) {
  const destination = destinations.value.get(to);
  if (destination?.brings !== 'pays' || destination.hit !== null) return [];
  const pays = paysAt({ play }, to);
  const { players } = play.table.value;
  return players.map(({ seat, points }, i) => ({ seat, points: points + (pays[i] ?? 0) }));
}

/** Who would win by a landing that ends the game, and with how many points. */
export interface Outcome {
  winners: readonly number[];
  points: number;
}

export function outcomeAt(session: Session, to: Space): Outcome | null {
  const scores = scoresAfter(session, to);
  const points = Math.max(...scores.map((each) => each.points));
  if (points < session.play.table.value.target) return null;
  return {
    points,
    winners: scores.filter((each) => each.points === points).map(({ seat }) => seat),
  };
}

/** True where the reader would win by it, alone or with others. */
export function isVictory(session: Session, to: Space): boolean {
  return isWonBy(session, outcomeAt(session, to));
}

/** How far the reader would be ahead of the best of the others; below zero where behind. */
export function leadAt(session: Session, to: Space): number {
  const scores = scoresAfter(session, to);
  const isReader = ({ seat }: { seat: number }) => seat === session.play.seat.value;
  const others = scores.filter((each) => !isReader(each)).map(({ points }) => points);
  return (scores.find(isReader)?.points ?? 0) - Math.max(0, ...others);
}

/** True where it would end the game for others alone. */
export function isDefeat(session: Session, to: Space): boolean {
  const outcome = outcomeAt(session, to);
  return outcome !== null && !isWonBy(session, outcome);
}

function isWonBy({ play }: Session, outcome: Outcome | null): boolean {
  return outcome?.winners.some((seat) => seat === play.seat.value) ?? false;
}
