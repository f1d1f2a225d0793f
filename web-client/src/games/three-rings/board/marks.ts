import { countsFor, goalOf, ownerOf, spaceOf } from '../lookup';
import { numberOf, ringOf } from '../rings';
import { own, type Session } from '../session';
import type { Goal, Industry, Space, Table } from '../wire';

/** What a space may be used for now: claimed, picked for the open tray, or landed on by a roll. */
export type Way = 'legal' | 'picked' | 'landing';

/** Where a roll of the die leads, and what it brings. */
export interface Landing {
  die: number;
  /** What the landing costs: rent to another. */
  rent: number;
  /** The price at which it could be claimed there; null if it cannot. */
  price: number | null;
  crosses: boolean;
  /** True if a number may be called before the rent is due. */
  calls: boolean;
}

/** What a space shows and what it means to the reader now. */
export interface Mark {
  space: Space;
  industry: Industry | null;
  owner: number | null;
  /** What is written on it; a preview while a power is being chosen. */
  value: number;
  /** What it would be without that, where it differs. */
  instead: number | null;
  network: boolean;
  way: Way | null;
  landing: Landing | null;
  /** Claiming it crosses the street. */
  behind: boolean;
  /** It is what rent is due for, or it is offered in a deal that waits for an answer. */
  deal: 'due' | 'offered' | null;
  /** It counts for the goal card that is pointed at. */
  lit: boolean;
  /** It has just been claimed: its ring is being drawn. */
  fresh: boolean;
  /** Another goal card is pointed at, or the roll leads elsewhere: it steps back. */
  pale: boolean;
}

export function markOf(session: Session, space: Space): Mark {
  const table = session.scenes.shown.value.table;
  const { industry = null, printed = 0 } = spaceOf(table, space) ?? {};
  const owner = ownerOf(table, space);
  const still = session.scenes.running.value === null;
  const landing = still ? landingOn(session, space) : null;
  const goal = session.goal.value;
  const lit = goal !== null && isLit(table, goal, space);
  const before = table.values[space] ?? printed;
  const value = previewed(session)?.[space] ?? before;
  const base = value === before ? printed : before;
  return {
    space,
    industry,
    owner,
    value,
    instead: value === base ? null : base,
    network: space in table.network,
    way: still ? wayOf(session, space, landing) : null,
    landing,
    behind: still && isBehind(session, space),
    deal: dealOn(table, space),
    lit,
    fresh: session.scenes.shown.value.fresh === space,
    pale: goal !== null && goalOf(table, goal)?.industry != null && !lit,
  };
}

function dealOn({ rent, trade }: Table, space: Space): Mark['deal'] {
  const offered = [rent?.offer?.properties, trade?.give.properties, trade?.want.properties];
  if (offered.some((spaces) => spaces?.includes(space))) return 'offered';
  return rent?.space === space ? 'due' : null;
}

/** All values as the power that is about to be taken would make them. */
export function previewed({ play, roof, direction }: Session): Record<string, number> | null {
  const hand = play.hand.value;
  if (roof.value?.power !== 'productivity' || direction.value === null || !hand) return null;
  return direction.value === 'up' ? hand.valuesUp : hand.valuesDown;
}

function wayOf(session: Session, space: Space, landing: Landing | null): Way | null {
  const picking = session.picking.value;
  if (picking?.picked.includes(space)) return 'picked';
  if (canBeClaimed(session, space)) return 'legal';
  if (picking?.spaces.includes(space) && !isClaiming(session)) return 'legal';
  return landing ? 'landing' : null;
}

/** While a space is being claimed only such spaces are dashed, not also what it may be paid with. */
function isClaiming({ claimable, tray }: Session): boolean {
  return claimable.value.size > 0 && (tray.value === null || tray.value === 'claim');
}

/** True while a press chooses it to be claimed; no other tray is open. */
export function canBeClaimed(session: Session, space: Space): boolean {
  return isClaiming(session) && session.claimable.value.has(space);
}

/**
 * All spaces of the goal's industry; for Diversification the least dear of each. For Wealth all count
 * alike: there is nothing to show.
 */
function isLit(table: Table, goal: Goal, space: Space): boolean {
  if (goal === 'wealth') return false;
  if (goal !== 'diversification') return countsFor(table, goal, space);
  const { industry = null } = spaceOf(table, space) ?? {};
  if (industry === null) return false;
  const same = table.board.filter((each) => each.industry === industry);
  const least = Math.min(...same.map(({ printed }) => printed));
  return same.find(({ printed }) => printed === least)?.id === space;
}

function isBehind(session: Session, space: Space): boolean {
  const behind = session.play.hand.value?.behind?.spaces.includes(space) ?? false;
  return behind && canBeClaimed(session, space);
}

/** What the roll brings that leads to this space; null where none does, or none is asked for. */
export function landingOn(session: Session, space: Space): Landing | null {
  const ring = session.landing.value;
  if (ring !== ringOf(space)) return null;
  const prospect = session.play.hand.value?.rings?.[ring];
  const at = prospect?.spaces.indexOf(space) ?? -1;
  if (!prospect || at < 0) return null;
  const die = at + 1;
  return {
    die,
    rent: prospect.rents[at] ?? 0,
    price: prospect.prices[at] ?? null,
    crosses: prospect.crosses.includes(die),
    calls: prospect.calls.includes(die),
  };
}

/** What claiming a space behind the piece costs at the street, if it is paid as drafted. */
export function streetInterest(session: Session, space: Space, debt: number): number | null {
  const behind = session.play.hand.value?.behind;
  if (!behind?.spaces.includes(space)) return null;
  return behind.interest[Math.min(debt, behind.interest.length - 1)] ?? 0;
}

/** The new debt with which a claim opens: what is missing in hand. */
export function firstDebt(session: Session, price: number): number {
  return Math.max(0, price - (own(session)?.cash ?? 0));
}

/** True if the seat's piece of that ring stands on the space. */
export function standsOn(pieces: Record<string, number>, space: Space): boolean {
  return pieces[ringOf(space)] === numberOf(space);
}
