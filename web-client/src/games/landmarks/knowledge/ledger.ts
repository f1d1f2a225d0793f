import type { StoryLine } from '../../game';
import type { Table } from '../wire';

/*
 * What the story tells of coins, reckoned back from what lies on the table: every coin that moves has
 * its line, so the figures are exact for as far back as the lines are there.
 */

/** What all had at the end of a round; at the last moment, what they have now. */
export interface Moment {
  round: number;
  coins: readonly number[];
  /** What the constructed Landmarks have cost. */
  landmarks: readonly number[];
}

/** What a card has brought each player, less what it has cost. */
export interface CardIncome {
  card: string;
  coins: readonly number[];
}

/** Coins that a line moves: `card` is what moved them, if a card did. */
interface Movement {
  seat: number;
  coins: number;
  card: string | null;
}

/** The ends of the rounds that the lines reach back to, the oldest first. */
export function momentsOf(table: Table, lines: readonly StoryLine[]): readonly Moment[] {
  const costs = new Map(
    table.cards.flatMap(({ id, colour, cost }) => (colour === 'landmark' ? [[id, cost]] : [])),
  );
  const seats = table.players.map(({ seat }) => seat);
  const coins = table.players.map((player) => player.coins);
  const landmarks = table.players.map((player) =>
    player.landmarks.reduce((sum, id) => sum + (costs.get(id) ?? 0), 0),
  );
  const moments: Moment[] = [{ round: table.round, coins: [...coins], landmarks: [...landmarks] }];
  for (const line of lines.toReversed()) {
    if (line.own) continue;
    for (const { seat, coins: moved } of movements(line)) add(coins, seats.indexOf(seat), -moved);
    add(landmarks, seats.indexOf(Number(line.args.seat)), -landmarkValue(line, costs));
    if (line.code !== 'round') continue;
    const round = Number(line.args.round) - 1;
    moments.unshift({ round, coins: [...coins], landmarks: [...landmarks] });
  }
  return moments;
}

/** What each card has brought, as far as the lines tell, the most profitable first. */
export function incomesOf(table: Table, lines: readonly StoryLine[]): readonly CardIncome[] {
  const seats = table.players.map(({ seat }) => seat);
  const incomes = new Map<string, number[]>();
  for (const line of lines) {
    if (line.own) continue;
    for (const { seat, coins, card } of movements(line)) {
      if (card === null) continue;
      const row = incomes.get(card) ?? seats.map(() => 0);
      add(row, seats.indexOf(seat), coins);
      incomes.set(card, row);
    }
  }
  const sum = (coins: readonly number[]) => coins.reduce((all, each) => all + each, 0);
  return [...incomes]
    .map(([card, coins]) => ({ card, coins }))
    .filter(({ coins }) => coins.some((each) => each !== 0))
    .sort((a, b) => sum(b.coins) - sum(a.coins));
}

function add(sums: number[], i: number, coins: number): void {
  if (i >= 0) sums[i] = (sums[i] ?? 0) + coins;
}

/** A payment to a player is a card's income; what a player pays for others' cards is no card's cost. */
function movements({ code, args }: StoryLine): readonly Movement[] {
  const seat = Number(args.seat);
  const amount = Number(args.amount ?? 0);
  const card = typeof args.card === 'string' ? args.card : null;
  switch (code) {
    case 'pays':
    case 'pays-short':
      return [
        { seat, coins: -amount, card: null },
        { seat: Number(args.to), coins: amount, card },
      ];
    case 'pays-bank':
    case 'pays-bank-short':
      return [{ seat, coins: -amount, card }];
    case 'takes':
      return [{ seat, coins: amount, card }];
    case 'collect':
      return collected(args);
    case 'borrows':
      return [{ seat, coins: amount, card: 'loan-office' }];
    case 'airport':
      return [{ seat, coins: amount, card: 'airport' }];
    case 'city-hall':
      return [{ seat, coins: 1, card: 'city-hall' }];
    case 'invests':
      return [{ seat, coins: -1, card: 'tech-startup' }];
    case 'builds':
      return [{ seat, coins: -Number(args.cost), card: null }];
    default:
      return [];
  }
}

/** One line for all whom the bank pays, in lists of equal length. */
function collected({ seats, amounts, cards }: StoryLine['args']): readonly Movement[] {
  if (!Array.isArray(seats) || !Array.isArray(amounts) || !Array.isArray(cards)) return [];
  return seats.map((seat, i) => ({
    seat: Number(seat),
    coins: Number(amounts[i]),
    card: String(cards[i]),
  }));
}

/** What a line adds to the value of the Landmarks of its player. */
function landmarkValue({ code, args }: StoryLine, costs: ReadonlyMap<string, number>): number {
  const cost = costs.get(String(args.card)) ?? 0;
  if (code === 'builds') return cost;
  return code === 'demolishes' ? -cost : 0;
}
