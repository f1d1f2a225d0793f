import { outline } from '../../../ui/flights';
import type { StoryLine } from '../../game';
import type { Scene } from '../../staging';
import { linesSince } from '../../story-since';
import { flowOf } from './flow';
import { paceOf, timed } from './pace';
import { type Surroundings, scenesBetween } from './script';
import { isThrow, MOST_AT_ONCE, type Stage, seatOf } from './stage';

/**
 * A turn where motion is reduced: what came of it stands for a while and nothing moves, so that one turn
 * can be told from the next, the reader's own among them.
 */
export function restsBetween(
  before: Stage,
  after: Stage,
  around: Surroundings,
): readonly Scene<Stage>[] {
  const seats = linesSince(before, after, MOST_AT_ONCE).map(seatOf);
  const pace = paceOf(before.table, after.table, seats, around.isAutomatic);
  return scenesBetween(before, after, around).flatMap(
    ({ table, breath }): readonly Scene<Stage>[] => {
      const line = table.news.at(-1);
      if (!line || breath) return [];
      return [{ table, ...timed(pace, 'rest'), start: () => resting(line, around) }];
    },
  );
}

/** Outlines where the money goes, or what it bought: who pays is on turn, and has an outline for that. */
function resting(line: StoryLine, { heard }: Surroundings): () => void {
  if (isThrow(line)) heard({ ...line, code: 'thrown' });
  heard(line);
  const flow = flowOf(line);
  return outline(flow ? [onItsEdge(flow.to)] : []);
}

/** A field's edge: the classes of the field itself are written anew while it is landed on. */
function onItsEdge(place: string): string {
  return `${place} .plot-edge, ${place}:not(.field-place)`;
}
