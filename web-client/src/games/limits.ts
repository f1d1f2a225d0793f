import type * as wire from '../net/wire';
import type { Domain, Item, Parameter } from './listed';

/* What ties parameters together, and the reasons that follow from it: a limit names the refusal beyond it. */

/** A refusal that would be met. */
export type Reason = Pick<wire.Blocked, 'code' | 'args'>;

/** A weighted sum between two bounds, and the refusal outside of them. */
export interface Limit extends Pick<wire.Limit, 'code' | 'sum' | 'bound'> {
  terms: readonly Pick<wire.Term, 'parameter' | 'times'>[];
  least: number;
  most: number;
}

/** How limits hang on what else is chosen: the values of the parameters they name. */
export type Chosen = Record<string, string>;

/** A limit of one term that weighs by another parameter says only which items go with its value. */
export function isMatch({ terms }: wire.Limit): boolean {
  return terms.length === 1 && terms[0]?.by != null;
}

export function matches(
  { terms, least, most }: wire.Limit,
  name: string,
  key: string,
  chosen: Chosen,
) {
  const term = terms[0];
  if (!term || term.parameter !== name || term.by === null) return true;
  const sum = term.times * (term.weights[chosen[term.by] ?? '']?.[key] ?? 0);
  return sum >= (least ?? -Infinity) && sum <= (most ?? Infinity);
}

/** What an item counts with what is chosen; undefined where its own weight holds. */
export function weightBy(limits: readonly wire.Limit[], name: string, key: string, chosen: Chosen) {
  const term = limits
    .filter((limit) => !isMatch(limit))
    .flatMap(({ terms }) => terms)
    .find(({ parameter, by }) => parameter === name && by !== null);
  return term ? (term.weights[chosen[term.by ?? ''] ?? '']?.[key] ?? 0) : undefined;
}

export function plainLimit({ terms, least, most, code, sum, bound }: wire.Limit): Limit {
  return {
    terms: terms.map(({ parameter, times }) => ({ parameter, times })),
    least: least ?? -Infinity,
    most: most ?? Infinity,
    code,
    sum,
    bound,
  };
}

/** Blocks the items with which a limit cannot be kept, whatever else is chosen. */
export function withReasons(
  parameter: Parameter,
  all: readonly Parameter[],
  limits: readonly Limit[],
) {
  const { name, domain } = parameter;
  if (domain.type !== 'one') return parameter;
  const items = domain.items.map((item) => {
    if (item.blocked) return item;
    const reason = limits.flatMap((limit) => beyond(limit, item, name, all) ?? [])[0];
    return reason ? { ...item, blocked: reason } : item;
  });
  return { name, domain: { ...domain, items } };
}

function beyond(limit: Limit, item: Item, name: string, all: readonly Parameter[]): Reason | null {
  if (!limit.terms.some(({ parameter }) => parameter === name)) return null;
  const [low, high] = limit.terms.reduce<readonly [number, number]>(
    ([from, to], { parameter, times }) => {
      const domain = domainAt(all, parameter);
      const range = parameter === name ? [item.weight, item.weight] : rangeOf(domain);
      const ends = range.map((end) => end * times).sort((a, b) => a - b);
      return [from + (ends[0] ?? 0), to + (ends[1] ?? 0)];
    },
    [0, 0],
  );
  if (low > limit.most) return refusal(limit, low, limit.most);
  return high < limit.least ? refusal(limit, high, limit.least) : null;
}

/** The parameter of this name; of one within a form the form's name stands before it. */
export function domainAt(parameters: readonly Parameter[], path: string): Domain | undefined {
  const [name, ...rest] = path.split('.');
  const domain = parameters.find((each) => each.name === name)?.domain;
  if (rest.length === 0) return domain;
  return domain?.type === 'form' ? domainAt(domain.parameters, rest.join('.')) : undefined;
}

/** The least and the most that a parameter counts; nothing if it is left out. */
function rangeOf(domain: Domain | undefined): readonly [number, number] {
  if (domain?.type === 'perhaps') {
    const [from, to] = rangeOf(domain.of);
    return [Math.min(0, from), Math.max(0, to)];
  }
  if (domain?.type === 'whole') return [domain.from, domain.to];
  if (domain?.type !== 'one' && domain?.type !== 'some') return [0, 0];
  const weights = domain.items.filter(({ blocked }) => !blocked).map(({ weight }) => weight);
  if (domain.type === 'one')
    return weights.length ? [Math.min(...weights), Math.max(...weights)] : [0, 0];
  const { company } = domain;
  const more = company ? company.values.length * company.more : 0;
  return weights.reduce<readonly [number, number]>(
    ([from, to], weight) => [from + Math.min(0, weight), to + Math.max(0, weight)],
    [Math.min(0, more), Math.max(0, more)],
  );
}

/** The refusal that a limit stands for, with its sum and the bound that is missed. */
export function refusal({ code, sum, bound }: Limit, is: number, should: number): Reason {
  const args: Record<string, unknown> = {};
  if (sum !== null) args[sum] = is;
  if (bound !== null) args[bound] = should;
  return { code, args };
}

/** Why nothing can be chosen of some parameter: the reason of its item of the least weight. */
export function whyNothing(parameters: readonly Parameter[]): Reason | null {
  for (const { domain } of parameters) {
    if (
      domain.type === 'one' &&
      domain.items.length > 0 &&
      domain.items.every((item) => item.blocked)
    ) {
      return [...domain.items].sort((a, b) => a.weight - b.weight)[0]?.blocked ?? null;
    }
  }
  return null;
}
