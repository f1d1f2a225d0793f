import type { Card, GoOrders, Hand, Sheet } from '../wire';

/** What is ordered for a go of which nothing is said: all defaults. */
export const NOTHING: GoOrders = {
  dice: null,
  rerollOn: null,
  keepDoubles: null,
  addTwoOn: null,
  demolish: null,
  give: null,
  tv: null,
  swap: null,
  renovate: null,
  activate: null,
  buy: null,
  invest: null,
};

/** How many candidates a go may have; the server refuses more. */
export const MOST_CANDIDATES = 5;

/** The go of a sheet that is looked at: its number, or the orders for all extra goes. */
export type GoName = number | 'extra';

/** The own sheet that lies ready, else that of the turn before, with as many goes as are needed. */
export function firstDraft({ sheet, lastSheet, goes }: Hand): Sheet {
  return fitted(sheet ?? lastSheet, goes);
}

/** A sheet cut or filled to so many goes. */
export function fitted(sheet: Sheet | null, goes: number): Sheet {
  const given = sheet?.goes ?? [];
  const last = given.at(-1) ?? NOTHING;
  return {
    goes: Array.from({ length: goes }, (_, i) => given[i] ?? last),
    extra: sheet?.extra ?? null,
  };
}

export function ordersFor({ goes, extra }: Sheet, go: GoName): GoOrders {
  return (go === 'extra' ? extra : goes[go]) ?? NOTHING;
}

/** The sheet with other orders for one go; extra goes without any orders have none. */
export function withOrders(sheet: Sheet, go: GoName, change: Partial<GoOrders>): Sheet {
  const orders = { ...ordersFor(sheet, go), ...change };
  if (go === 'extra') return { ...sheet, extra: isEmpty(orders) ? null : orders };
  return { ...sheet, goes: sheet.goes.map((each, i) => (i === go ? orders : each)) };
}

function isEmpty(orders: GoOrders): boolean {
  return Object.values(orders).every((value) => value === null);
}

/** A list of numbers with one more or one less; none at all is no order. */
export function toggled(numbers: readonly number[] | null, n: number): readonly number[] | null {
  const list = numbers ?? [];
  const next = list.includes(n) ? list.filter((each) => each !== n) : [...list, n];
  return next.length === 0 ? null : next.sort((a, b) => a - b);
}

/** The candidates with one moved from one place to another; a place outside takes it off. */
export function moved(buy: readonly Card[], from: number, to: number): readonly Card[] | null {
  const rest = buy.filter((_, i) => i !== from);
  const card = buy[from];
  if (card === undefined) return buy;
  if (to < 0) return rest.length === 0 ? null : rest;
  return [...rest.slice(0, to), card, ...rest.slice(to)];
}
