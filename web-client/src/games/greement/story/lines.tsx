import type { ComponentChildren } from 'preact';
import type { LineFace } from '../../faces';
import type { StoryLine } from '../../game';
import { type Fill, filling } from '../../sentences';
import { cardTitle, saidValue } from '../events/words';
import { sentences, t } from '../words';
import { linesAfter } from './around';
import { debtBefore } from './own-debt';
import { type Reader, toldTo } from './reader';
import { sparedBy } from './spared';

/** Lines that stand as a rule across the log. */
const RULES = new Set([
  'starts-opened',
  'map-revealed',
  'loaning-opened',
  'round-began',
  'cards-drawn',
]);

/** The seat whose medal stands before a line, by the name of its argument. */
const ACTORS = ['seat', 'seller', 'from', 'other'] as const;

/**
 * What a line says in the log: nothing of a start that turned out not to be for sale, and of what the reader
 * himself did at the beginning, or answered to a disease, nothing that a line of its own tells.
 */
export function loggedFace(line: StoryLine, reader: Reader): LineFace | null {
  return isReplaced(line, reader) || isOwnAgain(line, reader) ? null : lineFace(line, reader);
}

/** What he chose and wrote is told to him alone with its square and amount, at last with all that he paid. */
function isOwnAgain(line: StoryLine, { seat, lines }: Reader): boolean {
  const { code, args } = line;
  const isOwn = args.seat === seat.value;
  const isPaid = () => lines.value.some((each) => each.own && each.code === 'own-first-loan');
  switch (code) {
    case 'start-chosen':
    case 'loan-written':
      return isOwn;
    case 'start-paid':
      return isOwn && isPaid();
    case 'own-loan-written':
      return isPaid();
    case 'own-disease-answered':
      return isAnsweredAgain(linesAfter(lines.value, line));
    default:
      return false;
  }
}

/** An answer that was changed before the next event, or has been carried out. */
function isAnsweredAgain(after: readonly StoryLine[]): boolean {
  const next = after.findIndex(({ code }) => code === 'card-turned-up');
  return after
    .slice(0, next < 0 ? undefined : next)
    .some(({ code }) => code === 'own-disease-answered' || code === 'own-disease-paid');
}

function isReplaced({ code, args }: StoryLine, { lines }: Reader): boolean {
  return (
    code === 'start-locked' &&
    lines.value.some(
      (each) => each.code === 'replacement-opened' && each.args.square === args.square,
    )
  );
}

/** A sentence of the log as its reader is told it: who did it, and the squares that it names. */
export function lineFace(line: StoryLine, reader: Reader): LineFace {
  const { code, args } = line;
  const plain = keyOf(line, reader);
  const key = toldTo(reader, plain, line);
  const text = sentences.has(key) ? sentences.filled(key, fillsOf(line, reader)) : code;
  // The rule across the log says to the eye what begins.
  const begins = code === 'round-began' && <span class="hidden-text"> {t('round.begins')}</span>;
  const actor = line.own ? undefined : ACTORS.map((each) => args[each]).find(isSeat(code));
  const spaces = sparedBy(line, reader)?.squares ?? spacesOf(args);
  return {
    text: begins ? [text, begins] : text,
    ...(actor !== undefined && { seat: actor }),
    ...(key !== plain && { toReader: true }),
    ...(code === 'turn-began' && args.seat === reader.seat.value && { isTurn: true }),
    ...(RULES.has(code) && { rule: true }),
    ...(spaces.length > 0 && { spaces }),
  };
}

/** `from` is a seat in gifts, a number in changes of value. */
function isSeat(code: string): (value: unknown) => value is number {
  return (value): value is number => code !== 'value-changed' && typeof value === 'number';
}

/** Some lines read otherwise when there is nothing to say of one of their numbers. */
function keyOf(line: StoryLine, reader: Reader): string {
  const { lines } = reader;
  const { code, args } = line;
  switch (code) {
    case 'starts-opened':
      return isFirst(lines.value, line) ? `line.${code}` : 'line.starts-opened.again';
    case 'debts-cancelled':
      return debtBefore(lines.value, line) > 0 ? 'line.debts-cancelled.yours' : `line.${code}`;
    case 'bought':
      return args.tax === 0 ? 'line.bought' : 'line.bought.taxed';
    case 'event-paid': {
      const spared = sparedBy(line, reader);
      return spared ? `line.${code}.${spared.beside}` : `line.${code}`;
    }
    case 'event-unpaid':
      return args.pledged === 0 ? 'line.event-unpaid' : 'line.event-unpaid.short';
    case 'own-profit':
      return args.amount === 0 ? 'line.own-profit.none' : 'line.own-profit';
    case 'own-disease-answered':
      return args.coins === 0 ? 'line.own-disease-answered.none' : lentKey(line);
    default:
      return lentKey(line);
  }
}

/** Of a payment for which nothing is borrowed no loan is told. */
function lentKey({ code, args }: StoryLine): string {
  const key = `line.${code}`;
  return args.loan === 0 && sentences.has(`${key}.unlent`) ? `${key}.unlent` : key;
}

/** True where no line of this kind came before. */
function isFirst(story: readonly StoryLine[], { code, key }: StoryLine): boolean {
  return (story.find((each) => each.code === code)?.key ?? key) === key;
}

function spacesOf({ square, squares }: Record<string, unknown>): readonly string[] {
  if (Array.isArray(squares)) return squares.map(String);
  return typeof square === 'string' ? [square] : [];
}

const SEATS = new Set(['seat', 'seller', 'buyer', 'other', 'maker', 'addressee']);

function fillsOf(line: StoryLine, reader: Reader): Fill {
  const { code, args } = line;
  const bold = (seat: unknown) => <b>{reader.name(Number(seat))}</b>;
  const fill: Fill = {};
  for (const [key, value] of Object.entries(args)) {
    const seat = SEATS.has(key) || (code === 'donated' && (key === 'from' || key === 'to'));
    fill[key] = seat ? bold(value) : plain(key, value, args);
  }
  if (code === 'bought') {
    const square = String(args.square);
    fill.what = args.kind === 'gold' ? t('bought.gold', { square }) : square;
  }
  if (code === 'debts-cancelled') fill.debt = debtBefore(reader.lines.value, line);
  if (Array.isArray(args.squares)) fill.n = args.squares.length;
  if (code === 'event-paid') fill.n = sparedBy(line, reader)?.squares.length ?? 0;
  if (code === 'own-profit') fill.parts = profitParts(args);
  if (code === 'pledges-collected') fill.gifts = gifts(args, reader);
  return fill;
}

function plain(key: string, value: unknown, args: Record<string, unknown>): ComponentChildren {
  switch (key) {
    case 'card':
      return <b>{cardTitle(String(value))}</b>;
    case 'squares':
      return Array.isArray(value) ? value.join(t('list.comma')) : '';
    case 'kind':
    case 'beside':
      return sentences.words(`a.${value}`);
    case 'choice':
      return sentences.words(`choice.${value}`);
    case 'value':
      return valueWords(value);
    case 'tax':
      return args.taxPayer === undefined ? filling(value) : taxWords(Number(value), args.taxPayer);
    default:
      return filling(value);
  }
}

/** A value under the name that it has in the table; the ear hears no sign of a factor. */
function valueWords(value: unknown): ComponentChildren {
  const [named, said] = [t(`value.${value as 'seed'}`), saidValue(value)];
  if (named === said) return named;
  return (
    <>
      <span aria-hidden="true">{named}</span>
      <span class="hidden-text">{said}</span>
    </>
  );
}

function taxWords(tax: number, payer: unknown): string {
  if (tax === 0) return t('tax.none');
  return payer === 'buyer' ? t('tax.buyer', { tax }) : t('tax.seller', { tax });
}

/** "32 from 4 crops times 2, 5 from 1 gold mine": equal squares together, with the factor of what lies beside them. */
function profitParts({ kinds, counts, multipliers, amounts }: Record<string, unknown>): string {
  if (!Array.isArray(kinds)) return '';
  const at = (list: unknown, i: number) => (Array.isArray(list) ? Number(list[i]) : 0);
  return kinds
    .map((kind, i) => {
      const what = sentences.words(`kinds.${kind}`, { n: at(counts, i) });
      const factor = at(multipliers, i);
      const coins = at(amounts, i);
      return factor > 1
        ? t('profit.part.times', { what, factor, coins })
        : t('profit.part', { what, coins });
    })
    .join(t('list.comma'));
}

/** "Mara 6, Jonas 4": who has given how much. */
export function gifts(
  { seats, amounts }: Record<string, unknown>,
  { seat: reader, name }: Pick<Reader, 'seat' | 'name'>,
): ComponentChildren {
  if (!Array.isArray(seats) || !Array.isArray(amounts)) return '';
  return seats.map((seat, i) => [
    i > 0 ? t('list.comma') : '',
    ...sentences.filled(seat === reader.value ? 'gift.part.you' : 'gift.part', {
      seat: <b>{name(Number(seat))}</b>,
      coins: Number(amounts[i]),
    }),
  ]);
}
