import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import type { StoryLine } from '../../game';
import { sectors } from '../cards';
import { fixturePlay } from '../fixture/play';
import {
  enterTable,
  moveTable,
  noHand,
  partOneTable,
  revealedTable,
  rollTable,
  sentTable,
} from '../fixture/tables';
import { hitAt, openSession } from '../session';
import { rows } from '../spaces';
import { type Total, withTotal } from '../totals';
import type { Table } from '../wire';
import { earlierMoves } from './earlier-moves';
import { gainWords } from './Gains';
import { LandingPanel } from './LandingPanel';
import { MarkKey } from './Legend';
import { landingOn, lastLandingWords } from './landing';
import { lastMoveOf } from './last-move';
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
    expect(told(partOneTable)).toEqual(['its card is yours', 'knocks a rival out', plain]);
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

describe('the last landing', () => {
  it('is told in words with all who collected', () => {
    expect(lastLandingWords(opened(rollTable))).toBe(
      'Tomasz turns up PHARMACY invention and takes it from you. Jonas +2, Tomasz +5.',
    );
    expect(lastLandingWords(opened(revealedTable))).toContain(
      'You turn up COSMETICS invention and take it from Jonas.',
    );
    expect(lastLandingWords(opened(moveTable))).toBe('');
  });
});

const story = (...told: (readonly [code: string, args: Record<string, unknown>])[]) =>
  told.map(([code, args], i) => ({ key: String(i), own: false, code, args }));

describe('the last move', () => {
  const way = (lastMove: Table['lastMove']) => lastMoveOf(opened({ ...rollTable, lastMove }))?.way;

  it('is told from where to where, and with what it brought', () => {
    expect(lastMoveOf(opened(rollTable))).toMatchObject({
      way: 'Tomasz: c2 → a4, 4 steps',
      deed: 'Tomasz turns up PHARMACY invention and takes it from you. Jonas +2, Tomasz +5.',
    });
    expect(way({ seat: 2, die: 1, from: 'outside', path: ['h8'] })).toBe('Jonas: in at h8, 1 step');
    expect(way({ seat: 2, die: 2, from: 'outside', path: ['h8', 'h7'] })).toBe(
      'Jonas: in at h8 → h7, 2 steps',
    );
    expect(lastMoveOf(opened(enterTable))).toBeNull();
  });

  it('shows the card that lies open there, and none that is turned down', () => {
    const face = (table: Table) =>
      mount(<LandingPanel session={opened(table)} />).querySelector('.ec-last-face');
    expect(face(revealedTable)).not.toBeNull();
    expect(face(sentTable)).toBeNull();
  });

  it('tells who was knocked out by it, and of the card turned down only that one lies there', () => {
    const line = (code: string, args: Record<string, unknown>): StoryLine => ({
      key: code,
      own: false,
      code,
      args,
    });
    const deed = (...lines: StoryLine[]) =>
      lastMoveOf(openSession(fixturePlay({ table: sentTable, hand: noHand, seat: 1, lines })))
        ?.deed;
    const knocked = line('knocked-out', { seat: 1, die: 3, rival: 3 });
    expect(deed(knocked)).toBe(
      'You knock Mireille out, who starts again at h8. The card on f4 lies face-down.',
    );
    const later = line('rolled', { seat: 2, die: 1 });
    expect(deed(knocked, later)).toBe('The card on f4 lies face-down.');
  });

  it('says who has landed where nothing happens: after a knock-out it would read as of that corner', () => {
    const lines = story(['rolled', { seat: 3, die: 1 }]);
    const table: Table = {
      ...rollTable,
      part: 1,
      lastLanding: null,
      lastMove: { seat: 3, die: 1, from: 'b4', path: ['b5'] },
    };
    const deedTo = (seat: number) =>
      lastMoveOf(openSession(fixturePlay({ table, hand: noHand, seat, lines })))?.deed;
    expect(deedTo(1)).toBe('Mireille lands on an empty space: nothing happens.');
    expect(deedTo(3)).toBe('You land on an empty space: nothing happens.');
  });

  it('is told as the log does once the next move has taken its names away', () => {
    const lines = story(['rolled', { seat: 4, die: 4 }], ['took-property', { seat: 4 }]);
    const table: Table = {
      ...rollTable,
      lastLanding: null,
      lastMove: { seat: 4, die: 4, from: 'c2', path: ['c3', 'c4'] },
    };
    const play = fixturePlay({ table, hand: noHand, seat: 1, lines });
    expect(lastMoveOf(openSession(play))?.deed).toBe('Tomasz takes a property card.');
  });

  it('stays in the panel while a space is looked at', () => {
    const session = opened(rollTable);
    const told = 'Tomasz: c2 → a4, 4 steps';
    expect(mount(<LandingPanel session={session} />).textContent).toContain(told);
    session.pointed.value = 'e5';
    const panel = mount(<LandingPanel session={session} />).textContent;
    expect(panel).toContain('?');
    expect(panel).toContain(told);
  });
});

describe('the moves before the last one', () => {
  const lines = story(
    ['rolled', { seat: 1, die: 2 }],
    ['took-property', { seat: 1 }],
    ['knocked-out', { seat: 2, die: 5, rival: 1 }],
    ['turned-down', { seat: 2 }],
    ['part-two', {}],
    ['stuck', { seat: 3, die: 6 }],
    ['rolled', { seat: 4, die: 4 }],
    ['turned-up-and-took', { seat: 4 }],
    ['sector-paid', { seat: 4 }],
  );
  const opened = (table: Table, moving = false) => {
    const session = openSession(fixturePlay({ table, hand: noHand, seat: 1, lines }));
    const shown = { value: { ...table } };
    if (moving) Object.assign(session.scenes, { running: { value: 220 }, shown });
    return session;
  };

  it('are told newest first, in the words of the log and no others', () => {
    const lastMove = { seat: 4, die: 4, from: 'c2', path: ['c3', 'c4', 'b4', 'a4'] };
    const session = opened({ ...rollTable, lastMove });
    const told = earlierMoves(session, 3).map(({ words }) => words);
    expect(told).toEqual([
      'Mireille rolls 6, no way to go',
      'Jonas rolls 5, knocks you out, turns a card down',
      'You roll 2, take a property card',
    ]);
    const panel = mount(<LandingPanel session={session} />);
    expect(panel.querySelectorAll('.ec-earlier li')).toHaveLength(2);
    expect(panel.querySelectorAll('.ec-stripped')).toHaveLength(1);
  });

  it('hold the last one too while the next one walks, and name what lies open', () => {
    const lastMove = { seat: 4, die: 4, from: 'c2', path: ['c3', 'c4', 'b4', 'a4'] };
    const session = opened({ ...rollTable, lastMove }, true);
    expect(earlierMoves(session, 1)[0]?.words).toMatch(
      /^Tomasz rolls 4, turns up PHARMACY invention and takes it from you/,
    );
  });

  it('leave the last one where it is told while it is still read before the next, without motion', () => {
    const lastMove = { seat: 4, die: 4, from: 'c2', path: ['c3', 'c4', 'b4', 'a4'] };
    const session = opened({ ...rollTable, lastMove });
    Object.assign(session.scenes, { running: { value: 1200 } });
    expect(mount(<LandingPanel session={session} />).textContent).toContain('Tomasz: c2 → a4');
    expect(earlierMoves(session, 1)[0]?.words).not.toContain('Tomasz');
  });

  it('have words for every deed, and none of them names a card, a sector or a space', () => {
    const names = [...sectors.map((sector) => sector.toUpperCase()), ...rows.flat()];
    const words = earlierMoves(opened(rollTable), 9)
      .map((move) => move.words)
      .join(' ');
    for (const name of names) expect(words).not.toContain(name);
    expect(words).not.toMatch(/before\.|deed\.|[{}]/);
  });
});

describe('what a card is worth', () => {
  it('is told while cards are gathered, with what the reader owns there already', () => {
    const worth = (...food: number[]) => {
      const pays = { ...partOneTable.pays, food };
      return landingOn(opened({ ...partOneTable, pays }), 'a8').worth;
    };
    expect(worth(0, 2, 0, 0)).toBe(
      'Worth 3: in part 2 each landing on FOOD pays its owner\u00a03.',
    );
    expect(worth(2, 0, 0, 0)).toBe(
      'Worth 3: with what you own, each landing on FOOD will pay you\u00a05 in part 2.',
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
});
