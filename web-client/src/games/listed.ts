import type * as wire from '../net/wire';

/*
 * The moves as boards read them: a list, each with its items and with what blocks each of them. What
 * blocks follows from the limits that the server sends; no price and no rule is known here.
 */

/** Something the reader may do now, or belongs to the phase and is blocked. */
export interface Move {
  action: string;
  parameters: readonly Parameter[];
  limits: readonly Limit[];
  blocked: Reason | null;
  /** It gives the game up and is asked twice. */
  forGood: boolean;
}

export interface Parameter {
  name: string;
  domain: Domain;
}

export type Domain =
  | { type: 'whole'; from: number; to: number }
  | { type: 'one'; items: readonly Item[]; others?: Reason | undefined }
  | {
      type: 'some';
      items: readonly Item[];
      least: number;
      most: number;
      company?: Company | undefined;
    }
  | { type: 'form'; parameters: readonly Parameter[]; limits: readonly Limit[] }
  /** May be left out. */
  | { type: 'perhaps'; of: Domain }
  /** A list; the same may stand in it twice. */
  | { type: 'several'; of: Domain; least: number; most: number }
  | { type: 'open' };

/** As soon as so many of these are chosen, each of them weighs so much more. */
export interface Company {
  values: readonly unknown[];
  least: number;
  more: number;
}

export interface Item {
  value: unknown;
  /** What it counts in limits: its price, or the tax of a deal. */
  weight: number;
  notes: Record<string, unknown>;
  blocked: Reason | null;
}

/** A refusal that would be met. */
export type Reason = Pick<wire.Blocked, 'code' | 'args'>;

/** A weighted sum between two bounds, and the refusal outside of them. */
export interface Limit extends Pick<wire.Limit, 'code' | 'sum' | 'bound'> {
  terms: readonly Pick<wire.Term, 'parameter' | 'times'>[];
  least: number;
  most: number;
}

/** How limits hang on what else is chosen: the values of the parameters they name. */
type Chosen = Record<string, string>;

/**
 * The wire's moves as a list, in its order: first what is open, last what gives the game up. What is
 * listed and yet shut or blocked waits for its time. Where
 * limits hang on other parameters the move is listed once for each of their values, as it is with
 * that one chosen.
 */
export function listed({ listed, bounds, shut, blocked }: wire.Moves): readonly Move[] {
  const closed = new Set([...shut, ...blocked.flatMap(({ of }) => of)]);
  const open = Object.entries(listed).filter(([action]) => !closed.has(action));
  const can = open.flatMap(([action, variants]) =>
    variants
      .map((move) => bounded(move, bounds))
      .flatMap((move) => choices(move).map((chosen) => chosenMove(action, move, chosen))),
  );
  const cannot = blocked.flatMap(({ code, args, of }) =>
    of.map((action) => ({ ...bare(action), blocked: { code, args } })),
  );
  const [last, first] = parted([...can, ...cannot], ({ forGood }) => forGood);
  return [...first, ...last];
}

/** The move with the numbers that its limits name: one that has no bound takes its most by name. */
function bounded(move: wire.Move, bounds: wire.Moves['bounds']): wire.Move {
  const limits = move.limits.map((limit) =>
    limit.least === null && limit.most === null
      ? { ...limit, most: bounds[limit.bound ?? ''] ?? null }
      : limit,
  );
  return { ...move, limits };
}

const bare = (action: string): Move => ({
  action,
  parameters: [],
  limits: [],
  blocked: null,
  forGood: false,
});

/** All that can be chosen of the parameters on which limits hang. */
function choices({ parameters, limits }: wire.Move): readonly Chosen[] {
  const leading = new Set(
    limits.flatMap(({ when, terms }) => [
      ...Object.keys(when),
      ...terms.flatMap(({ by }) => by ?? []),
    ]),
  );
  return [...leading].reduce<readonly Chosen[]>(
    (all, name) =>
      all.flatMap((one) => openKeys(parameters[name]).map((key) => ({ ...one, [name]: key }))),
    [{}],
  );
}

/** The keys that can be chosen; all of them where none can, so that their reason is shown. */
function openKeys(domain: wire.Domain | undefined): readonly string[] {
  const keys = keysOf(domain);
  const shut = domain?.type === 'one' || domain?.type === 'some' ? domain.blocked : [];
  const open = keys.filter((key) => !shut.some((reason) => reason.of.includes(key)));
  return open.length > 0 ? open : keys;
}

function keysOf(domain: wire.Domain | undefined): readonly string[] {
  if (domain?.type === 'flag') return ['true', 'false'];
  if (domain?.type !== 'one' && domain?.type !== 'some') return [];
  const { of } = domain;
  if (of.type === 'words') return of.words;
  return Object.keys(of.type === 'noted' ? of.items : of.weights);
}

function chosenMove(action: string, move: wire.Move, chosen: Chosen): Move {
  const holding = move.limits.filter(({ when }) =>
    Object.entries(when).every(([name, value]) => chosen[name] === value),
  );
  const [matching, tying] = parted(holding, (limit) => isMatch(limit));
  const limits = tying.map(plainLimit);
  const parameters = Object.entries(move.parameters).map(([name, domain]): Parameter => {
    const goes = (key: string) =>
      (chosen[name] ?? key) === key && matching.every((limit) => matches(limit, name, key, chosen));
    const weigh = (key: string) => weightBy(move.limits, name, key, chosen);
    return { name, domain: domainOf(domain, goes, weigh) };
  });
  const ranged = parameters.map((parameter) => withReasons(parameter, parameters, limits));
  return {
    action,
    parameters: ranged,
    limits,
    blocked: whyNothing(ranged),
    forGood: move.forGood,
  };
}

/** A limit of one term that weighs by another parameter says only which items go with its value. */
function isMatch({ terms }: wire.Limit): boolean {
  return terms.length === 1 && terms[0]?.by != null;
}

function matches({ terms, least, most }: wire.Limit, name: string, key: string, chosen: Chosen) {
  const term = terms[0];
  if (!term || term.parameter !== name || term.by === null) return true;
  const sum = term.times * (term.weights[chosen[term.by] ?? '']?.[key] ?? 0);
  return sum >= (least ?? -Infinity) && sum <= (most ?? Infinity);
}

/** What an item counts with what is chosen; undefined where its own weight holds. */
function weightBy(limits: readonly wire.Limit[], name: string, key: string, chosen: Chosen) {
  const term = limits
    .filter((limit) => !isMatch(limit))
    .flatMap(({ terms }) => terms)
    .find(({ parameter, by }) => parameter === name && by !== null);
  return term ? (term.weights[chosen[term.by ?? ''] ?? '']?.[key] ?? 0) : undefined;
}

function plainLimit({ terms, least, most, code, sum, bound }: wire.Limit): Limit {
  return {
    terms: terms.map(({ parameter, times }) => ({ parameter, times })),
    least: least ?? -Infinity,
    most: most ?? Infinity,
    code,
    sum,
    bound,
  };
}

function domainOf(
  domain: wire.Domain,
  goes: (key: string) => boolean,
  weigh: (key: string) => number | undefined,
): Domain {
  switch (domain.type) {
    case 'one':
    case 'some': {
      const items = keysOf(domain)
        .filter(goes)
        .map((key) => itemOf(domain, key, weigh(key)));
      return domain.type === 'one'
        ? { type: 'one', items, others: othersOf(domain) }
        : {
            type: 'some',
            items,
            least: domain.least,
            most: domain.most,
            company: companyOf(domain),
          };
    }
    case 'flag':
      return { type: 'one', items: [true, false].map((value) => plainItem(value, 0)) };
    case 'form':
      return { type: 'form', ...formOf(domain) };
    case 'perhaps':
    case 'several':
      return { ...domain, of: domainOf(domain.of, goes, weigh) };
    case 'whole':
    case 'open':
      return domain;
  }
}

function companyOf({ of }: Extract<wire.Domain, { type: 'some' }>): Company | undefined {
  return of.type === 'together'
    ? { values: of.company, least: of.least, more: of.more }
    : undefined;
}

/** What everything meets that is of the same kind and no item: another space of the board. */
function othersOf({ blocked }: Extract<wire.Domain, { type: 'one' }>): Reason | undefined {
  const reason = blocked.find(({ of }) => of.length === 0);
  return reason && { code: reason.code, args: reason.args };
}

function formOf({ parameters, limits }: Extract<wire.Domain, { type: 'form' }>) {
  const { parameters: inner, limits: plain } = chosenMove(
    '',
    { parameters, limits, forGood: false },
    {},
  );
  return { parameters: inner, limits: plain };
}

const plainItem = (value: unknown, weight: number): Item => ({
  value,
  weight,
  notes: {},
  blocked: null,
});

function itemOf(
  { of, blocked }: Extract<wire.Domain, { type: 'one' | 'some' }>,
  key: string,
  weight: number | undefined,
): Item {
  const reason = blocked.find((each) => each.of.includes(key));
  const noted = of.type === 'noted' ? of.items[key] : undefined;
  const own = of.type === 'words' ? 0 : of.type === 'noted' ? noted?.weight : of.weights[key];
  return {
    value: of.type === 'seats' ? Number(key) : key,
    weight: weight ?? own ?? 0,
    notes: noted?.notes ?? {},
    blocked: reason ? { code: reason.code, args: reason.args } : null,
  };
}

/** Blocks the items with which a limit cannot be kept, whatever else is chosen. */
function withReasons(parameter: Parameter, all: readonly Parameter[], limits: readonly Limit[]) {
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
function whyNothing(parameters: readonly Parameter[]): Reason | null {
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

function parted<T>(all: readonly T[], test: (one: T) => boolean): [readonly T[], readonly T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}
