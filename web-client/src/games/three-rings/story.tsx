import type { ComponentChildren } from 'preact';
import { signedFigure } from '../../i18n/figure';
import { listed } from '../../i18n/list';
import type { LineFace } from '../faces';
import type { StoryLine } from '../game';
import type { Fill } from '../sentences';
import { placeName } from './names';
import { bundleWords, sideWords } from './payments';
import type { Goal, Power, Ring } from './wire';
import { sentences, t } from './words';

type Name = (seat: number) => string;
type Args = Record<string, unknown>;

/** Lines that stand as a rule across the log. */
const RULES = new Set(['round']);

const SEATS = new Set(['seat', 'to', 'accused', 'payer']);

/** A sentence of the log: who did it, in words, and the spaces that it lights on the board. */
export function lineFace({ code, args, own }: StoryLine, name: Name): LineFace {
  const key = keyOf(code, args);
  const actor = args.seat;
  const spaces = spacesIn(args);
  return {
    text: sentences.has(key) ? sentences.filled(key, fillsOf(args, name)) : code,
    ...(typeof actor === 'number' && !own && { seat: actor }),
    ...(RULES.has(code) && { rule: true }),
    ...(spaces.length > 0 && { spaces }),
  };
}

function spacesIn({ space, take, spaces, wantSpaces }: Args): readonly string[] {
  const single = [space, take].filter((each) => typeof each === 'string');
  return [...new Set([...single, ...listOf(spaces), ...listOf(wantSpaces)].map(String))];
}

/** Some lines read otherwise by what they tell of. */
function keyOf(code: string, args: Args): string {
  const key = `line.${code}`;
  switch (code) {
    case 'rate':
      return args.rate === 0 ? `${key}.none` : key;
    case 'level':
      return args.level === 0 ? `${key}.none` : key;
    case 'pays-interest':
      return `${key}.${args.debt === 0 ? 'cash' : args.cash === 0 ? 'debt' : 'both'}`;
    case 'pays-rent':
      return rentKey(key, args);
    case 'trades':
      return Number(args.borrowed) > 0 ? `${key}.borrowed` : key;
    case 'ends':
    case 'ends-by-rounds':
      return endKey(key, String(args.reason), listOf(args.seats).length);
    default:
      return key;
  }
}

/** Money alone is told without a list; a rent that no offer was made for has none. */
function rentKey(key: string, { rent, cash, borrow, takeDebt, spaces }: Args): string {
  if (cash === undefined || cash === rent) return key;
  const isMoney = !takeDebt && listOf(spaces).length === 0;
  return isMoney && Number(cash) + Number(borrow) === rent ? `${key}.borrowed` : `${key}.with`;
}

function endKey(key: string, reason: string, winners: number): string {
  if (winners === 0) return `${key}.nobody`;
  return `${key}.${reason}${winners > 1 ? '.shared' : ''}`;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function fillsOf(args: Args, name: Name): Fill {
  const fill: Fill = Object.fromEntries(
    Object.entries(args).map(([hole, value]) => [hole, fillOf(hole, value, name)]),
  );
  return {
    ...fill,
    rolls: rollsOf(args, name),
    payment: bundleWords(args, typeof args.to === 'number' ? name(args.to) : ''),
    give: sideWords(args, fill.seat, fill.to),
    want: sideWords(
      { cash: args.wantMoney, takeDebt: args.wantDebt, spaces: args.wantSpaces },
      fill.to,
      fill.seat,
    ),
  };
}

function fillOf(hole: string, value: unknown, name: Name): ComponentChildren {
  if (SEATS.has(hole)) return <b>{name(Number(value))}</b>;
  switch (hole) {
    case 'seats':
    case 'order': {
      const names = listOf(value).map((seat) => name(Number(seat)));
      return <b>{hole === 'seats' ? listed(names) : names.join(t('list.comma'))}</b>;
    }
    case 'space':
    case 'take':
      return placeName(String(value));
    case 'spaces':
      return listed(listOf(value).map((space) => placeName(String(space))));
    case 'ring':
      return t(`on.${value as Ring}`);
    case 'goal':
      return t(`goal.${value as Goal}`);
    case 'power':
      return t(`power.${value as Power}`);
    case 'level':
      return signedFigure(Number(value));
    default:
      return Array.isArray(value) ? '' : (value as ComponentChildren);
  }
}

/** "Anna 5, Jonas 2": who rolled what for the first turn. */
function rollsOf({ seats, dice }: Args, name: Name): string {
  return listOf(seats)
    .map((seat, i) =>
      t('first.of', { name: name(Number(seat)), die: Number(listOf(dice)[i] ?? 0) }),
    )
    .join(t('list.comma'));
}

/** What the fuller sentence of a refusal names; the limits of a bundle name less than the server. */
const NAMED: Record<string, readonly string[]> = {
  'goal-not-in-hand': ['goal'],
  'not-rural-agriculture': ['space'],
  'not-vacant': ['space'],
  'unknown-player': ['player'],
  'not-enough-properties': ['missing'],
  'rooftop-taken': ['ring'],
  'not-owner': ['space'],
  'wrong-ring': ['ring'],
  'ring-fixed': ['ring'],
  'exceeds-debt': ['debt'],
  'insufficient-funds': ['needed', 'cash'],
  'exceeds-due': ['due'],
  'exceeds-rent': ['rent'],
  'exceeds-claimants-debt': ['theirDebt'],
  'not-a-property': ['space'],
  'payment-not-exact': ['price', 'paid'],
  'not-theirs': ['space'],
  'exceeds-their-debt': ['theirDebt'],
  'exceeds-own-debt': ['debt'],
};

/** The sentence of a refusal, or of why something is blocked. */
export function refusalWords(code: string, args: Args, name: Name): string | undefined {
  const named = NAMED[code]?.every((hole) => args[hole] !== undefined && args[hole] !== null);
  const fill = Object.fromEntries(
    Object.entries(args).map(([hole, value]) => [hole, refusalFill(hole, value, name)]),
  );
  return sentences.refusal(named ? `${code}.named` : code, fill, name);
}

function refusalFill(hole: string, value: unknown, name: Name): unknown {
  switch (hole) {
    case 'space':
      return placeName(String(value));
    case 'ring':
      return t(`on.${value as Ring}`);
    case 'goal':
      return t(`goal.${value as Goal}`);
    case 'player':
      return name(Number(value));
    default:
      return value;
  }
}
