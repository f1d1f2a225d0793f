import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { enterTable, moveTable, noHand, partOneTable, rollTable } from '../fixture/tables';
import { hitAt, openSession } from '../session';
import { type Total, totalsOf, withTotal } from '../totals';
import type { Table } from '../wire';
import { gainWords } from './Gains';
import { LandingPanel } from './LandingPanel';
import { MarkKey } from './Legend';
import { landingOn } from './landing';
import { BarDie } from './TheDie';

function opened(table: Table, seat: number | null = 1) {
  return openSession(fixturePlay({ table, hand: seat === null ? null : noHand, seat }));
}

describe('what a landing does', () => {
  it('pays all who own something in the sector', () => {
    const session = opened(moveTable);
    const facts = landingOn(session, 'e3');
    expect(facts.title).toBe('e3, MOTOR factory');
    expect(gainWords(session, facts.pays)).toBe('you +3, Jonas +1, Mireille +2, Tomasz +1');
  });

  it('is a question mark on a face-down card', () => {
    const facts = landingOn(opened(moveTable), 'e5');
    expect(facts).toMatchObject({ title: 'e5, face down', isUnknown: true, pays: [] });
  });

  it('takes what is to be had in part 1, and nothing that is owned', () => {
    expect(landingOn(opened(partOneTable), 'a8').effect).toContain('takes the property card');
    const taken: Table = {
      ...partOneTable,
      turn: 2,
      players: partOneTable.players.map((each) =>
        each.seat === 2 ? { ...each, piece: { space: 'a8', outside: null } } : each,
      ),
      lastMove: { seat: 2, die: 1, from: 'a7', path: ['a8'] },
      lastLanding: {
        card: 'food-invention',
        turnedUp: false,
        takenFrom: 'board',
        points: [0, 0, 0, 0],
      },
    };
    expect(landingOn(opened(taken), 'a8').effect).toMatch(/^Jonas takes FOOD/);
    expect(landingOn(opened(partOneTable), 'b8').effect).toContain('A landing takes nothing');
  });

  it('calls nothing its owner’s that is on the way to him still', () => {
    const properties = { ...partOneTable.properties, 'food-invention': 'unplaced' as const };
    const { effect } = landingOn(opened({ ...partOneTable, properties }), 'a8');
    expect(effect).toContain('takes the property card');
    expect(effect).not.toContain('yours');
  });

  it('knocks out: no points, and no card in part 1', () => {
    const session = opened(moveTable);
    expect(hitAt(session, 'f4')).toBe(3);
    expect(landingOn(session, 'f4')).toMatchObject({ pays: [] });
    expect(landingOn(session, 'f4').effect).toContain('pays nobody');
    expect(landingOn(opened(partOneTable), 'e4').effect).toContain('gives you no card');
  });

  it('tells the reader where he stands that a rival would knock him out', () => {
    const stood = moveTable.players.find(({ seat }) => seat === 1)?.piece.space ?? '';
    const words = (table: Table) => {
      const { line, effect } = landingOn(opened({ ...table, turn: 2 }), stood);
      return `${line}. ${effect}`;
    };
    const down = { ...moveTable, locations: [{ space: stood, faceUp: false, card: null }] };
    expect(words({ ...down, part: 1 })).toBe(
      'you stand here. A rival landing here knocks you out.',
    );
    expect(words(down)).toContain('knocks you out and turns the card up');
  });
});

describe('the card of a space', () => {
  it('says who is on turn to whoever presses one meanwhile, and not to who points at it', () => {
    const session = opened({ ...moveTable, turn: 2 });
    session.pointed.value = 'e3';
    const words = () => mount(<LandingPanel session={session} />).textContent;
    expect(words()).not.toContain('is on turn');
    session.chosen.value = 'e3';
    expect(words()).toContain('Jonas is on turn.');
  });
});

describe('the marks of lit spaces', () => {
  const told = (table: Table) =>
    [...mount(<MarkKey session={opened(table)} />).querySelectorAll('li')].map(
      (each) => each.textContent,
    );

  it('are told as far as some space that is lit bears them', () => {
    const plain = 'nothing lies there';
    const gathers = ['its card is yours', 'knocks a rival out', 'taken: brings nothing', plain];
    expect(told(partOneTable)).toEqual(gathers);
    const pays = [
      '+npoints for you',
      'a rival gains more',
      'knocks a rival out',
      '?face down',
      '0nothing for you',
      plain,
    ];
    expect(told(moveTable)).toEqual(pays);
    expect(told(rollTable)).toEqual([]);
  });
});

describe('what a card is worth', () => {
  it('is told while cards are gathered, with what the reader owns there already', () => {
    const worth = (...food: number[]) => {
      const pays = { ...partOneTable.pays, food };
      return landingOn(opened({ ...partOneTable, pays }), 'a8').worth;
    };
    expect(worth(0, 2, 0, 0)).toBe('In part 2 each landing on FOOD pays its owner\u00a03.');
    expect(worth(2, 0, 0, 0)).toBe(
      'With what you own, each landing on FOOD will pay you\u00a05 in part 2.',
    );
    expect(landingOn(opened(moveTable), 'e3').worth).toBe('');
    expect(landingOn(opened(partOneTable), 'd8').worth).toBe('');
  });
});

describe('the die', () => {
  it('says whose throw it is, and is out of sight before the first', () => {
    const thrower = (table: Table) =>
      mount(<BarDie session={opened(table)} />).querySelector('figcaption')?.textContent;
    expect(thrower(moveTable)).toBe('Anna');
    expect(thrower(rollTable)).toBe('Tomaszrolled 4');
    expect(thrower({ ...enterTable, phase: 'roll', die: null })).toBeUndefined();
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

  it('are kept of one that was left out of what is shown', () => {
    const shown = signal(at(40, 0, 0, 0, 0));
    const { rounds, arrive, follow } = totalsOf({ shown });
    const end = follow();
    const tables = [at(41, 3, 0, 0, 0), at(45, 3, 2, 0, 0), at(49, 3, 2, 4, 0)] as const;
    tables.forEach(arrive);
    shown.value = tables[0];
    shown.value = tables[2];
    end();
    expect(rounds.value.map(({ round }) => round)).toEqual([9, 11, 12, 13]);
    expect(rounds.value[2]?.points).toEqual([3, 2, 0, 0]);
  });
});
