import { describe, expect, it } from 'vitest';
import { type FixturePlay, fixturePlay } from '../fixture/play';
import { enterTable, moveTable, noHand } from '../fixture/tables';
import { openSession, type Session, wayTo } from '../session';
import type { Table } from '../wire';
import { drawingOf } from './drawing';
import { centreOf, VIEW } from './geometry';
import { press } from './press';

function opened(table: Table): { play: FixturePlay; session: Session } {
  const play = fixturePlay({ table, hand: noHand, seat: 1 });
  return { play, session: openSession(play) };
}

describe('a way of one’s own', () => {
  const box = { x: 0, y: 0, width: VIEW.width, height: VIEW.height } as DOMRect;
  const drawing = { getBoundingClientRect: () => box };

  function drawn(session: Session, ...spaces: string[]): void {
    const draw = drawingOf(session);
    const events = spaces.map((space) => {
      const { x, y } = centreOf(space);
      const at = { clientX: x - VIEW.x, clientY: y - VIEW.y, currentTarget: drawing };
      return at as unknown as PointerEvent;
    });
    for (const [i, event] of events.entries()) {
      if (i === 0) draw.onPointerDown(event);
      draw.onPointerMove(event);
    }
    draw.onPointerUp();
  }

  it('is chosen when it uses all steps, and sent as it was drawn', () => {
    const { play, session } = opened(moveTable);
    drawn(session, 'c4', 'd4', 'd3', 'e3');
    expect(session.chosen.value).toBe('e3');
    expect(wayTo(session, 'e3')).toEqual(['d4', 'd3', 'e3']);
    press(session, 'e3');
    expect(play.sent).toEqual([{ type: 'move', to: 'e3', path: ['d4', 'd3', 'e3'] }]);
  });

  it('goes back where the pointer goes back', () => {
    const { session } = opened(moveTable);
    drawn(session, 'c4', 'd4', 'd5', 'd4', 'd3', 'e3');
    expect(wayTo(session, 'e3')).toEqual(['d4', 'd3', 'e3']);
  });

  it('begins at a corner from outside', () => {
    const { session } = opened(enterTable);
    drawn(session, 'a1', 'a2', 'b2');
    expect(wayTo(session, 'b2')).toEqual(['a1', 'a2', 'b2']);
  });

  it('is let go while it is too short', () => {
    const { session } = opened(moveTable);
    drawn(session, 'c4', 'd4', 'd3');
    expect(session.drawn.value).toEqual([]);
    expect(session.chosen.value).toBeNull();
  });
});
