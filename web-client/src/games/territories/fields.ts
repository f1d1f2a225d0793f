import type { IconName } from '../../ui/icon-names';
import type { SeatColour } from '../../ui/seats';
import type { Color, Field, Plot, Table, Type } from './wire';

/** How many fields the circle has. */
export const FIELDS = 21;

/** The sign of each type of field; its colour is a style named like it. */
export const typeIcons: Record<Type, IconName> = {
  territory: 'castle-turret-fill',
  refuge: 'tent-fill',
  'labor-camp': 'shovel-fill',
  tax: 'receipt-fill',
  fleet: 'sailboat-fill',
};

export const types = Object.keys(typeIcons) as Type[];

/** The seat colours that stand for the game's own six. */
export const seatColourOf: Record<Color, SeatColour> = {
  red: 'madder',
  blue: 'woad',
  green: 'verdigris',
  yellow: 'flax',
  purple: 'plum',
  orange: 'saffron',
};

/** The number of the field that many steps clockwise of another; the circle has no end. */
export function stepped(number: number, steps: number): number {
  return ((((number - 1 + steps) % FIELDS) + FIELDS) % FIELDS) + 1;
}

export function plotAt({ fields }: Table, number: number): Plot | undefined {
  return fields[number - 1];
}

export function plotOf({ fields }: Table, field: Field): Plot | undefined {
  return fields.find(({ id }) => id === field);
}

export function ownerOf({ owner }: Table, field: Field): number | null {
  return owner[field] ?? null;
}

/** Event fields belong to nobody, ever. */
export function isGround({ price }: Plot): boolean {
  return price !== null;
}

/** How many camps the rent of an owned camp counts. */
export function campsIn({ rent }: Table, { id, rentPerPip }: Plot): number {
  return rentPerPip ? (rent[id] ?? 0) / rentPerPip : 0;
}

/** How dear a territory is beside the dearest of all: the ring shows it by its ground. */
export type Tier = 'low' | 'middling' | 'dear';

const SHARES: readonly (readonly [tier: Tier, share: number])[] = [
  ['low', 0.25],
  ['middling', 0.6],
];

/** The tier of a territory's price; of other fields none. */
export function tierOf({ fields }: Table, { type, price }: Plot): Tier | undefined {
  if (type !== 'territory' || price === null) return undefined;
  const dearest = Math.max(...fields.map((each) => each.price ?? 0));
  return SHARES.find(([, share]) => price <= dearest * share)?.[0] ?? 'dear';
}
