import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { kept } from '../settings';

/** A selector of the page, or several whose things stand within one frame. */
export type Spot = string | readonly string[];

/**
 * A step of a guide as the table stands: its name in the list of steps, what it tells, and the act
 * itself where there is one.
 */
export interface GuideStep {
  id: string;
  name: string;
  title: string;
  line: string;
  /** What its words are about, drawn: signs that may not be on the page just now. */
  picture?: ComponentChildren;
  /** What that says, for those who listen. */
  heard?: string;
  /**
   * What it speaks of: the bubble stands beside the first that is in sight, the second is joined to it.
   */
  spots: readonly Spot[];
  act?: { label: string; run: () => void } | null;
  /** An act that a clock waits for while one reads: it can be done from every step, which stays. */
  meanwhile?: { label: string; line: string; run: () => void } | null;
  /** What comes after it cannot be told before its act is done: whoever wants it later is guided on then. */
  awaited?: boolean;
  /** It speaks of the board more than of the buttons: a phone's sheet folds away meanwhile. */
  board?: boolean;
  /** What of the board the bubble keeps off meanwhile, where the step has an answer of its own. */
  choices?: string;
  /** Brings into sight what it speaks of, as the step begins. */
  show?: () => void;
  /** The reader has done it by himself. */
  done?: boolean;
}

/** What a game brings for the way through a newcomer's first turn; the frame shows it. */
export interface GameGuide {
  /** True in the reader's first turns: then the guide is offered, and shown to whoever took it. */
  isTime(): boolean;
  /** True through those turns and between them: then it is offered as well while others act. */
  isEarly?(): boolean;
  /** True while the turn is the reader's own: whoever ends one at the last step has done what it tells. */
  isOwnTurn(): boolean;
  /**
   * Given where a clock does no more than the reader would: then no turn cuts the guide. Once taken it stays
   * from turn to turn, and steps aside only while this is true.
   */
  stepsAside?(): boolean;
  /** True while what the reader has done by himself is played: he has gone on from the step that stood. */
  isActed?(): boolean;
  /** True while what is played may lie under the veil: what is dimmed before and after it stays so. */
  isVeiledThrough?(): boolean;
  /** What of the board can be chosen now, as a selector: the bubble keeps off it. */
  choices?: string;
  /** Where something else is told meanwhile, as a selector: the bubble keeps off that as well. */
  told?: string;
  /** The board is large beside what a step speaks of: so the bubble may stand on it. */
  onBoard?: boolean;
  /** Five steps, in their order. */
  steps(): readonly GuideStep[];
}

/**
 * Whether a game's guide is shown: in the first turns, or whoever is on turn because its offer was taken, or
 * from its beginning because somebody asked for it.
 */
export type Guiding = 'no' | 'turn' | 'taken' | 'now';

/** What this browser knows of a game's guide. */
export interface GuideMemory {
  /** True once it was shown to its end, or declined. */
  seen: Signal<boolean>;
  guiding: Signal<Guiding>;
  /** For how many own turns more it waits to be gone on with, after one has come between; else 0. */
  goesOn: Signal<number>;
  /** True since the reader put it away: it waits to be gone on with until an own turn has ended. */
  putAway: Signal<boolean>;
}

const memories = new Map<string, GuideMemory>();

/** The same for all who ask for this game's. */
export function guideMemory(game: string): GuideMemory {
  const known = memories.get(game);
  if (known) return known;
  const seen = kept(`${game}.guide`, false, (value) => typeof value === 'boolean');
  const guiding = signal<Guiding>('no');
  const memory = { seen, guiding, goesOn: signal(0), putAway: signal(false) };
  memories.set(game, memory);
  return memory;
}

/** True while the guide stands over the table. */
export function isGuiding(game: string, guide: GameGuide): boolean {
  const { guiding } = guideMemory(game);
  if (guiding.value === 'turn') return guide.isTime();
  if (guiding.value === 'taken' && guide.stepsAside?.()) return false;
  return guiding.value !== 'no';
}

/**
 * True while the guide is offered to a reader who has not seen it: in his first turns, and while others act,
 * for then reading costs him no time.
 */
export function isOffered(game: string, guide: GameGuide): boolean {
  const { seen, guiding, goesOn, putAway } = guideMemory(game);
  if (seen.value || guiding.value !== 'no') return false;
  if (putAway.value) return true;
  return guide.isTime() || guide.isEarly?.() === true || (goesOn.value > 0 && !guide.isOwnTurn());
}
