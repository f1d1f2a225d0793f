import type { ComponentChildren, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameView, StoryLine } from '../../games/game';
import { toast } from '../../ui/toast';
import { inSight } from '../layout';
import { t } from '../words';
import type { OpenTable } from './open-table';
import type { Moment } from './showing';

/** As much as one reads at a glance: the newest that fit, and how many there were besides. */
const MOST_LINES = 3;
const MOST_LETTERS = 140;

/** Who missed something is told what: nothing moved for him, or too much waited to be played. */
export function useDigest({ game, play, showing }: OpenTable): void {
  const { queue } = showing;
  useEffect(() => {
    const missed = new Map<string, StoryLine>();
    const miss = (before: Moment, after: Moment) => {
      for (const line of linesBetween(before, after)) missed.set(line.key, line);
    };
    const tell = () => {
      if (!inSight.peek()) return;
      const words = digestOf(game, [...missed.values()], turnWords(play), play.seat.peek());
      missed.clear();
      if (words) toast(words);
    };
    const endArrivals = queue.onArrival((before, after) => {
      if (!inSight.peek()) miss(before, after);
    });
    const endJumps = queue.onJump((before, after) => {
      miss(before, after);
      tell();
    });
    const endSight = inSight.subscribe(tell);
    return () => {
      endArrivals();
      endJumps();
      endSight();
    };
  }, [game, queue]);
}

/** The lines that one moment has after those of an earlier one. */
export function linesBetween(
  before: Pick<Moment, 'story'>,
  after: Pick<Moment, 'story'>,
): readonly StoryLine[] {
  const last = before.story.at(-1)?.key;
  return after.story.slice(after.story.findLastIndex(({ key }) => key === last) + 1);
}

/**
 * "You missed: Jonas buys G5 for 4. (and 3 more) Now Mireille is on turn."; '' where nothing was. What the reader
 * himself did or got, or lost to others, is named before what they did among themselves; the deed of his with which it
 * begins he has not missed.
 */
export function digestOf(
  game: Pick<GameView, 'line'>,
  missed: readonly StoryLine[],
  turn: string,
  reader: number | null = null,
): string {
  const faces = missed.map((line) => ({ line, face: game.line(line) }));
  const isDeed = ({ line, face }: (typeof faces)[number]) =>
    reader !== null && !line.own && (face === null || face.seat === reader);
  const first = faces.findIndex((each) => !isDeed(each));
  const told = (first < 0 ? [] : faces.slice(first)).flatMap(({ line, face }) => {
    const words = textOf(face?.text);
    return words ? [{ words, isReaders: line.own || face?.toReader === true }] : [];
  });
  if (told.length === 0) return '';
  const byWeight = told.toReversed().sort((a, b) => Number(b.isReaders) - Number(a.isReaders));
  const named = new Set(byWeight.slice(0, fitting(byWeight.map(({ words }) => words.length))));
  const what = told.flatMap((each) => (named.has(each) ? each.words : [])).join(' ');
  const n = told.length - named.size;
  const missing = n === 0 ? t('digest', { what }) : t('digest.more', { what, n });
  return `${missing} ${turn}`.trim();
}

/** How many of them, from the first on, are read at a glance. */
function fitting(lengths: readonly number[]): number {
  let letters = 0;
  const last = lengths.findIndex((length, i) => {
    letters += length;
    return i === MOST_LINES || (i > 0 && letters + i > MOST_LETTERS);
  });
  return last < 0 ? lengths.length : last;
}

/** Whose turn it is by now, where it is that of one. */
function turnWords({ room, seat, name }: OpenTable['play']): string {
  const { stage, toAct } = room.peek();
  const [next] = toAct;
  if (stage !== 'playing' || next === undefined || toAct.length > 1) return '';
  return next === seat.peek() ? t('digest.turn.yours') : t('digest.turn', { name: name(next) });
}

/** The words of a sentence without what sets them off. */
function textOf(words: ComponentChildren): string {
  if (Array.isArray(words)) return words.map(textOf).join('');
  if (typeof words === 'string' || typeof words === 'number') return String(words);
  const children = (words as VNode<{ children?: ComponentChildren }> | null)?.props?.children;
  return children === undefined ? '' : textOf(children);
}
