import type { StoryLine } from '../../game';
import type { Scene } from '../../staging';
import type { Seen } from './seen';

const CARDS_MILLIS = 900;
const DICE_MILLIS = 900;

/** When the last has chosen, all cards turn face down. */
export function turningCards(before: Seen, after: Seen): readonly Scene<Seen>[] {
  const isOver = before.table.phase === 'choose-goals' && after.table.phase !== 'choose-goals';
  if (!isOver || after.table.phase === 'finished') return [];
  const players = before.table.players.map((player) => ({ ...player, hasChosen: true }));
  const table = { ...before.table, players };
  return [{ table: { ...before, table, act: { type: 'cards' } }, millis: CARDS_MILLIS }];
}

/** The dice for the first turn, in the middle of the board. */
export function throwingForFirst(seen: Seen, { args }: StoryLine): readonly Scene<Seen>[] {
  const seats = numbers(args.seats);
  const dice = numbers(args.dice);
  return [{ table: { ...seen, act: { type: 'first', seats, dice } }, millis: DICE_MILLIS }];
}

function numbers(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}
