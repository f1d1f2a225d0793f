import type { IconName } from '../../ui/icon-names';
import { ringOf } from './rings';
import type {
  Goal,
  Industry,
  Power,
  PublicGoal,
  PublicPlayer,
  PublicSpace,
  Ring,
  Space,
  Table,
} from './wire';

/** The industries in the order in which goals and properties are listed. */
export const industries = [
  'agriculture',
  'culture',
  'industry',
  'virtual',
  'service',
] as const satisfies readonly Industry[];

/** What a rooftop of the city changes, in the order of its columns. */
export const powers = ['interest', 'productivity', 'goal'] as const satisfies readonly Power[];

export const industryIcons: Record<Industry, IconName> = {
  agriculture: 'grains-fill',
  culture: 'music-notes-fill',
  industry: 'factory-fill',
  virtual: 'cpu-fill',
  service: 'wrench-fill',
};

export const goalIcons: Record<Goal, IconName> = {
  ...industryIcons,
  diversification: 'poker-chip-fill',
  wealth: 'vault-fill',
};

/** Undefined for a spectator. */
export function playerOf({ players }: Table, seat: number | null): PublicPlayer | undefined {
  return players.find((player) => player.seat === seat);
}

/** What a space is, as the rules list it. */
export function spaceOf({ board }: Table, id: Space): PublicSpace | undefined {
  return board.find((space) => space.id === id);
}

/** The seat that owns a property; null while it is vacant, and for a park. */
export function ownerOf({ owner }: Table, space: Space): number | null {
  return owner[space] ?? null;
}

/** What a property counts now: its rent, and what it is worth to its owner, the network included. */
export function worthOf({ values, network }: Table, space: Space): number {
  return network[space] ?? values[space] ?? 0;
}

/** The properties of a seat on a ring, or on all of them, in the order of the board. */
export function ownedBy(table: Table, seat: number | null, ring?: Ring): readonly Space[] {
  return table.board
    .map(({ id }) => id)
    .filter((id) => ownerOf(table, id) === seat && (ring === undefined || ringOf(id) === ring));
}

/** A goal card with what it needs at this table. */
export function goalOf({ goals }: Table, id: Goal): PublicGoal | undefined {
  return goals.find((goal) => goal.id === id);
}

/** True if a property counts for a goal; for Wealth and Diversification all do. */
export function countsFor(table: Table, goal: Goal, space: Space): boolean {
  const industry = spaceOf(table, space)?.industry ?? null;
  return industry !== null && (goalOf(table, goal)?.industry ?? industry) === industry;
}

/** True if a seat owns as many properties of a ring as its rooftops ask for. */
export function hasEnough({ required }: Table, player: PublicPlayer, ring: Ring): boolean {
  return (player.held[ring] ?? 0) >= (required[ring] ?? Number.POSITIVE_INFINITY);
}

/** True while a seat could use a rooftop of this ring: properties enough, and its helicopter there. */
export function canTakeRoof(table: Table, player: PublicPlayer, ring: Ring): boolean {
  return hasEnough(table, player, ring) && !player.helicopters.includes(ring);
}
