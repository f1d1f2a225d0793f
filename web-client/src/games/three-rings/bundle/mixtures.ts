import type { Mixture } from '../session';
import type { Space } from '../wire';
import { type Ask, itemsOf, mostOf, nothing, weightOfAll } from './ask';

/** The ready mixtures of a price that has to be met exactly. */
export const readyNames = ['cash-first', 'no-debt', 'keep-cash'] as const;

export type Ready = (typeof readyNames)[number];

/** A mixture with which nothing new is owed does not always exist. */
export function readyMixture(ask: Ask, name: Ready, isGoal: (space: Space) => boolean) {
  switch (name) {
    case 'cash-first':
      return cashFirst(ask);
    case 'no-debt':
      return withoutDebt(ask, isGoal);
    case 'keep-cash':
      return { ...nothing, debt: ask.price };
  }
}

/** Cash as far as it goes, the rest new debt. */
export function cashFirst(ask: Ask): Mixture {
  const cash = Math.min(ask.price, mostOf(ask, nothing, 'cash').most);
  return { ...nothing, cash, debt: ask.price - cash };
}

/** True if two mixtures are the same. */
export function isSame(one: Mixture, other: Mixture): boolean {
  return (
    one.cash === other.cash &&
    one.debt === other.debt &&
    one.theirDebt === other.theirDebt &&
    one.properties.length === other.properties.length &&
    one.properties.every((space) => other.properties.includes(space))
  );
}

/**
 * Cash and the fewest properties outside the goal that come to the price together; of equally few
 * those that leave the least of it to cash. Null if none do.
 */
function withoutDebt(ask: Ask, isGoal: (space: Space) => boolean): Mixture | null {
  const cash = mostOf(ask, nothing, 'cash').most;
  const spare = itemsOf(ask)
    .map(({ value }) => String(value))
    .filter((space) => !isGoal(space));
  let found: Mixture | null = null;
  for (const properties of fewest(ask, spare).values()) {
    const rest = ask.price - weightOfAll(ask, properties);
    if (rest < 0 || rest > cash) continue;
    const isFewer =
      found === null ||
      properties.length < found.properties.length ||
      (properties.length === found.properties.length && rest > found.cash);
    if (isFewer) found = { ...nothing, cash: rest, properties };
  }
  return found;
}

/** Of each sum up to the price the fewest properties that come to it. */
function fewest(ask: Ask, spare: readonly Space[]): ReadonlyMap<number, readonly Space[]> {
  const together = companions(ask);
  const plain = reached(
    ask,
    spare.filter((space) => !together.has(space)),
  );
  const mixed = subsets(spare.filter((space) => together.has(space))).filter(
    (subset) => weightOfAll(ask, subset) <= ask.price,
  );
  const sums = new Map<number, readonly Space[]>();
  for (const some of mixed) {
    for (const others of plain.values()) note(ask, sums, [...some, ...others]);
  }
  return sums;
}

/** Those that count more in company: what they come to depends on how many there are. */
function companions({ move, properties }: Ask): ReadonlySet<unknown> {
  const domain = move.parameters.find(({ name }) => name === properties)?.domain;
  const some = domain?.type === 'perhaps' ? domain.of : domain;
  return new Set(some?.type === 'some' ? some.company?.values : []);
}

function subsets(spaces: readonly Space[]): readonly (readonly Space[])[] {
  const all: (readonly Space[])[] = [[]];
  for (const space of spaces) {
    for (const subset of [...all]) all.push([...subset, space]);
  }
  return all;
}

function reached(ask: Ask, spaces: readonly Space[]): ReadonlyMap<number, readonly Space[]> {
  const sums = new Map<number, readonly Space[]>([[0, []]]);
  for (const space of spaces) {
    for (const subset of [...sums.values()]) note(ask, sums, [...subset, space]);
  }
  return sums;
}

function note(ask: Ask, sums: Map<number, readonly Space[]>, spaces: readonly Space[]): void {
  const sum = weightOfAll(ask, spaces);
  const known = sums.get(sum);
  if (sum > ask.price || (known && known.length <= spaces.length)) return;
  sums.set(sum, spaces);
}
