import type { ComponentChildren } from 'preact';
import { listed } from '../../i18n/list';
import type { LineFace } from '../faces';
import type { StoryLine } from '../game';
import type { Fill } from '../sentences';
import { cardName, cardObject, copiesWords } from './card-words';
import { sentences, t } from './words';

type Name = (seat: number) => string;
type Args = Record<string, unknown>;

/** Lines that stand as a rule across the log. */
const RULES = new Set(['round', 'mode', 'orders-opened', 'orders-closed']);

const SEATS = new Set(['seat', 'to']);

/** Lines in which a card is the one that does something, and not what is built or given. */
const DOERS = new Set(['reopens', 'closes']);

/** A sentence of the log: who did it, in words, and the cards that it lights on the table. */
export function lineFace({ code, args, own }: StoryLine, name: Name): LineFace {
  const key = keyOf(code, args);
  const actor = args.seat;
  const spaces = cardsIn(args);
  return {
    text: sentences.has(key) ? sentences.filled(key, fillsOf(code, args, name)) : code,
    ...(typeof actor === 'number' && !own && { seat: actor }),
    ...(RULES.has(code) && { rule: true }),
    ...(spaces.length > 0 && { spaces }),
  };
}

function cardsIn({ card, cards }: Args): readonly string[] {
  return [...new Set([...listOf(cards), ...(typeof card === 'string' ? [card] : [])].map(String))];
}

/** Some lines read otherwise by what they tell of. */
function keyOf(code: string, args: Args): string {
  const key = `line.${code}`;
  switch (code) {
    case 'rolls':
      return listOf(args.dice).length > 1 ? `${key}.two` : key;
    case 'pays-short':
    case 'pays-bank-short':
      return args.amount === 0 ? `${key}.nothing` : key;
    case 'pays-bank':
    case 'takes':
      return args.card === 'park' ? `${key}.park` : key;
    case 'builds':
      return args.cost === 0 ? `${key}.free` : key;
    case 'wants-mode':
    case 'no-mode':
    case 'mode':
      return `${key}.${args.mode}`;
    case 'candidates':
      return listOf(args.cards).length === 0 ? `${key}.none` : key;
    case 'won':
      return listOf(args.seats).length > 1 ? `${key}.shared` : key;
    default:
      return key;
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function fillsOf(code: string, args: Args, name: Name): Fill {
  const fill: Fill = Object.fromEntries(
    Object.entries(args).map(([hole, value]) => [hole, fillOf(code, hole, value, name)]),
  );
  const copies = Number(args.copies ?? 1);
  const dice = listOf(args.dice).map(Number);
  return {
    ...fill,
    n: copies,
    cards: copiesWords(String(args.card), copies),
    sum: dice.reduce((sum, pips) => sum + pips, 0),
    candidates: code === 'candidates' ? candidates(args) : '',
    incomes: code === 'collect' ? incomes(args, name) : '',
  };
}

function fillOf(code: string, hole: string, value: unknown, name: Name): ComponentChildren {
  if (SEATS.has(hole)) return <b>{name(Number(value))}</b>;
  switch (hole) {
    case 'seats': {
      const names = listOf(value).map((seat) => name(Number(seat)));
      return <b>{code === 'won' ? listed(names) : names.join(t('list.comma'))}</b>;
    }
    case 'dice':
    case 'first':
      return listOf(value).join(t('list.plus'));
    case 'card':
      return DOERS.has(code) ? cardName(String(value)) : cardObject(String(value));
    default:
      return String(value);
  }
}

/** "Anna 7 (Mine, 2 × Wheat Field), Jonas 1 (Wheat Field)": all that one throw brings, by players. */
function incomes({ seats, amounts, cards, copies }: Args, name: Name): ComponentChildren {
  const all = listOf(seats).map((seat, i) => ({
    seat: Number(seat),
    coins: Number(listOf(amounts)[i]),
    card: copiesWords(String(listOf(cards)[i]), Number(listOf(copies)[i])),
  }));
  return [...new Set(all.map(({ seat }) => seat))].map((seat, i) => {
    const own = all.filter((each) => each.seat === seat);
    return [
      i > 0 ? t('list.comma') : '',
      ...t.rich('income.of', {
        seat: <b>{name(seat)}</b>,
        coins: own.reduce((sum, { coins }) => sum + coins, 0),
        cards: own.map(({ card }) => card).join(t('list.comma')),
      }),
    ];
  });
}

/** "Mine too dear; Forest built": the reader's own candidates and what became of each. */
function candidates({ cards, fates }: Args): string {
  return listOf(cards)
    .map((card, i) =>
      t('candidate', {
        card: cardName(String(card)),
        fate: sentences.words(`fate.${listOf(fates)[i]}`),
      }),
    )
    .join(t('list.semicolon'));
}

/** The sentence of a refusal, or of why something is blocked. */
export function refusalWords(code: string, args: Args, name: Name): string | undefined {
  switch (code) {
    case 'insufficient-funds':
      return 'cost' in args && 'coins' in args
        ? sentences.refusal('insufficient-funds.known', args, name)
        : sentences.refusal(code, {}, name);
    case 'wrong-mode':
      return sentences.refusal(args.mode ? `${code}.${args.mode}` : code, args, name);
    case 'wrong-go-count':
      return t('refused.wrong-go-count', { n: Number(args.goes) });
    case 'bad-order':
      return t('refused.bad-order', { field: sentences.words(`field.${args.field}`) });
    default:
      return sentences.refusal(code, args, name);
  }
}
