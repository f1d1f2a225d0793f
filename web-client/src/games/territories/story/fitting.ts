import { t } from '../words';

/** What a seat is called. */
export type Name = (seat: number) => string;

/** So much of a name stands whatever else has to go, and a little less to keep the field. */
const LEAST = 8;
const LEAST_BY_FIELD = 6;
/** No name is longer. */
const MOST = 32;

/**
 * The first of these sentences that takes no more letters than there is room for: whole if that is so,
 * else with names as long as they may be, and at last without the field that ends it.
 */
export function fitted(
  whole: readonly ((name: Name) => string)[],
  brief: (name: Name) => string,
  name: Name,
  room: number,
): string {
  const fits = [...whole, brief].map((words) => words(name)).find(({ length }) => length <= room);
  if (fits !== undefined) return fits;
  const bare = (called: Name) => withoutField(brief(called));
  for (const [words, least] of [
    [brief, LEAST_BY_FIELD],
    [bare, LEAST],
  ] as const) {
    for (let most = MOST; most >= least; most -= 1) {
      const told = words((seat) => cut(name(seat), most));
      if (told.length <= room) return told;
    }
  }
  return bare((seat) => cut(name(seat), LEAST));
}

/** As many letters of a name, and a sign that it is longer. */
function cut(name: string, most: number): string {
  const letters = [...name];
  return letters.length <= most + 1 ? name : `${letters.slice(0, most).join('').trimEnd()}…`;
}

function withoutField(words: string): string {
  const end = words.lastIndexOf(t('list.dot'));
  return end < 0 ? words : words.slice(0, end);
}
