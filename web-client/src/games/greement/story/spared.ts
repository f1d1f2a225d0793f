import type { StoryLine } from '../../game';
import { ownerBefore } from '../actions/since-squares';
import { cardFace } from '../cards';
import { neighbours } from '../squares';
import { kindOf } from '../sums';
import type { EventCard, Square } from '../wire';
import type { Reader } from './reader';

/** The squares of the reader that an event would have taken, had another not paid it off. */
export interface Spared {
  beside: 'lake' | 'mountain';
  squares: readonly Square[];
}

export function sparedBy(line: StoryLine, reader: Reader): Spared | undefined {
  const seat = reader.seat.value;
  if (line.code !== 'event-paid' || seat === null || line.args.seat === seat) return undefined;
  const { effects } = cardFace(String(line.args.card) as EventCard);
  const taking = effects.find((effect) => effect.do === 'appropriate');
  if (!taking) return undefined;
  const table = reader.table.value;
  const squares = Object.keys(table.squares)
    .filter((square) => neighbours(square).some((next) => kindOf(table, next) === taking.beside))
    .filter((square) => ownerBefore(line, square, reader) === seat);
  return squares.length > 0 ? { beside: taking.beside, squares } : undefined;
}
