import { listed } from '../../i18n/list';
import type { LineFace } from '../faces';
import type { StoryLine } from '../game';
import { type Fill, filling } from '../sentences';
import { type Reader, toldOfSeat, whom } from './reader';
import { sentences, t } from './words';

type Name = (seat: number) => string;

/** Lines that stand as a rule across the log. */
const RULES = new Set(['play-begins', 'part-two']);

/** A line of the log by itself: who did it, in words. The server's line names no space and no card. */
export function lineFace({ code, args }: StoryLine, reader: Reader): LineFace {
  const key = keyOf(code, args, reader);
  const actor = args.seat;
  return {
    text: sentences.has(key) ? sentences.filled(key, fillsOf(args, reader)) : code,
    ...(typeof actor === 'number' && !RULES.has(code) && { seat: actor }),
    ...(RULES.has(code) && { rule: true }),
  };
}

function keyOf(code: string, { seat, seats }: Record<string, unknown>, reader: Reader): string {
  const [first, ...more] = Array.isArray(seats) ? seats : [];
  if (code === 'won' && more.length > 0) return 'line.won.shared';
  return toldOfSeat(reader, `line.${code}`, code === 'won' ? first : seat);
}

function fillsOf(args: Record<string, unknown>, reader: Reader): Fill {
  return Object.fromEntries(
    Object.entries(args).map(([hole, value]) => [hole, fillOf(hole, value, reader)]),
  );
}

function fillOf(hole: string, value: unknown, reader: Reader) {
  const { name } = reader;
  if (hole === 'rival' && value === reader.seat.value) return whom(reader, Number(value));
  if (hole === 'rival') return <b>{name(Number(value))}</b>;
  if (hole === 'seat') return <b>{name(Number(value))}</b>;
  if (hole === 'seats' && Array.isArray(value)) {
    return <b>{listed(value.map((seat) => name(Number(seat))))}</b>;
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
