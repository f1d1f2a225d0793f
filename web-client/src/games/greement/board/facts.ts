import { begun } from '../../../i18n/begun';
import { figure } from '../../../i18n/figure';
import { borrowable, isLendable, missingFor, owedWith } from '../actions/missing';
import { wayOut } from '../actions/reasons';
import { type Session, squareItem } from '../session';
import { distance } from '../squares';
import { hadOwnTurn } from '../story/turns';
import { lotOf, ownedBy, profitSum, type Sum, worthSum } from '../sums';
import type { Kind, Square, Table } from '../wire';
import { t } from '../words';
import { besideWords, freshWords, startWords } from './names';
import { priceFor } from './price';

/** A line of a square's card: a sum spelled out, and what comes out of it. */
export interface FactRow {
  words: string;
  result: string;
  /** The result is a price that can be paid: a coin stands before it. */
  coins?: boolean;
  /** The result is what the reader lacks; the buttons of a card say it as well. */
  missing?: boolean;
  /** The same as a phone says it, in a line of its own; absent it has none there. */
  told?: string;
  /** The same for the ear alone, where no line is told. */
  said?: string;
}

/** What is to be told of a square. */
export interface SquareFacts {
  title: string;
  chip: { words: string; kind: 'green' | 'quiet' | 'brick' } | undefined;
  rows: readonly FactRow[];
}

export function squareFacts(session: Session, square: Square): SquareFacts {
  const { play } = session;
  const face = play.table.value.squares[square];
  if (!face?.kind) return hiddenFacts(session, square);
  const { kind } = face;
  return {
    title: t('card.title', { square, kind: t(`kind.${kind}`) }),
    chip: besideChip(session, square, kind),
    rows: [
      ...ownerRow(session, square),
      ...wasRow(session, square),
      ...newRow(session, square),
      ...priceRow(session, square),
      ...yields(session, square),
    ],
  };
}

function besideChip(session: Session, square: Square, kind: Kind): SquareFacts['chip'] {
  if (kind === 'lake' || kind === 'mountain') return { words: t('card.unsaleable'), kind: 'quiet' };
  const words = besideWords(session, square);
  if (!words) return undefined;
  const factor = lotOf(session.play.table.value, square)?.multiplier ?? 1;
  return {
    words: t('card.beside', { beside: words, factor }),
    kind: factor > 1 ? 'green' : 'quiet',
  };
}

function ownerRow({ play }: Session, square: Square): FactRow[] {
  const owner = play.table.value.squares[square]?.owner;
  if (owner == null) return [];
  const isYours = owner === play.seat.value;
  const result = isYours ? t('card.you') : play.name(owner);
  const said = isYours ? t('said.yours') : t('said.owner', { name: result });
  return [{ words: t('card.owner'), result, said }];
}

/** Whose the square was in the reader's last turn, where it has changed hands since. */
function wasRow({ play, parted }: Session, square: Square): FactRow[] {
  const was = parted.value.get(square);
  if (was === undefined) return [];
  const isYours = was === play.seat.value;
  const result = isYours ? t('card.you') : play.name(was);
  const told = isYours ? t('sheet.wasYours') : t('sheet.was', { name: result });
  const said = isYours ? t('said.wasYours') : t('said.was', { name: result });
  return [{ words: t('card.was'), result, told, said }];
}

/** What another has done on it since the reader's last turn, where it is not told whose it was. */
function newRow(session: Session, square: Square): FactRow[] {
  const { fresh, parted } = session;
  const on = fresh.value.get(square);
  if (on === undefined || parted.value.has(square)) return [];
  const result = t(hadOwnTurn(session.play) ? 'card.new.since' : 'card.new.first');
  return [{ words: t(`card.new.${on}`), result, told: begun(freshWords(session, square)) }];
}

/** What the reader would pay; the figure bears a coin like the prices on the map, where his money is enough. */
function priceRow(session: Session, square: Square): FactRow[] {
  const asked = priceFor(session, square);
  if (!asked) return [];
  const { hand, seat, table } = session.play;
  const { coins, price, way } = asked;
  if (seat.value === null) {
    const said = t('sheet.costs', { coins: price });
    return [{ words: t('card.price.bank'), result: figure(price), coins: true, said }];
  }
  const item = squareItem(session, 'buy', square) ?? squareItem(session, 'replace-start', square);
  // Before the first square is paid for none is asked either, but nobody counts a way then.
  const isTaxFree = table.value.round > 0 && ownedBy(table.value, seat.value).length === 0;
  const words = way
    ? t('card.priceAndTax', { price, distance: way.steps, tax: table.value.values.distanceTax })
    : t(isTaxFree ? 'card.price.noSquares' : 'card.price', { price });
  const told = way
    ? t('sheet.costs.taxed', { price, tax: coins - price, coins })
    : t(isTaxFree ? 'sheet.costs.noSquares' : 'sheet.costs', { coins });
  const said = way ? t('said.taxed', { price, tax: coins - price, coins }) : told;
  const missing = missingFor(item);
  const isPaid = item ? missing === 0 : coins <= (hand.value?.available ?? 0);
  return [
    { words, result: figure(coins), coins: isPaid, told, said },
    ...(missing > 0 ? [missingRow(session, missing)] : []),
  ];
}

/** What a loan for it would come to, else why a square cannot be bought. */
function missingRow(session: Session, missing: number): FactRow {
  const most = borrowable(session)?.to ?? 0;
  const isLent = isLendable(session, missing);
  const way = isLent ? t('way.covers') : wayOut(session, missing);
  const said = t('said.missing', { missing, way });
  if (isLent && !session.covered.value) {
    const result = t('card.lent.debt', owedWith(session, missing));
    return { words: t('card.lent', { missing }), result, said, missing: true };
  }
  const words = missing > most ? t('card.missing.beyond', { most }) : t('card.missing');
  return { words, result: figure(missing), said, missing: true };
}

/** What a square brings and counts: as it lies there, bare land as it would be once seeded. */
function yields({ play }: Session, square: Square): FactRow[] {
  const table = play.table.value;
  const kind = table.squares[square]?.kind;
  if (!kind || kind === 'lake' || kind === 'mountain') return factorRow(kind, table.values);
  const seeded = kind === 'land';
  const then: Kind = seeded ? 'crop' : kind;
  const profit = profitSum(table, square, then);
  const worth = worthSum(table, square, then);
  return [
    row(
      t(seeded ? 'card.seeded' : 'card.profit', { sum: spelled(profit) }).trim(),
      profit,
      seeded ? 'sheet.earns.seeded' : 'sheet.earns',
    ),
    {
      words: t(seeded ? 'card.worthThen' : 'card.worth', { sum: spelled(worth) }).trim(),
      result: figure(worth.result),
      told: t(seeded ? 'sheet.worthThen' : 'sheet.worth', { coins: worth.result }),
      said: t(seeded ? 'said.worthThen' : 'said.worth', { coins: worth.result }),
    },
    ...(kind === 'crop' ? asCattle(table, square) : []),
  ];
}

/** A sum of one term is what comes out of it: it is not said twice. */
function spelled({ terms, result }: Sum): string {
  return terms === figure(result) ? '' : terms;
}

type Earning = 'sheet.earns' | 'sheet.earns.seeded';

function row(words: string, { result }: Sum, told: Earning): FactRow {
  return { words, result: t('card.aTurn', { coins: result }), told: t(told, { coins: result }) };
}

/** What cattle would make of a crop, in one line: what it brings and what it then counts. */
function asCattle(table: Table, square: Square): FactRow[] {
  const profit = profitSum(table, square, 'cattle');
  const figures = { coins: profit.result, worth: worthSum(table, square, 'cattle').result };
  return [
    {
      words: t('card.asCattle', { sum: spelled(profit) }).trim(),
      result: t('card.aTurn.worth', figures),
      told: t('sheet.earns.cattle', figures),
    },
  ];
}

function factorRow(
  kind: Kind | null | undefined,
  values: { lakeMultiplier: number; mountainMultiplier: number },
): FactRow[] {
  if (kind !== 'lake' && kind !== 'mountain') return [];
  const factor = kind === 'lake' ? values.lakeMultiplier : values.mountainMultiplier;
  return [
    {
      words: t('card.factor'),
      result: `×${factor}`,
      told: t('sheet.unsaleable', { factor }),
    },
  ];
}

function hiddenFacts(session: Session, square: Square): SquareFacts {
  const { play } = session;
  const { players, values } = play.table.value;
  const blocked = squareItem(session, 'choose-start', square)?.blocked ?? null;
  const starts = players.flatMap(({ lockedStart }) => (lockedStart ? [lockedStart] : []));
  const owner = players.find(({ lockedStart }) => lockedStart === square);
  const nearest = starts.reduce<Square | undefined>(
    (best, next) => (best && distance(best, square) <= distance(next, square) ? best : next),
    undefined,
  );
  const near: FactRow[] =
    nearest && !owner
      ? [
          {
            words: t('card.nearestStart', { square: nearest }),
            result: t('card.away', { n: distance(nearest, square) }),
            said: t('said.nearestStart', { square: nearest, n: distance(nearest, square) }),
          },
        ]
      : [];
  return {
    title: t('card.title', { square, kind: t('kind.hidden') }),
    chip: owner
      ? { words: startWords(session, owner.seat), kind: 'quiet' }
      : blocked
        ? { words: t('name.barred'), kind: 'brick' }
        : { words: t('name.free'), kind: 'green' },
    rows: [
      ...near,
      {
        words: t('card.chance.land'),
        result: figure(values.land),
        coins: true,
        said: t('said.chance.land', { coins: values.land }),
      },
      {
        words: t('card.chance.gold'),
        result: figure(values.goldMine),
        coins: true,
        said: t('said.chance.gold', { coins: values.goldMine }),
      },
      {
        words: t('card.chance.other'),
        result: t('card.youMove'),
        said: t('said.chance.other'),
      },
    ],
  };
}
