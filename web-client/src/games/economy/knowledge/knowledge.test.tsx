import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand, partOneTable, revealedTable, rollTable } from '../fixture/tables';
import { hitAt, openSession } from '../session';
import { type Total, withTotal } from '../totals';
import type { Table } from '../wire';
import { gainWords } from './Gains';
import { LandingPanel } from './LandingPanel';
import { landingOn, lastLandingWords } from './landing';

function opened(table: Table, seat: number | null = 1) {
  return openSession(fixturePlay({ table, hand: seat === null ? null : noHand, seat }));
}

describe('what a landing does', () => {
  it('pays all who own something in the sector', () => {
    const session = opened(moveTable);
    const facts = landingOn(session, 'e3');
    expect(facts.title).toBe('e3, MOTOR factory');
    expect(gainWords(session, facts.pays)).toBe('Anna +3, Jonas +1, Mireille +2, Tomasz +1');
  });

  it('is a question mark on a face-down card', () => {
    const facts = landingOn(opened(moveTable), 'e5');
    expect(facts).toMatchObject({ title: 'e5, face down', isUnknown: true, pays: [] });
  });

  it('takes what is to be had in part 1, and nothing that is owned', () => {
    expect(landingOn(opened(partOneTable), 'a8').effect).toContain('takes the property card');
    expect(landingOn(opened(partOneTable), 'b8').effect).toContain('A landing takes nothing');
  });

  it('knocks out: no points, and no card in part 1', () => {
    const session = opened(moveTable);
    expect(hitAt(session, 'f4')).toBe(3);
    expect(landingOn(session, 'f4')).toMatchObject({ pays: [] });
    expect(landingOn(session, 'f4').effect).toContain('pays nobody');
    expect(landingOn(opened(partOneTable), 'e4').effect).toContain('you get no card');
  });
});

describe('the last landing', () => {
  it('is told in words with all who collected', () => {
    expect(lastLandingWords(opened(rollTable))).toBe(
      'Tomasz turns up PHARMACY invention and takes it from Anna. Jonas +2, Tomasz +5.',
    );
    expect(lastLandingWords(opened(revealedTable))).toContain('takes it from Jonas.');
    expect(lastLandingWords(opened(moveTable))).toBe('');
  });

  it('stands in the panel while no space is looked at', () => {
    const session = opened(rollTable);
    expect(mount(<LandingPanel session={session} />).textContent).toContain('The last landing');
    session.pointed.value = 'e5';
    expect(mount(<LandingPanel session={session} />).textContent).toContain('?');
  });
});

describe('the points of the rounds', () => {
  const at = (turnNumber: number, ...points: number[]): Table => ({
    ...moveTable,
    turnNumber,
    players: moveTable.players.map((each, i) => ({ ...each, points: points[i] ?? 0 })),
  });

  it('begin with what was there, and keep the last total of each round', () => {
    const tables = [at(40, 0, 0, 0, 0), at(41, 3, 0, 1, 0), at(43, 3, 2, 1, 0), at(45, 5, 2, 1, 0)];
    const rounds = tables.reduce<readonly Total[]>(withTotal, []);
    expect(rounds).toEqual([
      { round: 9, points: [0, 0, 0, 0] },
      { round: 11, points: [3, 2, 1, 0] },
      { round: 12, points: [5, 2, 1, 0] },
    ]);
  });
});
