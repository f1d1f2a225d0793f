import { describe, expect, it } from 'vitest';
import { item, move, one, whole } from '../fixture';
import { smallPlay, smallTable } from './fixture/small';
import { moveWords } from './texts';
import { sentences } from './words';

const seats = [item(2, 3)];
const flag = (name: string) => one(name, [item(true), item(false)]);
const cards = (name: string) => one(name, [item('mine'), item('cafe', 2)]);

/** All that the server lists live, in its own names. */
const MOVES = [
  move('roll', whole('dice', 1, 2)),
  move('reroll'),
  move('keep'),
  move('harbour', flag('add')),
  move('demolish', cards('landmark')),
  move('give-building', cards('card'), one('to', seats), flag('closed')),
  move('choose-target', one('player', seats)),
  move(
    'swap',
    one('player', seats),
    cards('take'),
    cards('give'),
    flag('takeClosed'),
    flag('giveClosed'),
  ),
  move('renovate', cards('card')),
  move('activate', cards('card')),
  move('build', cards('card')),
  move('invest'),
  move('skip'),
  move('withdraw-orders', whole('turn', 3, 3)),
  move('set-ready', whole('turn', 3, 3), flag('ready')),
  move('back'),
  move('agree-mode', one('mode', [item('live'), item('postal')]), flag('agree')),
];

describe('actions as text', () => {
  const words = moveWords(smallPlay(smallTable()));

  it.each(MOVES)('have words for $action, its parameters and its items', (each) => {
    expect(words.action(each)).not.toBe(`act.${each.action}`);
    for (const parameter of each.parameters) {
      expect(words.parameter(each, parameter)).not.toBe(`par.${parameter.name}`);
      if (parameter.domain.type !== 'one') continue;
      for (const choice of parameter.domain.items) {
        expect(words.item(each, parameter, choice)).toMatch(/\w/);
        expect(words.item(each, parameter, choice)).not.toMatch(/[{}]|undefined|item\.|card\./);
      }
    }
  });

  it('name a price, and what a player would pay', () => {
    const said = (name: string, choice = item('cafe', 2)) =>
      words.item(move('build'), one(name, [choice]), choice);
    expect(said('card')).toBe('Cafe, 2');
    expect(said('player', item(2, 5))).toBe('Jonas, pays 5');
  });

  it('have words for an order sheet and all that stands on it', () => {
    expect(sentences.words('act.submit-orders')).toBe('Send orders');
    const fields = ['rerollOn', 'keepDoubles', 'addTwoOn', 'demolish', 'give', 'tv', 'swap'];
    for (const name of [...fields, 'renovate', 'activate', 'buy', 'invest', 'goes', 'extra']) {
      expect(sentences.words(`par.${name}`)).not.toBe(`par.${name}`);
    }
  });
});
