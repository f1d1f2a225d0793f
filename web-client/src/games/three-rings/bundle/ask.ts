import { domainAt, type Limit, type Reason, refusal } from '../../limits';
import type { Domain, Item, Move } from '../../listed';
import { brokenBy, weightOf } from '../../moves';
import type { Mixture } from '../session';
import type { Space } from '../wire';

/*
 * What a mixture is put together for. All sums and bounds come from the limits of the move that it
 * will be; no price and no rule is known here.
 */

/** The amounts of a mixture, in the order of the bar. */
export const amounts = ['cash', 'debt', 'theirDebt'] as const;

export type Amount = (typeof amounts)[number];

export interface Ask {
  /** Under this a draft is kept until the turn ends. */
  key: string;
  move: Move;
  /** What is chosen besides the mixture: the space of a claim. */
  fixed: Record<string, unknown>;
  /** What the mixture is meant to come to. */
  price: number;
  /** True if it has to come to exactly that. */
  exact: boolean;
  /** The parameters that the amounts become; a form's name stands before those within it. */
  names: Partial<Record<Amount, string>>;
  properties: string | null;
}

export const nothing: Mixture = { cash: 0, debt: 0, theirDebt: 0, properties: [] };

/** The properties from which one may choose, with what each counts. */
export function itemsOf({ move, properties }: Ask): readonly Item[] {
  const domain = properties === null ? undefined : bare(domainAt(move.parameters, properties));
  return domain?.type === 'some' ? domain.items : [];
}

function bare(domain: Domain | undefined): Domain | undefined {
  return domain?.type === 'perhaps' ? domain.of : domain;
}

/** What these properties come to together. */
export function weightOfAll({ move, properties }: Ask, chosen: readonly Space[]): number {
  const domain = properties === null ? undefined : domainAt(move.parameters, properties);
  return domain ? weightOf(domain, chosen) : 0;
}

/** What a mixture comes to. */
export function sumOf(ask: Ask, mixture: Mixture): number {
  const money = amounts.reduce((sum, amount) => sum + mixture[amount], 0);
  return money + weightOfAll(ask, mixture.properties);
}

/** The parameters of the action that a mixture becomes; of a form they stand within it. */
export function valuesOf(ask: Ask, mixture: Mixture): Record<string, unknown> {
  const values: Record<string, unknown> = { ...ask.fixed };
  for (const amount of amounts) put(values, ask.names[amount], mixture[amount]);
  put(values, ask.properties ?? undefined, mixture.properties);
  return values;
}

function put(values: Record<string, unknown>, path: string | undefined, value: unknown): void {
  if (path === undefined) return;
  const [name = '', inner] = path.split('.');
  if (inner === undefined) values[name] = value;
  else values[name] = { ...(values[name] as object | undefined), [inner]: value };
}

/** The first limit that the mixture breaks as it stands; null if it can be sent. */
export function hindrance(ask: Ask, mixture: Mixture): Reason | null {
  return brokenBy(ask.move, valuesOf(ask, mixture));
}

/** How far an amount goes, and the refusal that is met beyond. */
export interface Most {
  most: number;
  why: Reason | null;
}

/**
 * The most of an amount while the other amounts stay. A sum that has to be exact bounds each amount
 * alone: it may be missed for a while, but no single one goes beyond the whole.
 */
export function mostOf(ask: Ask, mixture: Mixture, amount: Amount): Most {
  const path = ask.names[amount];
  if (path === undefined) return { most: 0, why: null };
  const domain = bare(domainAt(ask.move.parameters, path));
  const start: Most = { most: domain?.type === 'whole' ? domain.to : 0, why: null };
  return ask.move.limits.reduce((found, limit) => {
    const times = limit.terms.find(({ parameter }) => parameter === path)?.times ?? 0;
    if (times <= 0 || limit.most === Number.POSITIVE_INFINITY) return found;
    const rest = restOf(ask, limit.least === limit.most ? nothing : mixture, limit, path);
    const most = Math.max(0, Math.floor((limit.most - rest) / times));
    if (most >= found.most) return found;
    return { most, why: refusal(limit, rest + (most + 1) * times, limit.most) };
  }, start);
}

/** What the other terms of a limit come to. */
function restOf(ask: Ask, mixture: Mixture, limit: Limit, path: string): number {
  const values = valuesOf(ask, mixture);
  return limit.terms
    .filter(({ parameter }) => parameter !== path)
    .reduce((sum, { parameter, times }) => {
      const domain = domainAt(ask.move.parameters, parameter);
      const value = parameter
        .split('.')
        .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], values);
      return sum + (domain && value !== undefined ? times * weightOf(domain, value) : 0);
    }, 0);
}

/** True if a property alone is more than has to be paid exactly. */
export function isTooMuch(ask: Ask, space: Space): boolean {
  return ask.exact && weightOfAll(ask, [space]) > ask.price;
}

/** The mixture as its bar shows it. */
export function barOf(ask: Ask, mixture: Mixture) {
  const weights = new Map(itemsOf(ask).map(({ value, weight }) => [value, weight]));
  return {
    mixture,
    price: ask.price,
    exact: ask.exact,
    single: (space: Space) => weights.get(space) ?? 0,
    together: weightOfAll(ask, mixture.properties),
  };
}
