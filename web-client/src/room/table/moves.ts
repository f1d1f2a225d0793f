import type { Limit } from '../../games/limits';
import type { Domain, Item, Move, Parameter } from '../../games/listed';
import { firstBroken } from '../../games/moves';

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
    case 'several':
      return Array.from({ length: domain.least }, () => startValue(domain.of));
    case 'perhaps':
      return isOnlyOne(domain.of) ? startValue(domain.of) : undefined;
    case 'open':
      return undefined;
  }
}

/** A number that can be this one only: which offer is meant. */
export function isOnlyOne(domain: Domain): boolean {
  return domain.type === 'whole' && domain.from === domain.to;
}

/** True if every parameter is in its domain and every limit of the move is kept. */
export function isLegal(move: Move, values: Values): boolean {
  return move.blocked === null && keepsAll(move.parameters, move.limits, values);
}

function keepsAll(parameters: readonly Parameter[], limits: readonly Limit[], values: Values) {
  return (
    parameters.every(({ name, domain }) => fits(domain, values[name])) &&
    firstBroken(parameters, limits, values) === null
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
      return keepsAll(domain.parameters, domain.limits, value as Values);
    case 'perhaps':
      return value === undefined || fits(domain.of, value);
    case 'several': {
      const list = value as readonly unknown[];
      const { least, most } = domain;
      return (
        list.length >= least && list.length <= most && list.every((each) => fits(domain.of, each))
      );
    }
    case 'open':
      return true;
  }
}

/** The move as the action that is sent. */
export function toAction(move: Move, values: Values): Values {
  return { type: move.action, ...values };
}
