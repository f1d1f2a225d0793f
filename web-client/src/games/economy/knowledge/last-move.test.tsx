import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import type { StoryLine } from '../../game';
import { sectors } from '../cards';
import { fixturePlay } from '../fixture/play';
import {
  enterTable,
  moveTable,
  noHand,
  revealedTable,
  rollTable,
  sentTable,
} from '../fixture/tables';
import { openSession } from '../session';
import { rows } from '../spaces';
import type { Table } from '../wire';
import { earlierMoves } from './earlier-moves';
import { LandingPanel } from './LandingPanel';
import { lastLandingWords } from './landing';
import { lastMoveOf } from './last-move';

function opened(table: Table, seat: number | null = 1) {
  return openSession(fixturePlay({ table, hand: seat === null ? null : noHand, seat }));
}

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
