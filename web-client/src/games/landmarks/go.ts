import type { StoryLine } from '../game';
import type { Beat } from './beats';
import type { Card, Table } from './wire';

/** The throw that lies on the table, and what it has come to, as far as the story tells. */
export interface Go {
  /** The same pips thrown again are another throw. */
  key: string;
  seat: number;
  dice: readonly number[];
  /** What the dice showed before they were thrown again. */
  first: readonly number[] | null;
  /** The Harbour's two are in the total. */
  added: boolean;
  /** Null until it is fixed. */
  total: number | null;
  beats: readonly Beat[];
}

/** The last throw of a table; null before the first. */
export function goOf({ phase, roller, dice }: Table, lines: readonly StoryLine[]): Go | null {
  const at = lines.findLastIndex(isThrow);
  if (phase === 'reroll' || phase === 'harbour') {
    const first = firstIn(lines.slice(at + 1));
    const seat = roller ?? 0;
    return {
      key: keyAfter(lines[at], first),
      seat,
      dice,
      first,
      added: false,
      total: null,
      beats: [],
    };
  }
  const line = lines[at];
  if (!line) return null;
  const before = lines.findLastIndex((each, i) => i < at && isThrow(each));
  const first = firstIn(lines.slice(before + 1, at));
  return {
    key: keyAfter(lines[before], first),
    seat: Number(line.args.seat),
    dice: numbers(line.args.dice),
    first,
    added: line.code === 'rolls-and-adds',
    total: Number(line.args.total),
    beats: lines.slice(at + 1).flatMap(beatsOfLine),
  };
}

/** A line that tells a throw whose total is fixed. */
function isThrow({ code, own }: StoryLine): boolean {
  return !own && (code === 'rolls' || code === 'rolls-and-adds');
}

function firstIn(lines: readonly StoryLine[]): readonly number[] | null {
  const again = lines.findLast(({ code }) => code === 'rolls-again');
  return again ? numbers(again.args.first) : null;
}

/** A throw is known by the one before it: its own line comes once its total is fixed. */
function keyAfter(before: StoryLine | undefined, first: readonly number[] | null): string {
  return `${before?.key ?? ''}${first ? ' again' : ''}`;
}

function numbers(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

/** What a line tells of a go; nothing where it tells of something else. */
function beatsOfLine({ code, args, own }: StoryLine): readonly Beat[] {
  if (own) return [];
  const seat = Number(args.seat);
  const beat = (kind: Beat['kind'], from: number | null, to: number | null, amount = 0): Beat => ({
    kind,
    card: typeof args.card === 'string' ? (args.card as Card) : null,
    copies: Number(args.copies ?? 1),
    from,
    to,
    amount,
    owed: Number(args.owed ?? 0),
  });
  const amount = Number(args.amount ?? 0);
  switch (code) {
    case 'pays':
    case 'pays-short':
      return [beat('coins', seat, Number(args.to), amount)];
    case 'pays-bank':
    case 'pays-bank-short':
      return [beat('coins', seat, null, amount)];
    case 'takes':
      return [beat('coins', null, seat, amount)];
    case 'collect':
      return collected(args);
    case 'borrows':
      return [{ ...beat('coins', null, seat, amount), card: 'loan-office' }];
    case 'airport':
      return [{ ...beat('coins', null, seat, amount), card: 'airport' }];
    case 'city-hall':
      return [{ ...beat('coins', null, seat, 1), card: 'city-hall' }];
    case 'tuna': {
      const sum = numbers(args.dice).reduce((all, pips) => all + pips, 0);
      return [{ ...beat('tuna-dice', null, seat, sum), card: 'tuna-boat' }];
    }
    case 'reopens':
      return [beat('reopened', null, seat)];
    case 'closes':
      return [beat('closed', null, seat)];
    case 'demolishes':
      return [beat('demolished', seat, null)];
    case 'gives':
      return [beat('moved', seat, Number(args.to))];
    case 'returns':
      return [beat('returned', seat, null)];
    case 'builds':
      return [beat('built', seat, null, Number(args.cost))];
    case 'invests':
      return [{ ...beat('invested', seat, null, 1), card: 'tech-startup' }];
    default:
      return [];
  }
}

/** One line for all whom the bank pays, in lists of equal length. */
function collected({ seats, amounts, cards, copies }: StoryLine['args']): readonly Beat[] {
  const cardsIn = Array.isArray(cards) ? cards.map((card) => String(card) as Card) : [];
  const [to, amount, of] = [numbers(seats), numbers(amounts), numbers(copies)];
  return cardsIn.map((card, i) => ({
    kind: 'coins',
    card,
    copies: of[i] ?? 1,
    from: null,
    to: to[i] ?? null,
    amount: amount[i] ?? 0,
    owed: 0,
  }));
}
