import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Avoided, cardFaces, cardIds, strikes, touched } from './cards';
import { diseaseTable, payTable, turnTable, voteTable } from './fixture/tables';

interface PrintedCard {
  id: string;
  count: number;
  avoid: { mode: string };
  effects: readonly { op: string; key?: string; by?: number; beside?: string; refund?: number }[];
}

/** The rulebook's own data, against which the server's cards are tested too. */
const DATA = '../server/src/test/resources/greement/greement.data.json';

const MODES: Record<Avoided, string> = {
  vote: 'vote',
  together: 'pay-shared',
  alone: 'pay-single',
  each: 'pay-own-squares',
};

describe('the event cards', () => {
  const { cards } = JSON.parse(readFileSync(DATA, 'utf8')).events as { cards: PrintedCard[] };

  it('are printed as in the rulebook', () => {
    const printed = Object.entries(cardFaces).map(([id, { count, avoided, effects }]) => ({
      id,
      count,
      mode: MODES[avoided],
      effects: effects.map(({ do: op, ...rest }) => ({ op, ...rest })),
    }));
    const rulebook = cards.map(({ id, count, avoid, effects }) => ({
      id,
      count,
      mode: avoid.mode,
      effects: effects.map(({ op, key, ...rest }) =>
        key ? { op, value: key, ...rest } : { op, ...rest },
      ),
    }));
    expect(printed).toHaveLength(24);
    expect(printed).toEqual(rulebook);
  });
});

describe('what the open card touches', () => {
  it('is nothing while no card is open', () => {
    expect(touched(turnTable, 'hits')).toEqual([]);
  });

  it('is every owned square of the kinds that the table names', () => {
    expect(touched(diseaseTable, 'hits')).toEqual(['D2', 'D3', 'E3', 'E8', 'I9']);
    expect(touched(voteTable, 'hits')).toHaveLength(15);
  });

  it('is told apart by whether it loses or gains', () => {
    const gaining = touched(voteTable, 'gains').map((square) => voteTable.squares[square]?.kind);
    expect(new Set(gaining)).toEqual(new Set(['gold']));
  });

  it('is single squares where the table names them', () => {
    expect(touched(payTable, 'hits')).toEqual(payTable.event?.prospect.hits.squares);
  });
});

it('strikes squares, unless it moves values and debts alone', () => {
  const struck = cardIds.filter(strikes);
  expect(struck).toEqual(['V15', 'V16', 'V17', 'V18', 'P02', 'P03', 'P04']);
});
