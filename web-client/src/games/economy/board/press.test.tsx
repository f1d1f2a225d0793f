import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { announcements } from '../../../ui/aria';
import { mount } from '../../../ui/mount';
import { placeHand, placeTable } from '../fixture/placing';
import { type FixturePlay, fixturePlay } from '../fixture/play';
import { moveTable, noHand, sendTable } from '../fixture/tables';
import { whyNotAhead, whyNotPressed } from '../reasons';
import { lookedAt, openSession, type Session } from '../session';
import type { Hand, Table } from '../wire';
import { Board } from './Board';
import { markOf } from './marks';
import { letGoAloud, press } from './press';

function opened(table: Table, hand: Hand = noHand): { play: FixturePlay; session: Session } {
  const play = fixturePlay({ table, hand, seat: 1 });
  return { play, session: openSession(play) };
}

describe('a press', () => {
  it('chooses at first: nothing is done by one', () => {
    const { play, session } = opened(moveTable);
    press(session, 'e3');
    expect(play.sent).toEqual([]);
    press(session, 'c7');
    expect(session.chosen.value).toBe('c7');
    expect(play.sent).toEqual([]);
  });

  it('is let go of aloud, once', () => {
    const { session } = opened(moveTable);
    press(session, 'e3');
    expect(letGoAloud(session)).toBe(true);
    expect(announcements.polite.value).toContain('Nothing is chosen.');
    expect(letGoAloud(session)).toBe(false);
  });

  it('on a space out of reach keeps the choice, and why is told until another press', () => {
    const { session } = opened(moveTable);
    press(session, 'e3');
    press(session, 'h8');
    expect([session.chosen.value, lookedAt(session)]).toEqual(['e3', 'h8']);
    expect(whyNotPressed(session, 'h8')).toBe('h8 is 9 steps away, you rolled 3.');
    press(session, 'c7');
    expect([session.chosen.value, lookedAt(session)]).toEqual(['c7', 'c7']);
    expect(whyNotPressed(session, 'h8')).toBeUndefined();
  });

  it('shows the chosen space again before it goes there, where another one was read about', () => {
    const { play, session } = opened(moveTable);
    press(session, 'e3');
    press(session, 'h8');
    press(session, 'e3');
    expect([session.chosen.value, lookedAt(session)]).toEqual(['e3', 'e3']);
    expect(play.sent).toEqual([]);
    press(session, 'e3');
    expect(play.sent).toHaveLength(1);
  });

  it('tells of a space out of reach that is only looked at why it is none, and nothing of one’s own', () => {
    const { session } = opened(moveTable);
    expect(whyNotAhead(session, 'h8')).toBe('h8 is 9 steps away, you rolled 3.');
    expect(whyNotAhead(session, 'e3')).toBeUndefined();
    expect(whyNotAhead(session, 'c4')).toBeUndefined();
    act(() => press(session, 'c4'));
    expect(whyNotPressed(session, 'c4')).toContain('You stand there');
  });

  it('asks back where it would turn a card of one’s own down', () => {
    const properties = { ...moveTable.properties, 'electronics-factory': 1 };
    const { play, session } = opened({ ...moveTable, properties });
    press(session, 'f4');
    press(session, 'f4');
    expect(session.asking.value).toBe('f4');
    expect(play.sent).toEqual([]);
  });

  it('places the card of the hand, or sends the piece to a corner', () => {
    const placing = opened(placeTable, placeHand);
    const fits = markOf(placing.session, 'b2').way;
    expect(fits).toBe('fits');
    press(placing.session, 'b2');
    press(placing.session, 'b2');
    expect(placing.play.sent).toEqual([
      { type: 'place-card', card: placeHand.hand[0], space: 'b2' },
    ]);
    const sending = opened(sendTable);
    press(sending.session, 'h8');
    press(sending.session, 'h8');
    expect(sending.play.sent).toEqual([{ type: 'send-out', corner: 'h8' }]);
  });
});

describe('two taps', () => {
  it('go somewhere, however soon the second one follows', () => {
    const { play, session } = opened(moveTable);
    const page = mount(<Board session={session} />);
    tap(page, 'e3');
    expect(play.sent).toEqual([]);
    tap(page, 'e3');
    expect(play.sent).toEqual([{ type: 'move', to: 'e3', path: null }]);
  });
});

/** A finger on the space, and the click that follows. */
function tap(page: HTMLElement, space: string): void {
  const touch = { pointerType: 'touch', pointerId: 1, clientX: 100, clientY: 100, bubbles: true };
  const cell = page.querySelector<SVGElement>(`[data-space="${space}"]`);
  act(() => {
    cell?.dispatchEvent(new PointerEvent('pointerdown', touch));
    cell?.dispatchEvent(new PointerEvent('pointerup', touch));
    cell?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}
