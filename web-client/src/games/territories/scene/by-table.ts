import type { StoryLine } from '../../game';
import type { Table } from '../wire';

/** Why the table has thrown or chosen for somebody: his time was up, or he was absent. */
export type ByTable = 'late' | 'absent';

/** By their keys the lines that tell what the table did for somebody; no line says it of itself. */
export function doneByTable(
  lines: readonly StoryLine[],
  table: Table,
): ReadonlyMap<string, ByTable> {
  const absent = new Set(absentAtFirst(lines, table));
  const done = new Map<string, ByTable>();
  let late: unknown = null;
  for (const { key, code, args } of lines) {
    if (code === 'went-absent') absent.add(args.seat);
    else if (code === 'came-back') absent.delete(args.seat);
    else if (isDeed(code, args)) {
      const why = late === args.seat ? 'late' : absent.has(args.seat) ? 'absent' : null;
      if (why) done.set(key, why);
    }
    late = code === 'time-up' ? args.seat : null;
  }
  return done;
}

/** Who was absent before the first line, of which the story may be only the end. */
function absentAtFirst(lines: readonly StoryLine[], { players }: Table): readonly unknown[] {
  const firsts = new Map<unknown, boolean>();
  for (const { code, args } of lines) {
    const isTold = code === 'went-absent' || code === 'came-back';
    if (isTold && !firsts.has(args.seat)) firsts.set(args.seat, code === 'came-back');
  }
  return players.flatMap(({ seat, absent }) => ((firsts.get(seat) ?? absent) ? [seat] : []));
}

function isDeed(code: string, { dice }: StoryLine['args']): boolean {
  return Array.isArray(dice) || code.startsWith('caravan-paid');
}
