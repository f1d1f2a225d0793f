import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { dashedWords } from '../actions/TurnBar';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { markOf } from './marks';

describe('the map of a turn', () => {
  it('tells the act that is meant from all others', () => {
    const session = openSession(fixturePlay({ table: turnTable, hand: turnHand, seat: 1 }));
    expect(markOf(session, 'D2')).toMatchObject({ sign: 'buy-cattle' });
    expect(markOf(session, 'D3')).toMatchObject({ sign: 'seed' });
    session.aimed.value = 'buy-cattle';
    expect(markOf(session, 'F2')).toMatchObject({ frame: 'own', price: { coins: 5 } });
    expect(markOf(session, 'D3')).toMatchObject({ sign: 'seed' });
    expect(markOf(session, 'B1').price).toBeUndefined();
    expect(dashedWords(session)).toContain('can take cattle');
    session.aimed.value = 'buy';
    expect(markOf(session, 'B1').frame).toBe('open');
    expect(markOf(session, 'F2').frame).toBeUndefined();
    expect(dashedWords(session)).toContain('no tax');
  });

  it('goes on showing all that can be done when a square is chosen', () => {
    const session = openSession(fixturePlay({ table: turnTable, hand: turnHand, seat: 1 }));
    session.chosen.value = 'D2';
    expect(markOf(session, 'B1')).toMatchObject({ frame: 'open', price: {} });
    expect(markOf(session, 'D3')).toMatchObject({ sign: 'seed' });
    session.chosen.value = 'B1';
    expect(markOf(session, 'D2')).toMatchObject({ sign: 'buy-cattle' });
  });

  it('marks nothing as to be had while the table is paused', () => {
    const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1 });
    const room = signal({ ...play.room.value, paused: true });
    const session = openSession({ ...play, room });
    for (const square of ['A1', 'B1', 'D2', 'D3']) {
      const { price, frame, sign } = markOf(session, square);
      expect({ price, frame, sign }).toEqual({});
    }
  });

  it('follows what is about to be borrowed, and marks nothing once it is about something else', () => {
    const hand = { ...turnHand, money: 5, available: 5 };
    const session = openSession(fixturePlay({ table: turnTable, hand, seat: 1 }));
    session.tray.value = 'borrow';
    session.borrowing.value = 1;
    expect(markOf(session, 'A1').price).toEqual({ coins: 7, dear: 'now' });
    session.borrowing.value = 2;
    expect(markOf(session, 'A1').price).toEqual({ coins: 7 });
    expect(markOf(session, 'B1').frame).toBe('lent');
    session.tray.value = 'repay';
    expect(markOf(session, 'B1').frame).toBeUndefined();
  });
});
