import type { StoryLine } from '../../game';
import { stepped } from '../fields';
import type { Table } from '../wire';

/** The way that a piece has gone: who looked elsewhere sees where it came from. */
export interface Trail {
  seat: number;
  from: number;
  to: number;
}

/**
 * Of the last throw; none where that moved nothing, its piece is gone, or a choice is open, which is read by itself.
 */
export function trailOf(table: Table, lines: readonly StoryLine[]): Trail | null {
  const { fields, phase, players } = table;
  if (phase === 'tax') return null;
  const line = lines.findLast(({ args }) => Array.isArray(args.dice));
  if (!line || line.code.startsWith('camp-rent-paid')) return null;
  const { seat, field, dice } = line.args;
  const to = fields.find(({ id }) => id === field)?.number;
  const player = players.find((each) => each.seat === seat);
  if (to === undefined || player?.position !== to) return null;
  const sum = (dice as readonly number[]).reduce((total, pips) => total + pips, 0);
  return { seat: player.seat, from: stepped(to, -sum), to };
}
