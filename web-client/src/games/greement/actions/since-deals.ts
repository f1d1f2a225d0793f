import { listed } from '../../../i18n/list';
import type { StoryLine } from '../../game';
import { cardTitle } from '../events/words';
import type { GreementPlay } from '../play';
import type { Session } from '../session';
import { linesAfter, linesBefore } from '../story/around';
import { offerLine } from '../story/offer-line';
import { inOwnTurn, windowOf } from '../story/turns';
import { t } from '../words';
import type { OwnChange, Part } from './since-own';
import { causeOf } from './since-squares';

/* What the reader himself has dealt and paid since his turn, and all through his next one: only he is told the sums. */

/** What a deal came to for the reader, or that an offer of his was refused; undefined of any other line. */
export function dealWords({ play }: Session, line: StoryLine): string | undefined {
  const { code, args } = line;
  const sums = {
    other: play.name(Number(args.other)),
    square: String(args.square),
    price: Number(args.price),
    amount: Number(args.amount),
    tax: Number(args.tax ?? 0),
  };
  const isTaxed = (payer: string) => sums.tax > 0 && args.taxPayer === payer;
  switch (code) {
    case 'own-bought':
      return t(isTaxed('buyer') ? 'since.own.bought.taxed' : 'since.own.bought', sums);
    case 'own-sold':
      return t(isTaxed('seller') ? 'since.own.sold.taxed' : 'since.own.sold', sums);
    case 'own-donation-given':
      return t(sums.tax > 0 ? 'since.own.gave.taxed' : 'since.own.gave', sums);
    case 'own-donation-received':
      return t('since.own.given', { name: sums.other, amount: sums.amount });
    default:
      return refusedWords(play, line) ?? withdrawnWords(play, line) ?? lapsedWords(play, line);
  }
}

/** That whoever made the reader an offer takes it back; undefined of any other line. */
function withdrawnWords({ name, seat, lines }: GreementPlay, line: StoryLine): string | undefined {
  const offer = offerLine(line, 'withdrawn');
  if (!offer || line.args.addressee !== seat.value || isDealt(lines.value, line)) return undefined;
  return t(`since.own.withdrawn.${offer.kind}`, { ...offer, name: name(Number(line.args.maker)) });
}

/** That an offer of the reader's or to him has lapsed, unless its square was dealt in that turn; undefined of any other line. */
function lapsedWords({ name, seat, lines }: GreementPlay, line: StoryLine): string | undefined {
  const offer = offerLine(line, 'lapsed');
  if (!offer) return undefined;
  const isDealt = turnAround(lines.value, line).some(
    ({ code, args }) => code === 'square-sold' && args.square === offer.square,
  );
  if (isDealt) return undefined;
  const { maker, addressee } = line.args;
  return maker === seat.value
    ? t(`since.own.lapsed.${offer.kind}`, { ...offer, name: name(Number(addressee)) })
    : t(`since.own.lapsed.${offer.kind}.theirs`, { ...offer, name: name(Number(maker)) });
}

/** True of an offer whose square one of its two has got of the other later in the same turn: of that alone is told. */
function isDealt(story: readonly StoryLine[], line: StoryLine): boolean {
  const { square, maker, addressee } = line.args;
  const later = new Set(linesAfter(story, line));
  return turnAround(story, line).some(
    (each) =>
      later.has(each) &&
      each.code === 'square-sold' &&
      each.args.square === square &&
      [maker, addressee].includes(each.args.seller) &&
      [maker, addressee].includes(each.args.buyer),
  );
}

/** The turn in which a line was told, without the line. */
function turnAround(story: readonly StoryLine[], line: StoryLine): readonly StoryLine[] {
  const isBeginning = ({ code }: StoryLine) => code === 'turn-began';
  const before = linesBefore(story, line);
  const after = linesAfter(story, line);
  const next = after.findIndex(isBeginning);
  const began = Math.max(0, before.findLastIndex(isBeginning));
  return [...before.slice(began), ...after.slice(0, next < 0 ? undefined : next)];
}

/** That whoever was asked does not take an offer of the reader's; undefined of any other line. */
function refusedWords({ name, seat, lines }: GreementPlay, line: StoryLine): string | undefined {
  const offer = offerLine(line, 'refused');
  if (!offer || line.args.maker !== seat.value || isDealt(lines.value, line)) return undefined;
  return t(`since.own.refused.${offer.kind}`, {
    ...offer,
    name: name(Number(line.args.addressee)),
  });
}

/**
 * The deals since the reader's turn and in his next one, and the offers that came to nothing; none while his paper is
 * covered.
 */
export function dealsOf(session: Session): readonly OwnChange[] {
  const { play, yours, covered } = session;
  const seat = play.seat.value;
  if (seat === null || covered.value) return [];
  const story = play.lines.value;
  const turn = yours.value ? inOwnTurn(story, seat) : [];
  return [...windowOf(story, seat), ...turn].flatMap((line) => {
    const words = dealWords(session, line);
    if (words === undefined) return [];
    const parts = [partOf(line, words)];
    const tells = [line.key, ...publicOf(story, line)];
    const isTheirs = line.args.maker !== seat && line.code.endsWith('-lapsed');
    const passing = isTheirs ? 'withdrawn' : PASSING[line.code.split('-')[1] ?? ''];
    return [{ key: line.key, tells, by: doerOf(line), passing, card: undefined, parts }];
  });
}

/** What came to nothing weighs least; of that an answer to an offer of the reader's most. */
const PASSING: Partial<Record<string, OwnChange['passing']>> = {
  refused: 'answer',
  lapsed: 'answer',
  withdrawn: 'withdrawn',
};

/** Who did it, where it was another: refused, took back or gave. */
function doerOf({ code, args }: StoryLine): number | undefined {
  if (code.endsWith('-refused')) return Number(args.addressee);
  if (code.endsWith('-withdrawn')) return Number(args.maker);
  return code === 'own-donation-received' ? Number(args.other) : undefined;
}

/** A square that is got or lost is a gain or none; of a gift the giver is told what it is. */
function partOf({ code, args }: StoryLine, words: string): Part {
  const squares = typeof args.square === 'string' ? [args.square] : [];
  return { words, squares, lost: code === 'own-donation-received' ? false : undefined };
}

/** The line that all are told of the same deal. */
function publicOf(story: readonly StoryLine[], line: StoryLine): readonly string[] {
  const { args, own } = line;
  if (!own || typeof args.square !== 'string') return [];
  const sold = linesBefore(story, line).findLast(
    ({ code, args: { square } }) => code === 'square-sold' && square === args.square,
  );
  return sold ? [sold.key] : [];
}

/** What the reader has paid against a card, under its name; his share of a jar, or for cattle of his. */
export function paidOf({ play, covered }: Session): readonly OwnChange[] {
  const seat = play.seat.value;
  if (seat === null || covered.value) return [];
  const story = play.lines.value;
  return windowOf(story, seat).flatMap((line) => {
    const { key, code, args } = line;
    const isHerd = code === 'own-disease-paid';
    if ((!isHerd && code !== 'own-pledge-paid') || Number(args.coins) === 0) return [];
    const cause = causeOf(story, line);
    // It is taken only where all together paid enough.
    const words = t(isHerd ? 'since.own.paid.herd' : 'since.own.paid', {
      coins: Number(args.coins),
      squares: listed([args.squares ?? []].flat().map(String)),
    });
    const card = cause && cardTitle(String(cause.args.card));
    return [{ key: cause?.key ?? key, tells: [key], card, parts: [{ words, lost: undefined }] }];
  });
}
