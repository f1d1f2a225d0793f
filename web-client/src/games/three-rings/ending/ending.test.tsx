import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { endTable, endWealthTable } from '../fixture/ends';
import { fixturePlay } from '../fixture/play';
import { changed } from '../fixture/tables';
import { openSession } from '../session';
import type { Goal, Table } from '../wire';
import { factLines } from './facts';
import { Papers } from './Papers';
import { verdict } from './verdict';

const line = (code: string, args: Record<string, unknown>) => ({
  key: `${code}${JSON.stringify(args)}`,
  code,
  args,
  own: false,
});

const OUTCOME = {
  reason: 'declared',
  turns: 24,
  ranking: [1, 4, 2, 3].map((seat, i) => ({ seat, place: i + 1, score: 10 })),
};

const accused = [line('calls-out-rightly', { seat: 1, accused: 4 })];

function said(table: Table, lines = accused) {
  return verdict(openSession(fixturePlay({ table, seat: 1, lines })), OUTCOME);
}

/** The same end in another way. */
function ended(change: Partial<Table>): Table {
  return { ...endTable, ...change };
}

const called = (change: Partial<Table>) => ended({ calledOut: true, ...change });

describe('the verdict of Three Rings', () => {
  it('names the goal that was declared, and why no Wealth takes the victory', () => {
    const { title, line } = said(endTable);
    expect(title).toBe('Anna declares Culture and wins');
    expect(line).toMatch(/^Anna had 41 of 40: 55 less 14 debt\. Tomasz plays Wealth: .* stands\.$/);
  });

  it('gives the victory to Wealth over a declaration', () => {
    const { title, line } = said(endWealthTable);
    expect(title).toBe('Tomasz plays Wealth and is richest');
    expect(line).toMatch(/^Anna declared Culture with 41 of 40\. Tomasz is worth /);
  });

  it('names who called out, and why this player won', () => {
    const title = (change: Partial<Table>) => said(called(change)).title;
    expect(title({ reason: 'wealth', winners: [4] })).toBe(
      'Anna calls out rightly: Tomasz plays Wealth and is richest',
    );
    expect(title({ reason: 'achieved', winners: [1] })).toBe(
      'Anna calls out rightly and has met Culture',
    );
    expect(title({ reason: 'achieved', winners: [2] })).toBe(
      'Anna calls out rightly: Jonas has met Service',
    );
    expect(title({ reason: 'net-wealth', winners: [2] })).toBe(
      'Anna calls out rightly: Jonas is richest',
    );
    expect(title({ reason: 'net-wealth', winners: [1] })).toBe(
      'Anna calls out rightly and is richest',
    );
    expect(title({ reason: 'net-wealth', winners: [2, 3] })).toBe(
      'Anna calls out rightly: Jonas and Mireille share the victory',
    );
    expect(said(called({ reason: 'achieved', winners: [1] })).line).toMatch(
      /^Anna called Tomasz out, who plays Wealth\. No Wealth player is richer/,
    );
  });

  it('says that the rounds ran out', () => {
    const last = ended({ by: null, roundLimit: true, round: 60, reason: 'net-wealth' });
    expect(said({ ...last, winners: [2, 3] })).toMatchObject({
      title: 'Jonas and Mireille share the victory',
      line: expect.stringMatching(/^Round 60 was the last\. No goal is met/),
    });
    expect(said({ ...last, winners: [2] }).title).toBe('Jonas is richest and wins');
    expect(said({ ...last, reason: 'achieved', winners: [2] }).title).toBe(
      'Jonas has met Service and wins',
    );
  });

  it('knows the last one left, and that nobody is', () => {
    const alone = { by: null, reason: 'last-player' } as const;
    expect(said(ended({ ...alone, winners: [3] }))).toEqual({
      title: 'Mireille wins',
      line: 'All others have left the game.',
    });
    expect(said(ended({ ...alone, winners: [] }))).toEqual({
      title: 'Nobody wins',
      line: 'Everybody has left the game.',
    });
  });

  it('leaves who has left out of what Wealth is compared with', () => {
    const gone = changed(endTable, {}, { 4: { left: true } });
    expect(said({ ...gone, results: endTable.results }).line).toMatch(/Nobody plays Wealth\.$/);
  });
});

describe('the papers of Three Rings', () => {
  function shown(table: Table) {
    const session = openSession(fixturePlay({ table, seat: 1 }));
    return mount(<Papers session={session} result={OUTCOME} />);
  }

  it('open every goal, with what was reached and what is missing', () => {
    const cards = [...shown(endTable).querySelectorAll('.tr-result')].map((card) => ({
      title: card.querySelector('h3')?.textContent,
      chip: card.querySelector('.chip')?.textContent,
      short: card.querySelector('small')?.textContent,
    }));
    expect(cards[0]).toEqual({ title: 'Culture, 41 of 40', chip: 'met', short: 'declared' });
    expect(cards[1]?.title).toMatch(/^Wealth, −?\d+ against −?\d+$/);
    expect(cards[1]?.chip).toBe('not richest');
    expect(cards[2]).toEqual({ title: 'Service, 27 of 38', chip: 'not met', short: '11 short' });
    expect(cards).toHaveLength(4);
  });

  it('turn the declarer first, then by wealth, Wealth last', () => {
    const turns = [...shown(endTable).querySelectorAll<HTMLElement>('.tr-result')].map((card) =>
      Number(card.style.getPropertyValue('--turn')),
    );
    expect(turns[0]).toBe(0);
    expect(turns[1]).toBe(3);
  });

  it('tell printed values, and what they are now where that differs', () => {
    const results = endTable.results?.map((result) => ({
      ...result,
      current: { ...result.current, service: 9 },
    }));
    const cells = [...shown({ ...endTable, results: results ?? [] }).querySelectorAll('td')];
    expect(cells.map((cell) => cell.textContent)).toContain('4now 9');
    expect(cells.map((cell) => cell.textContent)).toContain('8');
  });

  it('have a card for who left before he had a goal', () => {
    const results = endTable.results?.map((result) =>
      result.seat === 3 ? { ...result, goal: null as Goal | null, needed: null } : result,
    );
    expect(shown({ ...endTable, results: results ?? [] }).textContent).toContain('No goal chosen');
  });
});

describe('what decided it', () => {
  it('is told from the log and the sums of the table', () => {
    const lines = [
      line('calls-out-wrongly', { seat: 2, accused: 3 }),
      line('pays-rent', { seat: 1, to: 2, space: 'S13', rent: 6 }),
      line('pays-rent', { seat: 3, to: 2, space: 'U03', rent: 11 }),
      line('takes-rooftop', { seat: 3, ring: 'rural', power: 'interest' }),
    ];
    const session = openSession(fixturePlay({ table: endTable, seat: 1, lines }));
    const facts = factLines(session).map(({ text }) => mount(<p>{text}</p>).textContent);
    expect(facts).toEqual([
      'Jonas called Mireille out. It was not Wealth.',
      'The dearest rent: Mireille owed Jonas 11 for Law Firm.',
      'Tomasz paid 4 interest, more than anyone, and received 24 in rents.',
      'Mireille took the roof Interest on the rural ring.',
    ]);
  });
});
