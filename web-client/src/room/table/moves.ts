import type { Domain, Item, Limit, Move, Parameter } from '../../net/wire';

/** Leaving a game for good, as the rulebooks call it. It is asked twice. */
const FOR_GOOD = ['leave-game', 'resign'];

export function isForGood({ action }: Move): boolean {
  return FOR_GOOD.includes(action);
}

/** What is filled in for each parameter: a number, an item's value, a list of those, or a form. */
export type Values = Record<string, unknown>;

type OpenItems = Extract<Domain, { type: 'one' | 'some' }>;

/** The items that can be chosen. */
export function openItems(domain: OpenItems): readonly Item[] {
  return domain.items.filter((item) => item.blocked === null);
}

/** A first proposal: the least of each number, the first item that can be chosen. */
export function startValues(parameters: readonly Parameter[]): Values {
  const filled = parameters.map(({ name, domain }) => [name, startValue(domain)]);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

function startValue(domain: Domain): unknown {
  switch (domain.type) {
    case 'whole':
      return domain.from;
    case 'one':
      return openItems(domain)[0]?.value;
    case 'some':
      return openItems(domain)
        .slice(0, domain.least)
        .map((item) => item.value);
    case 'form':
      return startValues(domain.parameters);
    case 'open':
      return undefined;
  }
}

/** True if every parameter is in its domain and every limit of the move is kept. */
export function isLegal(move: Move, values: Values): boolean {
  return (
    move.blocked === null &&
    move.parameters.every(({ name, domain }) => fits(domain, values[name])) &&
    move.limits.every((limit) => keeps(limit, move, values))
  );
}

function fits(domain: Domain, value: unknown): boolean {
  switch (domain.type) {
    case 'whole':
      return Number.isInteger(value) && Number(value) >= domain.from && Number(value) <= domain.to;
    case 'one':
      return openItems(domain).some((item) => item.value === value);
    case 'some': {
      const chosen = value as readonly unknown[];
      return chosen.length >= domain.least && chosen.length <= domain.most;
    }
    case 'form':
      return domain.parameters.every((each) => fits(each.domain, (value as Values)[each.name]));
    case 'open':
      return true;
  }
}

function keeps({ terms, least, most }: Limit, move: Move, values: Values): boolean {
  const sum = terms.reduce((total, { parameter, times }) => {
    const domain = move.parameters.find(({ name }) => name === parameter)?.domain;
    return total + times * (domain ? weight(domain, values[parameter]) : 0);
  }, 0);
  return sum >= least && sum <= most;
}

/** What a value counts in a limit: a number itself, items the sum of their weights. */
function weight(domain: Domain, value: unknown): number {
  if (domain.type === 'whole') return Number(value);
  if (domain.type !== 'one' && domain.type !== 'some') return 0;
  const chosen = Array.isArray(value) ? value : [value];
  return domain.items
    .filter((item) => chosen.includes(item.value))
    .reduce((sum, item) => sum + item.weight, 0);
}

/** The move as the action that is sent. */
export function toAction(move: Move, values: Values): Values {
  return { type: move.action, ...values };
}
