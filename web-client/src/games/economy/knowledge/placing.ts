import { cardName, cardOf } from '../cards';
import { cardToPlace, fittingSpaces } from '../laying';
import type { Session } from '../session';
import { corners, placeOf, stepsBetween } from '../spaces';
import type { Space } from '../wire';
import { t } from '../words';

/** What it would mean to lay the card of the hand on a space. */
export interface PlacingFacts {
  title: string;
  /** To how many spaces it closes its sector, itself among them. */
  closes: string;
  /** How soon it is reached by whoever enters the board. */
  reached: string;
}

/** Told from what everybody sees; null where the card cannot lie, or it is not the reader's turn. */
export function placingOn(session: Session, space: Space): PlacingFacts | null {
  const id = cardToPlace(session);
  const fits = fittingSpaces(session);
  if (id === null || !fits.includes(space)) return null;
  const card = cardOf(session.play.table.value, id);
  const closed = fits.filter((each) => areClose(each, space)).length;
  const [corner, steps] = nearestCorner(space);
  return {
    title: t('placing.title', { space, card: cardName(card) }),
    closes: t('placing.closes', { n: closed, sector: t(`sector.${card.sector}`) }),
    reached: t('placing.reached', { n: steps, corner }),
  };
}

/** With the steps that it takes from outside: the corner is the first of them. */
function nearestCorner(space: Space): readonly [corner: Space, steps: number] {
  const byWay = corners.map((corner) => [corner, stepsBetween(corner, space) + 1] as const);
  return byWay.reduce((near, next) => (next[1] < near[1] ? next : near));
}

/** True of a space itself and of the eight round it. */
function areClose(one: Space, other: Space): boolean {
  const [a, b] = [placeOf(one), placeOf(other)];
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row)) <= 1;
}
