import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { GameGuide, GuideStep, Spot } from '../../games/guide';
import { type Box, overlap, PHONE, unionOf } from './geometry';
import { InSight } from './in-sight';

/** Something that is lit: its box, and what is drawn as a path is that path. */
export interface Lit extends Box {
  path?: { d: string; transform: string };
  /** A disc: its corners are none of it. */
  round?: boolean;
  /** How round the corners of a button are, in pixels. */
  radius?: number;
  /** It is cut off at an edge: nothing of it is seen outside of its box. */
  cut?: boolean;
  /** Of a path and what lies on it: each of them, for a box about all would cut what is beside it. */
  parts?: readonly Lit[];
  /** The cap of a button's key, which hangs over its edge. */
  cap?: Box;
}

/** What the guide has measured of the page. */
export interface Sight {
  width: number;
  height: number;
  bubble: Pick<Box, 'width' | 'height'>;
  targets: readonly Lit[];
  choices: readonly Box[];
  /** Those of the choices that the game marks: no veil lies on them. */
  lit: readonly Lit[];
  column: Box | null;
  board: Box | null;
  seats: Box | null;
  /** A phone's bar of tabs. */
  tabs: Box | null;
}

/** What of a step the sight depends on. */
type Spoken = Pick<GuideStep, 'spots' | 'act'>;

/** What of a game's page the bubble keeps off. */
type Kept = { [part in 'choices' | 'told' | 'onBoard']: GameGuide[part] | undefined };

/** Whatever the game: its buttons, those that say why not among them. */
const BUTTONS = '.action-slot button, .sheet button';

/** The seats in a column of their own, under which there is room; above a board there is none. */
const SEATS = '.seats-place .seats:not(.one)';

/** What is asked of the reader over all else: he can answer it meanwhile. */
const ASKED = '.banners > .banner:has(button), .foot-banners .banner:has(button)';

/**
 * What stands where, from before it is first drawn on; it is measured anew with each picture, so that what
 * is drawn round something goes with it, whatever moves it.
 */
export function useSight(
  { spots, act = null }: Spoken,
  guide: Kept,
  bubble: RefObject<HTMLElement | null>,
): Sight | null {
  const [sight, setSight] = useState<Sight | null>(null);
  useLayoutEffect(() => {
    let last = '';
    let next = 0;
    const measure = () => {
      const seen = sightOf({ spots, act }, guide, bubble.current);
      const now = JSON.stringify(seen);
      if (now !== last) setSight(seen);
      last = now;
      next = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(next);
  }, [JSON.stringify(spots), act?.label, guide.choices, guide.told, guide.onBoard]);
  return sight;
}

function sightOf(
  { spots, act = null }: Spoken,
  { choices, told = '', onBoard = false }: Kept,
  bubble: HTMLElement | null,
): Sight {
  const inSight = new InSight();
  const isPhone = innerWidth < PHONE;
  const asked = litOf(ASKED, inSight);
  const lit = [...litOf(choices, inSight), ...asked];
  const spoken = isPhone && act !== null ? spots.filter((spot) => !isButton(spot)) : spots;
  return {
    width: innerWidth,
    height: innerHeight,
    bubble: { width: bubble?.offsetWidth ?? 0, height: bubble?.offsetHeight ?? 0 },
    targets: spoken.map((spot) => litOfSpot(spot, inSight)).filter((box) => box !== null),
    choices: isPhone
      ? [...boxesOf(offSheet(choices), inSight), ...boxesOf(offSheet(told), inSight), ...asked]
      : [...boxesOf(told === '' ? BUTTONS : `${BUTTONS}, ${told}`, inSight), ...lit],
    // Slices of what scrolls under the sheet would look like dirt.
    lit: isPhone ? lit.filter(({ cut }) => !cut) : lit,
    column: boxOfSpot('.knowledge', inSight),
    board: isPhone ? boardOf(inSight) : onBoard ? null : boxOfSpot('.board-slot', inSight),
    seats: boxOfSpot(SEATS, inSight),
    tabs: boxOfSpot('.tab-bar', inSight),
  };
}

/** What is drawn of a phone's board, without the rows of figures below it. */
function boardOf(inSight: InSight): Box | null {
  return boxOfSpot('.board-slot svg:not(.icon)', inSight) ?? boxOfSpot('.board-slot', inSight);
}

/** The bubble may take the place of a phone's sheet: it bears the act itself. */
function offSheet(selector: string | undefined): string {
  return selector ? `:is(${selector}):not(.sheet *)` : '';
}

function isButton(spot: Spot): boolean {
  return typeof spot === 'string' && document.querySelector(spot)?.matches('button') === true;
}

/** What is seen of the first thing on the page that fits; one box about all of them for a spot of several. */
export function boxOfSpot(spot: Spot, inSight = new InSight()): Box | null {
  if (typeof spot !== 'string') {
    return unionOf(spot.map((each) => boxOfSpot(each, inSight)).filter((box) => box !== null));
  }
  const found = spot ? document.querySelector(spot) : null;
  return found && boxOf(found, inSight);
}

/** The same in its own shape; of several things, of which some are no boxes, each in its own. */
export function litOfSpot(spot: Spot, inSight = new InSight()): Lit | null {
  if (typeof spot === 'string') {
    const found = spot ? document.querySelector(spot) : null;
    return found && litBy(found, inSight);
  }
  const all = boxOfSpot(spot, inSight);
  const parts = spot.map((each) => litOfSpot(each, inSight)).filter((lit) => lit !== null);
  return all && parts.some(({ path, round }) => path || round) ? { ...all, parts } : all;
}

function boxesOf(selector: string, inSight: InSight): Box[] {
  const found = selector ? [...document.querySelectorAll(selector)] : [];
  return found.map((each) => boxOf(each, inSight)).filter((box) => box !== null);
}

function litOf(choices: string | undefined, inSight: InSight): Lit[] {
  const marked = choices ? [...document.querySelectorAll(choices)] : [];
  return marked.map((each) => litBy(each, inSight)).filter((each) => each !== null);
}

function litBy(found: Element, inSight: InSight): Lit | null {
  const box = boxOf(found, inSight);
  if (!box) return null;
  const ground = groundOf(found);
  const whole = ground.getBoundingClientRect();
  const cut = box.width < Math.round(whole.width) || box.height < Math.round(whole.height);
  const round = ground.tagName === 'circle';
  const radius = cut ? 0 : radiusOf(ground, box);
  return {
    ...{ ...box, ...pathOf(ground) },
    ...(round && { round }),
    ...(radius > 0 && { radius }),
    ...(cut && { cut }),
    ...capOf(found),
  };
}

const LEAST_CAP = 8;

function capOf(found: Element): Pick<Lit, 'cap'> {
  const cap = found.matches('button') ? found.querySelector('.key-cap') : null;
  const { x, y, width, height } = cap?.getBoundingClientRect() ?? new DOMRect();
  // A phone's buttons say their keys to the ear alone.
  return height >= LEAST_CAP ? { cap: { x, y, width, height } } : {};
}

/** How round the corners of what is no drawing are; those of a pill at most half of its height. */
function radiusOf(found: Element, { width, height }: Box): number {
  const { borderTopLeftRadius } = getComputedStyle(found);
  const most = Math.min(width, height) / 2;
  const radius = Number.parseFloat(borderTopLeftRadius) || 0;
  return borderTopLeftRadius.endsWith('%') ? (radius / 50) * most : Math.min(radius, most);
}

/** A path as the window shows it. */
function pathOf(drawn: Element): Pick<Lit, 'path'> {
  const d = drawn.tagName === 'path' ? drawn.getAttribute('d') : null;
  const seen = (drawn as SVGGraphicsElement).getScreenCTM?.();
  if (!d || !seen) return {};
  const transform = `matrix(${seen.a} ${seen.b} ${seen.c} ${seen.d} ${seen.e} ${seen.f})`;
  return { path: { d, transform } };
}

/** Of a drawn group its ground, which is drawn first: badges and flying coins reach beyond it. */
function boxOf(found: Element, inSight: InSight): Box | null {
  const ground = groundOf(found);
  const whole = ground.getBoundingClientRect();
  const seen = whole.width === 0 ? null : inSight.of(ground, whole);
  if (!seen) return null;
  const { x, y, width, height } = seen;
  return {
    ...{ x: Math.round(x), y: Math.round(y) },
    ...{ width: Math.round(width), height: Math.round(height) },
  };
}

function groundOf(found: Element): Element {
  return found.tagName === 'g' ? (found.firstElementChild ?? found) : found;
}

/** The lines of text of the table that lie within this box, in part at least. */
export function textsIn(area: Box): readonly Box[] {
  const texts: Box[] = [];
  for (const part of document.querySelectorAll('#content, .phone-foot')) {
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walk.nextNode()) {
      range.selectNodeContents(walk.currentNode);
      for (const { x, y, width, height } of range.getClientRects()) {
        const text = { x, y, width, height };
        if (overlap(area, text) > 0) texts.push(text);
      }
    }
  }
  return texts;
}
