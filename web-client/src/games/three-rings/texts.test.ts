import { describe, expect, it } from 'vitest';
import type { Parameter } from '../listed';
import { listed } from '../listed';
import { movesFor } from './fixture/moves';
import { fixturePlay } from './fixture/play';
import {
  claimTable,
  farmsTable,
  goalsTable,
  interestTable,
  numberTable,
  powerTable,
  rentAskedTable,
  rentTable,
  tradeAskedTable,
  tradeWaitsTable,
} from './fixture/tables';
import { moveWords } from './texts';
import type { Action, Table } from './wire';

const TABLES: readonly Table[] = [
  goalsTable,
  farmsTable,
  powerTable,
  interestTable,
  numberTable,
  rentTable,
  rentAskedTable,
  claimTable,
  tradeAskedTable,
  tradeWaitsTable,
];

const words = moveWords(fixturePlay({ table: claimTable, seat: 1 }));

const moves = TABLES.flatMap((table) => listed(movesFor(table, 1)));

/** All actions of the game, as the compiler knows them. */
const ACTIONS: Record<Action['type'], true> = {
  'choose-goal': true,
  'claim-start': true,
  'declare-victory': true,
  'call-out': true,
  'use-power': true,
  consolidate: true,
  roll: true,
  sell: true,
  repay: true,
  'pay-interest': true,
  'call-number': true,
  'offer-rent': true,
  'accept-rent': true,
  'reject-rent': true,
  claim: true,
  'offer-trade': true,
  'accept-trade': true,
  'reject-trade': true,
  'withdraw-trade': true,
  'end-turn': true,
  leave: true,
};

/** The parameter and all that stand within it. */
function within(parameter: Parameter): readonly Parameter[] {
  const { name, domain } = parameter;
  if (domain.type === 'perhaps') return within({ name, domain: domain.of });
  return domain.type === 'form' ? [parameter, ...domain.parameters.flatMap(within)] : [parameter];
}

describe('actions as text', () => {
  it('are all there in the tables that are looked at', () => {
    const found = new Set(moves.map(({ action }) => action));
    expect([...found].sort()).toEqual(Object.keys(ACTIONS).sort());
  });

  it('have words for each action, its parameters and its items', () => {
    for (const move of moves) {
      expect(words.action(move)).not.toMatch(/act\.|[{}]|undefined/);
      for (const parameter of move.parameters.flatMap(within)) {
        expect(words.parameter(move, parameter)).not.toMatch(/par\./);
        const { domain } = parameter;
        if (domain.type !== 'one' && domain.type !== 'some') continue;
        for (const item of domain.items) {
          expect(words.item(move, parameter, item)).toMatch(/^\p{L}/u);
          expect(words.item(move, parameter, item)).not.toMatch(/[{}]|undefined|\w\.\w/);
        }
      }
    }
  });

  it('say which of several variants one is', () => {
    const labels = (action: string) =>
      listed(movesFor(powerTable, 1))
        .filter((move) => move.action === action)
        .map(words.action);
    expect(new Set(labels('use-power'))).toEqual(
      new Set(['Take a power', 'Take a new goal by power']),
    );
    expect(labels('consolidate')).toContain('Consolidate: culture on the suburban ring');
    const trades = listed(movesFor(claimTable, 1)).filter(({ action }) => action === 'offer-trade');
    expect(trades.map(words.action)).toContain('Offer Jonas a trade');
  });

  it('name the price of what can be claimed', () => {
    const claim = listed(movesFor(claimTable, 1)).find(({ action }) => action === 'claim');
    const space = claim?.parameters.find(({ name }) => name === 'space');
    if (!claim || space?.domain.type !== 'one') throw new Error('nothing to claim');
    const said = space.domain.items.map((item) => words.item(claim, space, item));
    expect(said).toContain('Television Studio, 12');
  });
});
