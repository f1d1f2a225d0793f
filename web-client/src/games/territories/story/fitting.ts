/** What a seat is called. */
export type Name = (seat: number) => string;

/** So much of a name stands whatever else has to go. */
const LEAST = 8;
/** No name is longer. */
const MOST = 32;

/**
 * The first of these sentences that there is room for; the last of them, which says the least, at need with names
 * as long as they may be.
 */
export function fitted(
  whole: readonly ((name: Name) => string)[],
  bare: (name: Name) => string,
  name: Name,
  isHeld: (words: string) => boolean,
): string {
  const fits = [...whole, bare].map((words) => words(name)).find(isHeld);
  if (fits !== undefined) return fits;
  for (let most = MOST; most > LEAST; most -= 1) {
    const told = bare((seat) => cut(name(seat), most));
    if (isHeld(told)) return told;
  }
  return bare((seat) => cut(name(seat), LEAST));
}

/** As many letters of a name, and a sign that it is longer. */
function cut(name: string, most: number): string {
  const letters = [...name];
  return letters.length <= most + 1 ? name : `${letters.slice(0, most).join('').trimEnd()}…`;
}
