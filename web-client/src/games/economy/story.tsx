import type { LineFace, StoryLine } from '../game';
import { type Fill, filling } from '../sentences';
import { sentences, t } from './words';

type Name = (seat: number) => string;

/** Lines that stand as a rule across the log. */
const RULES = new Set(['play-begins', 'part-two']);

const SEATS = new Set(['seat', 'rival', 'from']);

/** A line of the log by itself: who did it, in words. The server's line names no space and no card. */
export function lineFace({ code, args }: StoryLine, name: Name): LineFace {
  const key = keyOf(code, args);
  const actor = args.seat;
  return {
    text: sentences.has(key) ? sentences.filled(key, fillsOf(args, name)) : code,
    ...(typeof actor === 'number' && !RULES.has(code) && { seat: actor }),
    ...(RULES.has(code) && { rule: true }),
  };
}

function keyOf(code: string, { seats }: Record<string, unknown>): string {
  const shared = code === 'won' && Array.isArray(seats) && seats.length > 1;
  return shared ? 'line.won.shared' : `line.${code}`;
}

function fillsOf(args: Record<string, unknown>, name: Name): Fill {
  return Object.fromEntries(
    Object.entries(args).map(([hole, value]) => [hole, fillOf(hole, value, name)]),
  );
}

function fillOf(hole: string, value: unknown, name: Name) {
  if (SEATS.has(hole)) return <b>{name(Number(value))}</b>;
  if (hole === 'seats' && Array.isArray(value)) {
    return <b>{value.map((seat) => name(Number(seat))).join(t('list.and'))}</b>;
  }
  return filling(value);
}

/** The sentence of a refusal; a card that is too close is told by its sector. */
export function refusalWords(
  code: string,
  args: Record<string, unknown>,
  name: Name,
): string | undefined {
  if (code !== 'too-close') return sentences.refusal(code, { ...args, n: args.die }, name);
  const sector = String(args.card).split('-')[0] ?? '';
  return t('refused.too-close', { sector: sentences.words(`sector.${sector}`) });
}
