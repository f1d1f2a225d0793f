import './flights.css';
import { render } from 'preact';
import { iconHref } from './Icon';
import type { IconName } from './icon-names';
import { Medal } from './Medal';
import type { SeatColour } from './seats';

/** Something that travels over the page: points from a card, coins from one purse to another. */
export interface Flight {
  /** From where to where, as selectors of what is on the page now. */
  from: string;
  to: string;
  /** What travels, in words: "+3". */
  words: string;
  kind: 'points' | 'coins' | 'card';
  /** What is seen of a card: its sign, and the style that colours it; without it the card's back. */
  face?: { icon: IconName; style: string };
  /** Whose it is: his medal travels in front of the words. */
  owner?: SeatColour;
  /** So many coins travel in a row, one if that is absent; the words stand beside them. */
  coins?: number;
}

interface Point {
  x: number;
  y: number;
}

/** How long what has changed is outlined where nothing may travel. */
const OUTLINED_MILLIS = 2000;
/** How far the arc rises above the straight way, as a share of its length. */
const RISE = 0.18;
/** Pixels; a long way is not thrown over the head of the page. */
const MOST_RISE = 60;
const STEPS = 12;

/** A shallow arc between two points, or the straight way, as the stations of an animation. */
export function arc(from: Point, to: Point, mostRise = MOST_RISE): readonly Point[] {
  const rise = Math.min(mostRise, Math.hypot(to.x - from.x, to.y - from.y) * RISE);
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const part = i / STEPS;
    const lift = 4 * part * (1 - part) * rise;
    return {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part - lift,
    };
  });
}

/**
 * Lets all of them travel at once; coins fade as they land, so that they hide nothing there. They are drawn over the page and say nothing: what changed is told
 * by the log. Returns what ends them at once.
 */
export function fly(flights: readonly Flight[], millis: number): () => void {
  const ways = flights.flatMap((flight) => {
    const [from, to] = [endOf(flight.from), endOf(flight.to)];
    return from && to ? [{ flight, from: onPage(from, flight), to }] : [];
  });
  const highest = underBanners();
  const drawn = fanned(ways).map(({ flight, from, to }) => {
    const room = Math.max(0, Math.min(from.y, to.y) - highest);
    const mostRise = from.inRow || to.inRow ? 0 : Math.min(MOST_RISE, room);
    return send(flight, arc(from, to, mostRise), millis);
  });
  return () => {
    for (const end of drawn) end();
  };
}

/** Half of what travels, with its gap. */
const HALF = 22;

/** How high anything may rise without lying over what the banners above the table say. */
function underBanners(): number {
  return (document.querySelector('.banners')?.getBoundingClientRect().bottom ?? 0) + HALF;
}

/** Where a flight begins or ends. */
interface End extends Point {
  /** At a seat in a row: an arc would rise over the names of those between. */
  inRow: boolean;
}

interface Way {
  flight: Flight;
  from: End;
  to: End;
}

/** Pixels between the middles of two that begin at one place: side by side they can be read at once. */
const FAN = { x: 52, y: 34 };
/** What a medal takes, with its gap. */
const MEDAL = { size: 22, room: 28 };
/** Pixels that they keep from the edges of the page. */
const EDGE = 30;

/** Points that begin at the edge of a narrow page are whole there. */
function onPage(from: End, { kind, owner }: Flight): End {
  if (kind !== 'points') return from;
  const most = innerWidth - EDGE - (owner === undefined ? 0 : MEDAL.room);
  return { ...from, x: Math.min(from.x, most) };
}

/** Points that begin together lie beside one another, in the order of where they go. */
function fanned(ways: readonly Way[]): readonly Way[] {
  const points = ways.filter(({ flight }) => flight.kind === 'points');
  const [first] = points;
  if (points.length < 2 || points.some(({ flight }) => flight.from !== first?.flight.from)) {
    return ways;
  }
  const axis = spread(points, 'x') > spread(points, 'y') ? 'x' : 'y';
  const hasMedals = points.some(({ flight }) => flight.owner !== undefined);
  const apart = FAN[axis] + (hasMedals && axis === 'x' ? MEDAL.room : 0);
  // Of one with a medal the right half is the longer one.
  const most = (axis === 'x' ? innerWidth : innerHeight) - EDGE - (apart - FAN[axis]);
  const half = ((points.length - 1) / 2) * apart;
  const middle = Math.max(EDGE + half, Math.min(first?.from[axis] ?? 0, most - half));
  const inOrder = points.toSorted((one, other) => one.to[axis] - other.to[axis]);
  return ways.map((way) => {
    const place = inOrder.indexOf(way);
    const at = middle - half + place * apart;
    return place < 0 ? way : { ...way, from: { ...way.from, [axis]: at } };
  });
}

function spread(ways: readonly Way[], axis: 'x' | 'y'): number {
  const ends = ways.map(({ to }) => to[axis]);
  return Math.max(...ends) - Math.min(...ends);
}

/** Pixels beside a seat in a column: there what travels covers no other seat, and nobody seems to be paid. */
const BESIDE = 34;
/** Below the foot of a seat in a row: there it covers no name. */
const BELOW = 8;

function endOf(selector: string): End | undefined {
  const found = document.querySelector(selector);
  if (!found) return undefined;
  const inRow = found.matches('.seats:not(.three) > *');
  // Other seats stand below a seat in two rows of them: its mark alone has no words.
  const isInRows = found.matches('.seats.phone.many > *');
  const place = (isInRows && found.querySelector('.medal')) || found;
  const { x, y, width, height } = place.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2, inRow };
  if (found.matches('.seats.three > *')) return { ...middle, x: x + width + BESIDE };
  return inRow && !isInRows ? { ...middle, y: y + height + BELOW } : middle;
}

/** The longest row of coins. */
const MOST_COINS = 9;

function send(flight: Flight, way: readonly Point[], millis: number): () => void {
  const { words, kind, coins = 1, face, owner } = flight;
  const flier = document.createElement('span');
  flier.className = `flight ${kind}${kind === 'coins' && words === '' ? ' bare' : ''}`;
  if (kind === 'coins') flier.append(row(Math.min(coins, MOST_COINS)));
  if (face) {
    flier.classList.add(face.style);
    flier.append(sign(face.icon));
  }
  if (owner) flier.append(medal(owner));
  flier.append(words);
  flier.ariaHidden = 'true';
  document.body.append(flier);
  const end = () => flier.remove();
  const stations = way.map(({ x, y }, i) => ({
    translate: `${x}px ${y}px`,
    opacity: kind === 'coins' && i === STEPS ? 0 : 1,
  }));
  flier.animate(stations, { duration: millis, easing: 'ease-in-out' }).onfinish = end;
  return end;
}

function row(coins: number): HTMLElement {
  const drawn = document.createElement('span');
  drawn.className = 'flight-coins';
  drawn.append(...Array.from({ length: coins }, () => document.createElement('i')));
  return drawn;
}

function medal(owner: SeatColour): HTMLElement {
  const drawn = document.createElement('span');
  drawn.className = 'flight-medal';
  render(<Medal colour={owner} size={MEDAL.size} />, drawn);
  return drawn;
}

const SVG = 'http://www.w3.org/2000/svg';

function sign(icon: IconName): SVGSVGElement {
  const drawn = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', iconHref(icon));
  drawn.append(use);
  return drawn;
}

/** Ends the outline that stands. */
let endLast: () => void = () => undefined;

/**
 * Outlines for two seconds what has changed, where nothing may travel: what has changed before is then
 * outlined no more. Returns what ends it at once.
 */
export function outline(selectors: readonly string[]): () => void {
  endLast();
  const changed = selectors.flatMap((selector) => document.querySelector(selector) ?? []);
  for (const each of changed) each.classList.add('outlined');
  const end = () => {
    for (const each of changed) each.classList.remove('outlined');
    clearTimeout(timer);
  };
  const timer = setTimeout(end, OUTLINED_MILLIS);
  endLast = end;
  return end;
}
