import { type Reason as Blocked, domainAt, type Limit, refusal } from './limits';
import type { Domain, Item, Move, Parameter } from './listed';

/*
 * How a board reads the list of moves that the server sends: no rule is written a second time here.
 */

/** The moves of one action; the same action may be listed several times with narrower domains. */
export function movesOf(moves: readonly Move[], action: string): readonly Move[] {
  return moves.filter((move) => move.action === action);
}

/** The items of a parameter that can be chosen now. */
export function openItems(moves: readonly Move[], action: string, name: string): readonly Item[] {
  return allItems(
    movesOf(moves, action).filter((move) => move.blocked === null),
    action,
    name,
  ).filter((item) => item.blocked === null);
}

/** True if the action can be done now, with some parameters or other. */
export function isOpen(moves: readonly Move[], action: string): boolean {
  return movesOf(moves, action).some((move) => move.blocked === null);
}

/** Why an action of this phase cannot be done now; null if it can or does not belong here. */
export function blockOf(moves: readonly Move[], action: string): Blocked | null {
  const mine = movesOf(moves, action);
  if (mine.some((move) => move.blocked === null)) return null;
  return mine[0]?.blocked ?? null;
}

export function parameter(move: Move | undefined, name: string): Parameter | undefined {
  return move?.parameters.find((each) => each.name === name);
}

/** The things to choose from for a parameter; empty for a number. */
export function itemsOf(move: Move | undefined, name: string): readonly Item[] {
  const domain = parameter(move, name)?.domain;
  return domain?.type === 'one' || domain?.type === 'some' ? domain.items : [];
}

/** All items of a parameter over all moves of the action, those that can be chosen first in doubt. */
export function allItems(moves: readonly Move[], action: string, name: string): readonly Item[] {
  const found = new Map<unknown, Item>();
  for (const item of movesOf(moves, action).flatMap((move) => itemsOf(move, name))) {
    if (!found.has(item.value) || item.blocked === null) found.set(item.value, item);
  }
  return [...found.values()];
}

export function itemOf(
  moves: readonly Move[],
  action: string,
  name: string,
  value: unknown,
): Item | undefined {
  return allItems(moves, action, name).find((item) => item.value === value);
}

/**
 * Why a value of a parameter cannot be chosen: what blocks the action or the item, or what everything
 * meets that is no item. Null where it can be, or nothing is said of it.
 */
export function whyNot(
  moves: readonly Move[],
  action: string,
  name: string,
  value: unknown,
): Blocked | null {
  const shut = blockOf(moves, action);
  if (shut) return shut;
  const known = itemOf(moves, action, name, value);
  if (known) return known.blocked;
  const domains = movesOf(moves, action).map((move) => parameter(move, name)?.domain);
  return domains.flatMap((domain) => (domain?.type === 'one' && domain.others) || [])[0] ?? null;
}

/** The move of an action whose items allow all that is already chosen. */
export function moveWith(
  moves: readonly Move[],
  action: string,
  chosen: Record<string, unknown>,
): Move | undefined {
  return movesOf(moves, action).find((move) =>
    Object.entries(chosen).every(([name, value]) =>
      itemsOf(move, name).some((item) => item.value === value),
    ),
  );
}

export interface Range {
  from: number;
  to: number;
}

/** The bounds of a number, one that may be left out too; undefined if the action has none now. */
export function rangeOf(move: Move | undefined, name: string): Range | undefined {
  const given = parameter(move, name)?.domain;
  const domain = given?.type === 'perhaps' ? given.of : given;
  return domain?.type === 'whole' ? { from: domain.from, to: domain.to } : undefined;
}

/**
 * The bounds of one number when all else is chosen: its own domain, cut by the limits that name it.
 * `weights` says what the other parameters count: a number itself, chosen items their weights' sum.
 */
export function rangeWithin(
  move: Move | undefined,
  name: string,
  weights: Record<string, number>,
): Range | undefined {
  const range = rangeOf(move, name);
  if (!move || !range) return undefined;
  return move.limits.reduce((cut, limit) => cutBy(cut, limit, name, weights), range);
}

/** What is met one step beyond each end of a range; null where only its own domain ends it. */
export interface Ends {
  least: Blocked | null;
  most: Blocked | null;
}

/** Why one number goes no further when all else is chosen: the refusals of the limits that end it. */
export function endsWithin(
  move: Move | undefined,
  name: string,
  weights: Record<string, number>,
): Ends {
  const range = rangeWithin(move, name, weights);
  if (!move || !range) return { least: null, most: null };
  const metAt = (value: number) =>
    move.limits
      .filter((limit) => timesOf(limit, name) !== 0)
      .flatMap((limit) => {
        const sum = timesOf(limit, name) * value + restOf(limit, name, weights);
        return missedBy(limit, sum) ?? [];
      })[0] ?? null;
  return { least: metAt(range.from - 1), most: metAt(range.to + 1) };
}

function cutBy(range: Range, limit: Limit, name: string, weights: Record<string, number>): Range {
  const own = timesOf(limit, name);
  if (own === 0) return range;
  const rest = restOf(limit, name, weights);
  const bounds = [(limit.least - rest) / own, (limit.most - rest) / own].sort((a, b) => a - b);
  return {
    from: Math.max(range.from, Math.ceil(bounds[0] ?? range.from)),
    to: Math.min(range.to, Math.floor(bounds[1] ?? range.to)),
  };
}

function timesOf(limit: Limit, name: string): number {
  return limit.terms.find((term) => term.parameter === name)?.times ?? 0;
}

/** What all the other parameters come to. */
function restOf(limit: Limit, name: string, weights: Record<string, number>): number {
  return limit.terms
    .filter((term) => term.parameter !== name)
    .reduce((sum, term) => sum + term.times * (weights[term.parameter] ?? 0), 0);
}

/**
 * The refusal of the first limit that these choices break; null if they keep all of them. `besides`
 * is what a further step would cost, which has to fit into the same limits.
 */
export function brokenBy(move: Move, values: Record<string, unknown>, besides = 0): Blocked | null {
  return firstBroken(move.parameters, move.limits, values, besides);
}

/** The same among the parameters of a form. */
export function firstBroken(
  parameters: readonly Parameter[],
  limits: readonly Limit[],
  values: Record<string, unknown>,
  besides = 0,
): Blocked | null {
  for (const limit of limits) {
    const sum = limit.terms.reduce((total, { parameter: name, times }) => {
      const domain = domainAt(parameters, name);
      return total + times * (domain ? weightOf(domain, valueAt(values, name)) : 0);
    }, besides);
    const missed = missedBy(limit, sum);
    if (missed) return missed;
  }
  return null;
}

function missedBy(limit: Limit, sum: number): Blocked | null {
  if (sum > limit.most) return refusal(limit, sum, limit.most);
  return sum < limit.least ? refusal(limit, sum, limit.least) : null;
}

/** The value of this name; of one within a form the form's name stands before it. */
function valueAt(values: Record<string, unknown>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      values,
    );
}

/**
 * What a value counts in a limit: a number itself, items the sum of their weights, more in company;
 * nothing where it may be left out and is.
 */
export function weightOf(domain: Domain, value: unknown): number {
  if (domain.type === 'perhaps') return value === undefined ? 0 : weightOf(domain.of, value);
  if (domain.type === 'whole') return Number(value);
  if (domain.type !== 'one' && domain.type !== 'some') return 0;
  const chosen = Array.isArray(value) ? value : [value];
  const sum = domain.items
    .filter((item) => chosen.includes(item.value))
    .reduce((total, item) => total + item.weight, 0);
  const company = domain.type === 'some' ? domain.company : undefined;
  const together = company ? chosen.filter((each) => company.values.includes(each)).length : 0;
  return company && together >= company.least ? sum + together * company.more : sum;
}
