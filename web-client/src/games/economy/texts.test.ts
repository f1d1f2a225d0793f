import { describe, expect, it } from 'vitest';
import { placeHand, placeTable } from './fixture/placing';
import { fixturePlay } from './fixture/play';
import { moveTable, noHand, partOneTable, rollTable, sendTable } from './fixture/tables';
import { openSession } from './session';
import { moveWords } from './texts';

describe('actions as text', () => {
  const tables = [placeTable, rollTable, moveTable, partOneTable, sendTable];

  it.each(tables)('have words for every move, parameter and item', (table) => {
    const hand = table.phase === 'place' ? placeHand : noHand;
    const play = fixturePlay({ table, hand, seat: 1 });
    const words = moveWords(openSession(play));
    for (const move of play.moves.value) {
      expect(words.action(move)).not.toBe(`act.${move.action}`);
      for (const parameter of move.parameters) {
        const { domain } = parameter;
        if (domain.type !== 'one') continue;
        expect(words.parameter(move, parameter)).not.toBe(`par.${parameter.name}`);
        for (const item of domain.items) {
          expect(words.item(move, parameter, item)).toMatch(/\w/);
          expect(words.item(move, parameter, item)).not.toMatch(/[{}]|undefined/);
        }
      }
    }
  });

  it('spell out the way and what it brings', () => {
    const play = fixturePlay({ table: moveTable, hand: noHand, seat: 1 });
    const words = moveWords(openSession(play));
    const [move] = play.moves.value;
    const [to] = move?.parameters ?? [];
    if (!move || to?.domain.type !== 'one') throw new Error('nowhere to go');
    const said = (space: string) => {
      const item = to.domain.type === 'one' && to.domain.items.find(({ value }) => value === space);
      return item ? words.item(move, to, item) : '';
    };
    expect(said('e3')).toBe('e3 by c3, d3: pays you 3, Jonas +1, Mireille +2, Tomasz +1');
    expect(said('e5')).toBe('e5 by c5, d5: turns a card up and takes it, its sector pays');
    expect(said('f4')).toBe('f4 by d4, e4: Mireille out, card turns down, nobody is paid');
  });
});
