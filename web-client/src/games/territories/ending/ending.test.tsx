import { describe, expect, it } from 'vitest';
import type { Result } from '../../../net/wire';
import { mount } from '../../../ui/mount';
import type { StoryLine } from '../../game';
import { fixturePlay } from '../fixture/play';
import { overTable } from '../fixture/tables';
import { openSession } from '../session';
import { lineArgs } from '../story/samples';
import { factLines } from './facts';
import { Papers } from './Papers';
import { verdict } from './verdict';

const session = openSession(fixturePlay({ table: overTable, seat: 1 }));
const ranking = (overTable.ranking ?? []).map((seat, i) => ({
  place: i + 1,
  seat,
  score: overTable.players[seat - 1]?.assets ?? 0,
}));
const result: Result = { reason: 'last-player', ranking, turns: 131 };

describe('the end', () => {
  it('names the last one standing and who went out last', () => {
    expect(verdict(session, result)).toEqual({
      title: 'Jonas is the last one standing',
      line: 'You went out last, in turn 131.',
    });
    const winner = openSession(fixturePlay({ table: overTable, seat: 2 }));
    expect(verdict(winner, result)).toEqual({
      title: 'You are the last one standing',
      line: 'Anna went out last, in turn 131.',
    });
  });

  it('is decided by assets after the last turn of all, also by several', () => {
    const limit = { ...result, reason: 'turn-limit' };
    expect(verdict(session, limit).title).toBe('Jonas wins with 77,950');
    const shared = ranking.map((each, i) => ({ ...each, place: i < 2 ? 1 : each.place }));
    expect(verdict(session, { ...limit, ranking: shared }).title).toBe(
      'You share the win with Jonas: 77,950 each',
    );
  });

  it('ranks the winner by assets and the others by their turns', () => {
    const page = mount(<Papers session={session} result={result} />);
    const rows = [...page.querySelectorAll('.ranked')].map((row) => row.textContent);
    expect(rows[0]).toContain('36,750 + 41,200');
    expect(rows[4]).toContain('Cogout in turn 61');
    expect(page.querySelectorAll('.part-turns').length).toBeGreaterThan(3);
  });

  it('marks the reader in the ranking, and nobody for a spectator', () => {
    const marked = (seat: number | null) => {
      const seen = openSession(fixturePlay({ table: overTable, seat }));
      const page = mount(<Papers session={seen} result={result} />);
      return [...page.querySelectorAll('.ranked-who')].map((who) => who.textContent);
    };
    expect(marked(1)).toEqual(['Jonas', 'Anna you', 'Tomasz', 'Mireille', 'Cog']);
    expect(marked(null)).toEqual(['Jonas', 'Anna', 'Tomasz', 'Mireille', 'Cog']);
  });

  it('says why somebody is out, as far as the lines go back', () => {
    const line = (code: string, args: Record<string, unknown>, n: number): StoryLine => ({
      key: `line-${n}`,
      own: false,
      code,
      args,
    });
    const lines = [
      line('caravan-paid-in-part', { seat: 3, paid: 3000, due: 4000 }, 1),
      line('out', { seat: 3, freed: 2 }, 2),
      line('resigned', { seat: 4, money: 4200, freed: 1 }, 3),
      line('rent-paid', { seat: 1, dice: [1, 2], field: 'tower', owner: 2, paid: 3200 }, 4),
      line('rent-paid-in-part', { ...lineArgs['rent-paid-in-part'], seat: 1, owner: 2 }, 5),
      line('out', { seat: 1, freed: 7 }, 6),
    ];
    const seen = openSession(fixturePlay({ table: overTable, seat: 1, lines }));
    const page = mount(<Papers session={seen} result={result} />);
    const told = [...page.querySelectorAll('.ranked-name small')].map((why) => why.textContent);
    expect(told.slice(1)).toEqual([
      'out in turn 131: owed Jonas 3,200 on Tower, had 1,100',
      'gave up in turn 118',
      'out in turn 103: owed 4,000 on Caravan, had 3,000',
      'out in turn 61',
    ]);
    const toJonas = openSession(fixturePlay({ table: overTable, seat: 2, lines }));
    const read = mount(<Papers session={toJonas} result={result} />);
    expect(read.textContent).toContain('out in turn 131: owed you 3,200 on Tower, had 1,100');
  });

  it('tells the biggest payment, the narrowest escape and what fields have earned', () => {
    const page = mount(
      <ul>
        {factLines(session).map(({ text }, i) => (
          <li key={i}>{text}</li>
        ))}
      </ul>,
    );
    const facts = [...page.querySelectorAll('li')].map((fact) => fact.textContent);
    expect(facts[0]).toBe(
      'Tomasz paid 4,000 to Jonas on Castle in turn 118: nobody paid more at once.',
    );
    expect(facts[1]).toBe(
      'You threw 1+6 in turn 97 and stayed in, with a chance of 61\u00a0% to be out.',
    );
    expect(facts[2]).toContain('Castle has earned 24,000');
    expect(facts[2]).toContain('Then come Tower with 19,200');
  });

  it('speaks to the reader, who paid or was paid', () => {
    const [biggest, narrowest] = [1, 2, 4, null].reduce<string[][]>(
      (told, seat) => {
        const seen = openSession(fixturePlay({ table: overTable, seat }));
        const page = mount(
          <ul>
            {factLines(seen).map(({ text }, i) => (
              <li key={i}>{text}</li>
            ))}
          </ul>,
        );
        const facts = [...page.querySelectorAll('li')].map((fact) => fact.textContent ?? '');
        return told.map((each, i) => [...each, (facts[i] ?? '').split(' on ')[0] ?? '']);
      },
      [[], []],
    );
    expect(biggest).toEqual([
      'Tomasz paid 4,000 to Jonas',
      'Tomasz paid you 4,000',
      'You paid 4,000 to Jonas',
      'Tomasz paid 4,000 to Jonas',
    ]);
    expect(narrowest?.map((each) => each.split(' threw')[0])).toEqual([
      'You',
      'Anna',
      'Anna',
      'Anna',
    ]);
  });
});
