import { computed, signal } from '@preact/signals';
import { t } from '../i18n';
import { listTables } from '../net/rooms';
import type { OwnTable } from '../net/wire';
import { kept } from '../settings';
import { announce } from '../ui/aria';

/** How long until the list is asked for again; out of sight, where only the title of the tab is read, every third time. */
const ASKED_EACH_MILLIS = 10_000;
const OUT_OF_SIGHT_EACH = 3;
/** What is forgotten is gone from the server's list after a day. */
const MOST_FORGOTTEN = 50;

const listed = signal<{ tables: readonly OwnTable[]; atMillis: number }>({
  tables: [],
  atMillis: 0,
});

/** The tables that the reader wants to see no more: each as it stood then. */
const forgotten = kept<readonly string[]>('tables.forgotten', [], isListOfNames);

/** The tables at which this browser has a seat, those first that wait for it. */
export const ownTables = computed(() =>
  listed.value.tables.filter((table) => !forgotten.value.includes(asItStands(table))),
);

/** When the clocks of the list were told, by the browser's time. */
export const toldAtMillis = computed(() => listed.value.atMillis);

/** True where the table waits for the reader. */
export function isYours({ toAct, seat, paused }: OwnTable): boolean {
  return !paused && toAct?.includes(seat) === true;
}

/** One that is only being set up, or is over, can be forgotten; a game that is on cannot. */
export function canBeForgotten({ room }: OwnTable): boolean {
  return room.stage !== 'playing';
}

/** Takes a table off the list of this browser until something happens there. */
export function forget(table: OwnTable): void {
  forgotten.value = [...forgotten.value, asItStands(table)].slice(-MOST_FORGOTTEN);
}

function asItStands({ room }: OwnTable): string {
  return `${room.room} ${room.stage}`;
}

/** Keeps the last list when a later one cannot be had; says which tables have come to wait. */
export async function fetchTables(): Promise<void> {
  const before = listed.peek().tables.filter(isYours);
  const tables = await listTables().catch(() => null);
  if (!tables) return;
  listed.value = { tables, atMillis: Date.now() };
  const waited = (room: string) => before.some((table) => table.room.room === room);
  for (const { room } of tables.filter(isYours).filter(({ room }) => !waited(room.room))) {
    announce(t('tables.announce', { title: room.title || room.room }));
  }
}

/** Forgets what was listed, as a page does that is loaded anew. */
export function clearTables(): void {
  listed.value = { tables: [], atMillis: 0 };
  forgotten.value = [];
}

/** Asks now, every few seconds, more rarely while the page is out of sight, and when it comes back. */
export function followTables(): () => void {
  let times = 0;
  const ask = () => {
    const isDue = times++ % OUT_OF_SIGHT_EACH === 0;
    if (document.visibilityState === 'visible' || isDue) void fetchTables();
  };
  ask();
  const asking = setInterval(ask, ASKED_EACH_MILLIS);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(asking);
    document.removeEventListener('visibilitychange', ask);
  };
}

function isListOfNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
