import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Flight, fly } from '../../ui/flights';
import type { StoryLine } from '../game';
import type { Scenes } from '../staging';
import { linesSince } from '../story-since';
import type { GreementPlay } from './play';
import { kindOf, ownedBy } from './sums';
import type { Hand } from './wire';

/** How long the reader's own coins are on their way, between his squares and his paper. */
const OWN_MILLIS = 700;

type Story = readonly StoryLine[];

/**
 * Lets the coins of the reader's own harvest and purchases fly once the table is as they leave it. Returns his
 * hand as it is seen: what he harvests is his, and told, when it has landed, what he buys is his and paid for at once.
 */
export function followOwnCoins(
  play: GreementPlay,
  scenes: Pick<Scenes<{ story: Story }>, 'shown' | 'running'>,
): { purse: ReadonlySignal<Hand | null>; harvests: ReadonlySignal<boolean> } {
  const underway = signal<readonly (Hand | null)[]>([]);
  let before: Story | undefined;
  let held: Hand | null = null;
  effect(() => {
    if (scenes.running.value !== null) return;
    const { story } = scenes.shown.value;
    const hand = held;
    held = play.hand.value;
    const last = before;
    before = story;
    if (!last || last === story || !play.moving.peek()) return;
    const since = linesSince({ lines: last }, { lines: story }, 0);
    const me = play.seat.peek();
    const mine = since.filter((line) => isDeed(line) && line.args.seat === me);
    const flights = [
      ...(since.some(isHarvest) ? harvest(play) : []),
      ...mine.flatMap((line) => paymentOf(line, me)),
    ];
    if (flights.length === 0) return;
    // The page is drawn first: only then is the paper where the coins are to land.
    requestAnimationFrame(() => fly(flights, OWN_MILLIS));
    if (!since.some(isHarvest)) return;
    underway.value = [...underway.peek(), hand];
    setTimeout(() => {
      underway.value = underway.peek().slice(1);
    }, OWN_MILLIS);
  });
  return {
    purse: computed(() => underway.value[0] ?? play.hand.value),
    harvests: computed(() => underway.value.length > 0),
  };
}

function isHarvest({ code, own, args }: StoryLine): boolean {
  return own && code === 'own-profit' && Number(args.amount) > 0;
}

/** The reader's money: at the foot of the paper, on a phone his purse. */
const PURSE = '.ledger tfoot td, .sheet-line .chip.brass';

const boxOf = (square: unknown) => `.greement-map [data-square="${square}"]`;

/** A coin from each square that brings something. */
function harvest({ table, seat }: GreementPlay): readonly Flight[] {
  const me = seat.peek();
  const mine = me === null ? [] : ownedBy(table.peek(), me);
  return mine
    .filter((square) => kindOf(table.peek(), square) !== 'land')
    .map((square) => ({ from: boxOf(square), to: PURSE, words: '', kind: 'coins' }));
}

/** What is paid for a square goes from whoever pays to the square, and ends there. */
export function paymentOf({ args }: StoryLine, me: number | null): readonly Flight[] {
  const from = args.seat === me ? PURSE : `[data-seat="${args.seat}"] .medal`;
  return [{ from, to: boxOf(args.square), words: '', kind: 'coins' }];
}

const DEEDS = new Set(['bought', 'seeded', 'cattle-bought']);

export function isDeed({ code, own }: StoryLine): boolean {
  return !own && DEEDS.has(code);
}
