/** What a seat is called. */
export type Name = (seat: number) => string;

/** So much of a name stands whatever else has to go. */
const LEAST = 8;
/** No name is longer. */
const MOST = 32;

/**
 * The first of these sentences that takes no more letters than there is room for; the last of them, which
 * names no field, at need with names as long as they may be.
 */
export function fitted(
  whole: readonly ((name: Name) => string)[],
  bare: (name: Name) => string,
  name: Name,
  room: number,
): string {
  const fits = [...whole, bare].map((words) => words(name)).find(({ length }) => length <= room);
  if (fits !== undefined) return fits;
  for (let most = MOST; most > LEAST; most -= 1) {
    const told = bare((seat) => cut(name(seat), most));
    if (told.length <= room) return told;
  }
  return bare((seat) => cut(name(seat), LEAST));
}

/** As many letters of a name, and a sign that it is longer. */
function cut(name: string, most: number): string {
  const letters = [...name];
  return letters.length <= most + 1 ? name : `${letters.slice(0, most).join('').trimEnd()}…`;
}
