import { cardOf } from './cards';
import type { Card, Kind, PublicPlayer, Step, Table, Throw } from './wire';

/** What one go does, one after the other: coins that move, and what else changes. */
export interface Beat {
  kind: Kind | 'coins' | 'built' | 'invested';
  card: Card | null;
  copies: number;
  /** Null is the bank. */
  from: number | null;
  to: number | null;
  amount: number;
  owed: number;
}

/** The beats that move coins. */
const OF_COINS: ReadonlySet<Beat['kind']> = new Set<Beat['kind']>([
  'coins',
  'red',
  'loan',
  'blue',
  'green',
  'purple',
  'city-hall',
  'airport',
  'built',
  'invested',
]);

export function movesCoins({ kind }: Beat): boolean {
  return OF_COINS.has(kind);
}

/** All that a go of a report has done; what a Loan Office lends comes after it has been bought. */
export function beatsOf(table: Pick<Table, 'cards'>, go: Throw): readonly Beat[] {
  const paid = (kind: Beat['kind'], card: Card, amount: number): Beat => ({
    kind,
    card,
    copies: 1,
    from: go.seat,
    to: null,
    amount,
    owed: 0,
  });
  return [
    ...go.steps.filter((step) => !isLent(step)),
    ...(go.bought ? [paid('built', go.bought, cardOf(table, go.bought).cost)] : []),
    ...go.steps.filter(isLent),
    ...(go.invested ? [paid('invested', 'tech-startup', 1)] : []),
  ];
}

function isLent({ kind, from }: Step): boolean {
  return kind === 'loan' && from === null;
}

/** The purses after coins have gone from one to another; of the bank none are counted. */
export function afterBeat(players: readonly PublicPlayer[], beat: Beat): readonly PublicPlayer[] {
  if (!movesCoins(beat) || beat.amount === 0) return players;
  return players.map((player) => {
    const gains = player.seat === beat.to ? beat.amount : 0;
    const pays = player.seat === beat.from ? beat.amount : 0;
    return gains === pays ? player : { ...player, coins: player.coins + gains - pays };
  });
}
