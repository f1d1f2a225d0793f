import { describe, expect, it } from 'vitest';
import { mount } from '../ui/mount';
import { Actions as EconomyActions } from './economy/actions/Actions';
import { Board as EconomyBoard } from './economy/board/Board';
import { fixturePlay as economyPlay } from './economy/fixture/play';
import { enterTable, moveTable, noHand, rollTable } from './economy/fixture/tables';
import { guideOf as economyGuide } from './economy/guide';
import { Cards as EconomyCards } from './economy/knowledge/Cards';
import { openSession as economySession } from './economy/session';
import type { Table } from './economy/wire';
import { type GameGuide, guideMemory, isGuiding, isOffered } from './guide';
import { Actions as TerritoriesActions } from './territories/actions/Actions';
import { Board as TerritoriesBoard } from './territories/board/Board';
import { fixturePlay as territoriesPlay } from './territories/fixture/play';
import { firstTable, midTable } from './territories/fixture/tables';
import { guideOf as territoriesGuide } from './territories/guide';
import { Cards as TerritoriesCards } from './territories/knowledge/Cards';
import { openSession as territoriesSession } from './territories/session';

describe('a guide', () => {
  const guide: GameGuide = { isTime: () => true, isOwnTurn: () => true, steps: () => [] };

  it('is offered in the first turn, and no more once it was seen', () => {
    const { seen, guiding } = guideMemory('chess');
    expect(isOffered('chess', guide)).toBe(true);
    expect(isOffered('chess', { ...guide, isTime: () => false })).toBe(false);
    guiding.value = 'turn';
    expect(isOffered('chess', guide)).toBe(false);
    guiding.value = 'no';
    seen.value = true;
    expect(isOffered('chess', guide)).toBe(false);
  });

  it('is shown in the first turn, or at any time to who asks for it', () => {
    const { guiding } = guideMemory('go');
    const later = { ...guide, isTime: () => false };
    expect(isGuiding('go', guide)).toBe(false);
    guiding.value = 'turn';
    expect(isGuiding('go', guide)).toBe(true);
    expect(isGuiding('go', later)).toBe(false);
    guiding.value = 'now';
    expect(isGuiding('go', later)).toBe(true);
  });
});

/** What the guide points at that is not on the page; seats and their places are the frame's. */
function missing(guide: GameGuide): string[] {
  return guide
    .steps()
    .flatMap(({ spots }) => spots.flat())
    .filter((spot) => !/seat/.test(spot) && !document.querySelector(spot));
}

const firstRoll: Table = { ...enterTable, phase: 'roll', die: null };

function economy(table: Table, seat = table.turn) {
  const play = economyPlay({ table, hand: noHand, seat });
  const session = economySession(play);
  return { play, session, guide: economyGuide(session) };
}

describe('the guide of Economy', () => {
  it('has five steps in the first turn, the throw and the move', () => {
    expect(economy(firstRoll).guide.isTime()).toBe(true);
    expect(economy(enterTable).guide.isTime()).toBe(true);
    expect(economy(firstRoll, 2).guide.isTime()).toBe(false);
    expect(economy(rollTable).guide.isTime()).toBe(false);
    expect(economy(firstRoll).guide.steps()).toHaveLength(5);
  });

  it('throws where it speaks of it, and passes over what is thrown', () => {
    const { play, guide } = economy(firstRoll);
    guide.steps()[0]?.act?.run();
    expect(play.sent).toEqual([{ type: 'roll' }]);
    expect(guide.steps()[0]?.done).toBe(false);
    expect(economy(enterTable).guide.steps()[0]?.done).toBe(true);
  });

  it('ends with a move that can be made', () => {
    const { play, guide } = economy({ ...moveTable, turnNumber: 1 }, 1);
    const last = guide.steps().at(-1);
    expect(last?.act?.label).toBe('Go to e3');
    expect(last?.spots[0]).toBe('[data-space="e3"]');
    last?.act?.run();
    expect(play.sent).toEqual([{ type: 'move', to: 'e3', path: null }]);
  });

  it('points at what stands on the page', () => {
    for (const table of [firstRoll, { ...moveTable, turnNumber: 1 }]) {
      const { session, guide } = economy(table, 1);
      mount(
        <>
          <EconomyBoard session={session} />
          <div class="action-slot">
            <EconomyActions session={session} />
          </div>
          <EconomyCards session={session} />
        </>,
      );
      const lit = [...document.querySelectorAll(guide.choices ?? '')];
      const ways = lit.filter((each) => !each.matches('.ec-ground'));
      expect(ways.length > 0).toBe(table.phase === 'move');
      expect(lit.length > 0).toBe(true);
      const other = table.phase === 'roll' ? '"g"' : '"r"';
      expect(missing(guide).filter((spot) => !spot.includes(other))).toEqual([]);
    }
  });
});

describe('the guide of Territories', () => {
  const sitting = (table: typeof firstTable, seat = table.turn) => {
    const play = territoriesPlay({ table, seat });
    const session = territoriesSession(play);
    return { play, session, guide: territoriesGuide(session) };
  };

  it('has five steps in the first turn, and ends with the throw', () => {
    const { guide } = sitting(firstTable);
    expect(guide.isTime()).toBe(true);
    expect(sitting(midTable).guide.isTime()).toBe(false);
    expect(sitting(firstTable, 2).guide.isTime()).toBe(false);
    expect(guide.steps()).toHaveLength(5);
    expect(guide.steps().at(-1)?.id).toBe('throw');
  });

  it('comes back in the first three turns of its reader: a clock may have ended them', () => {
    const later = (turnNumber: number) => sitting({ ...firstTable, turnNumber }).guide.isTime();
    const { length } = firstTable.players;
    expect([1, length + 1, 2 * length + 1].map(later)).toEqual([true, true, true]);
    expect(later(3 * length + 1)).toBe(false);
  });

  it('frames the pieces with the field on which they stand', () => {
    const { session, guide } = sitting(firstTable);
    mount(<TerritoriesBoard session={session} />);
    const [spot = []] = guide.steps()[0]?.spots ?? [];
    const pieces = [...document.querySelectorAll<SVGElement>('[data-piece]')];
    const selectors = pieces.map(({ dataset }) => `[data-piece="${dataset.piece}"]`);
    expect(pieces.length).toBeGreaterThan(1);
    expect([...spot].slice(1).sort()).toEqual(selectors.sort());
  });

  it('points at what stands on the page', () => {
    const { session, guide } = sitting(firstTable);
    mount(
      <>
        <TerritoriesBoard session={session} />
        <TerritoriesActions session={session} />
        <TerritoriesCards session={session} />
      </>,
    );
    expect(missing(guide)).toEqual([]);
    expect(document.querySelector(guide.choices ?? '')).not.toBeNull();
  });
});
