import { fly } from '../../../ui/flights';
import type { StoryLine } from '../../game';
import type { Scene } from '../../staging';
import { placeName } from '../names';
import type { Space } from '../wire';
import { type Seen, withOwner, withTable } from './seen';

const PIECE_MILLIS = 280;
const MONEY_MILLIS = 600;

/** What changes hands, one thing after the other: each property, then the money; last the debts roll. */
export function dealing(seen: Seen, { args }: StoryLine, after: Seen): readonly Scene<Seen>[] {
  const [from, to] = [Number(args.seat), Number(args.to)];
  const scenes: Scene<Seen>[] = [];
  let now = seen;
  const hand = (spaces: readonly Space[], giver: number, taker: number) => {
    for (const space of spaces) {
      now = withOwner(now, [space], taker);
      scenes.push(piece(now, space, giver, taker));
    }
  };
  hand(spacesOf(args.spaces), from, to);
  hand(spacesOf(args.wantSpaces), to, from);
  const money = Number(args.cash ?? 0) + Number(args.borrow ?? 0) - Number(args.wantMoney ?? 0);
  const paid = withTable(now, {
    players: after.table.players.map((player) => placedAs(now, player)),
  });
  if (money > 0) scenes.push(coins(paid, money, from, to));
  if (money < 0) scenes.push(coins(paid, -money, to, from));
  return scenes;
}

/** The player with all his figures of after the deal, and his pieces where they still stand. */
function placedAs({ table }: Seen, player: Seen['table']['players'][number]) {
  const before = table.players.find(({ seat }) => seat === player.seat);
  return before ? { ...player, pieces: before.pieces } : player;
}

function spacesOf(value: unknown): readonly Space[] {
  return Array.isArray(value) ? value.map(String) : [];
}

const seatBox = (seat: number) => `[data-seat="${seat}"] .seat`;

function piece(seen: Seen, space: Space, from: number, to: number): Scene<Seen> {
  const flight = { from: seatBox(from), to: seatBox(to), words: placeName(space) };
  return {
    table: { ...seen, fresh: space },
    millis: PIECE_MILLIS,
    start: (millis) => fly([{ ...flight, kind: 'points' }], millis),
  };
}

function coins(seen: Seen, amount: number, from: number, to: number): Scene<Seen> {
  const flight = { from: seatBox(from), to: seatBox(to), words: String(amount) };
  return {
    table: seen,
    millis: MONEY_MILLIS,
    start: (millis) => fly([{ ...flight, kind: 'coins', coins: amount }], millis),
  };
}
