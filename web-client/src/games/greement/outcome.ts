import { cardFace, type Effect, taken } from './cards';
import type { Verdict } from './scenes';
import type { Hand, Kind, Table } from './wire';

/** What an appropriation leaves of a herd or a field. */
const LEFT: Partial<Record<Kind, Kind>> = { crop: 'land', cattle: 'land' };

/** What an event makes of what stands on owned squares. */
const BECOMES: Partial<Record<Effect['do'], Partial<Record<Kind, Kind>>>> = {
  'crops-to-land': { crop: 'land' },
  'cattle-to-crops': { cattle: 'crop' },
  'lands-to-cattle': { land: 'cattle', crop: 'cattle' },
};

/** Whether a verdict whose word has fallen lets its card come to pass: the table itself follows when it has been told. */
export function comes(decided: Verdict | null): boolean {
  return decided?.stopped === false && decided.fallen;
}

/**
 * The table as it is to be seen: with the word of the stamp the squares that the card takes are nobody's and those that it
 * changes are changed, and what all own and bring and the values are as they are to be, all at one time.
 */
export function seenTable(table: Table, decided: Verdict | null): Table {
  const { event } = table;
  if (!event || !comes(decided)) return table;
  const { values, seats } = event.prospect;
  const losses = new Map(table.players.map(({ seat }) => [seat, taken(table, seat)]));
  const squares = changed(table.squares, cardFace(event.card).effects);
  for (const square of [...losses.values()].flat()) {
    const kind = squares[square]?.kind ?? null;
    squares[square] = { ...squares[square], kind: (kind && LEFT[kind]) ?? kind, owner: null };
  }
  return {
    ...table,
    values: { ...table.values, ...values },
    squares,
    players: table.players.map((player) => ({
      ...player,
      squareCount: player.squareCount - (losses.get(player.seat)?.length ?? 0),
      profit: seats[player.seat]?.profit ?? player.profit,
    })),
  };
}

/** The squares with what the card makes of them; whose they are stays as it is. */
function changed(squares: Table['squares'], effects: readonly Effect[]): Table['squares'] {
  const becomes: Partial<Record<Kind, Kind>> = Object.assign(
    {},
    ...effects.map((effect) => BECOMES[effect.do]),
  );
  return Object.fromEntries(
    Object.entries(squares).map(([square, face]) => {
      const kind = face.owner !== null && face.kind ? becomes[face.kind] : undefined;
      return [square, kind ? { ...face, kind } : face];
    }),
  );
}

/** The same of the reader's money and debt. */
export function seenHand(
  hand: Hand | null,
  { event }: Table,
  seat: number | null,
  decided: Verdict | null,
): Hand | null {
  if (!hand || !event || seat === null || !comes(decided)) return hand;
  const refund = event.prospect.seats[seat]?.refund ?? 0;
  const frees = cardFace(event.card).effects.some((effect) => effect.do === 'cancel-debts');
  return { ...hand, money: hand.money + refund, debt: frees ? 0 : hand.debt };
}
