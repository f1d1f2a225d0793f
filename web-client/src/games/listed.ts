import type * as wire from '../net/wire';
import {
  type Chosen,
  isMatch,
  type Limit,
  matches,
  plainLimit,
  type Reason,
  weightBy,
  whyNothing,
  withReasons,
} from './limits';

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

/**
 * The wire's moves as a list, in its order: first what is open, last what gives the game up. What is
 * listed and yet shut or blocked waits for its time; what a paused table blocks can still be looked at. Where
 * limits hang on other parameters the move is listed once for each of their values, as it is with
 * that one chosen.
 */
export function listed(moves: wire.Moves): readonly Move[] {
  const { listed, items, bounds, groups, shut, blocked } = moves;
  const away = new Set(shut.flatMap((each) => groups[each] ?? [each]));
  const closed = new Set([...away, ...blocked.flatMap(({ of }) => of)]);
  const movesOf = (action: string) =>
    (listed[action] ?? [])
      .map((move) => ({ ...bounded(move, bounds), parameters: known(move.parameters, items) }))
      .flatMap((move) => choices(move).map((chosen) => chosenMove(action, move, chosen)));
  const can = Object.keys(listed)
    .filter((action) => !closed.has(action))
    .flatMap(movesOf);
  const cannot = blocked.flatMap(({ code, args, of }) =>
    of
      .filter((action) => !away.has(action))
      .flatMap((action) => (code === 'paused' && listed[action] ? movesOf(action) : bare(action)))
      .map((move) => ({ ...move, blocked: { code, args }, forGood: false })),
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

type Named = wire.Moves['items'];

/** The parameters with what is listed once in place of its name. */
function known(parameters: wire.Move['parameters'], items: Named): wire.Move['parameters'] {
  if (Object.keys(items).length === 0) return parameters;
  return Object.fromEntries(
    Object.entries(parameters).map(([name, domain]) => [name, knownDomain(domain, items)]),
  );
}

function knownDomain(domain: wire.Domain, items: Named): wire.Domain {
  switch (domain.type) {
    case 'one':
    case 'some':
      return { ...domain, of: knownItems(domain.of, items) };
    case 'form':
      return { ...domain, parameters: known(domain.parameters, items) };
    case 'perhaps':
    case 'several':
      return { ...domain, of: knownDomain(domain.of, items) };
    default:
      return domain;
  }
}

const NOTHING: wire.Items = { type: 'words', words: [] };

const knownItems = (of: wire.Items, items: Named): wire.Items =>
  of.type === 'named' ? (items[of.name] ?? NOTHING) : of;

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
  if (of.type === 'named') return [];
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
  const own = 'weights' in of ? of.weights[key] : noted?.weight;
  return {
    value: of.type === 'seats' ? Number(key) : key,
    weight: weight ?? own ?? 0,
    notes: noted?.notes ?? {},
    blocked: reason ? { code: reason.code, args: reason.args } : null,
  };
}

function parted<T>(all: readonly T[], test: (one: T) => boolean): [readonly T[], readonly T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}
