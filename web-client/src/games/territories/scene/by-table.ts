import type { StoryLine } from '../../game';
import type { Table } from '../wire';

/** Why the table has thrown or chosen for somebody: his time was up, or he was absent. */
export type ByTable = 'late' | 'absent';

/** By the keys of their lines what the table did for somebody; no line says it of itself. */
export type DoneByTable = ReadonlyMap<string, ByTable>;

/** What the table did in a story that is read once. */
export function doneByTable(lines: readonly StoryLine[], table: Table): DoneByTable {
  return openByTable()(lines, table);
}

/** Asked again for a story that has grown since, this reads only what is new of it. */
export function openByTable(): (lines: readonly StoryLine[], table: Table) => DoneByTable {
  let told = storyFrom([]);
  let count = 0;
  let lastKey: string | undefined;
  return (lines, table) => {
    if (count === 0 || lines[count - 1]?.key !== lastKey) {
      told = storyFrom(absentAtFirst(lines, table));
      count = 0;
    }
    for (const line of lines.slice(count)) told.hear(line);
    count = lines.length;
    lastKey = lines.at(-1)?.key;
    return told.done;
  };
}

function storyFrom(absentBefore: readonly unknown[]) {
  const absent = new Set(absentBefore);
  const done = new Map<string, ByTable>();
  let late: unknown = null;
  return {
    done,
    hear({ key, code, args }: StoryLine): void {
      if (code === 'went-absent') absent.add(args.seat);
      else if (code === 'came-back') absent.delete(args.seat);
      else if (isDeed(code, args)) {
        const why = late === args.seat ? 'late' : absent.has(args.seat) ? 'absent' : null;
        if (why) done.set(key, why);
      }
      late = code === 'time-up' ? args.seat : null;
    },
  };
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
