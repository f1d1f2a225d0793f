import { afterEach, describe, expect, it } from 'vitest';
import { mount } from '../../ui/mount';
import { emptyHand, turnHand } from './fixture/hands';
import { fixturePlay } from './fixture/play';
import { firstStartTable, replaceTable, turnTable, voteTable } from './fixture/tables';
import { openSession, type Session } from './session';
import { boardMatters, SheetBody } from './sheet';
import type { Hand, Table } from './wire';

afterEach(() => void mount(null));

function opened(table: Table, hand: Hand, seat: number, lines: readonly object[] = []): Session {
  const play = fixturePlay({ table, hand, seat, phone: true, lines: lines as never });
  return openSession(play);
}

describe('a low phone', () => {
  const folds = (table: Table, hand: Hand) => boardMatters(opened(table, hand, 1));
  const calm = { ...turnHand, offers: [] };

  it('has the map in sight while others choose and buy', () => {
    expect(folds({ ...turnTable, seatOnTurn: 2 }, calm)).toBe(true);
    expect(folds({ ...replaceTable, replacing: { seat: 3, candidates: [] } }, emptyHand)).toBe(
      true,
    );
  });

  it('has all in sight that the reader can do while he decides', () => {
    expect(folds(turnTable, calm)).toBe(false);
    expect(folds(firstStartTable, emptyHand)).toBe(false);
    expect(folds({ ...replaceTable, replacing: { seat: 1, candidates: [] } }, emptyHand)).toBe(
      false,
    );
  });

  it('has the sheet open for a vote, an amount and an offer that wants an answer', () => {
    expect(folds(voteTable, calm)).toBe(false);
    expect(folds(turnTable, turnHand)).toBe(false);
    const session = opened(turnTable, calm, 1);
    session.tray.value = 'borrow';
    expect(boardMatters(session)).toBe(false);
  });

  it('keeps the sheet in which an offer was answered as it was, for the rest of that turn', () => {
    const line = (key: string, code: string, args: object) => ({ key, own: false, code, args });
    const began = line('1', 'turn-began', { seat: 2 });
    const sold = line('2', 'square-sold', { seller: 1, buyer: 2, square: 'D2', kind: 'crop' });
    const next = line('3', 'turn-began', { seat: 3 });
    const matters = (...lines: object[]) =>
      boardMatters(opened({ ...turnTable, seatOnTurn: 2 }, calm, 1, lines));
    expect(matters(began)).toBe(true);
    expect(matters(began, sold)).toBe(false);
    expect(matters(began, sold, next)).toBe(true);
  });

  it('has no button twice in the row of what waits, whatever square is chosen', () => {
    const session = opened({ ...turnTable, seatOnTurn: 2 }, calm, 1);
    session.chosen.value = 'C5';
    const labels = [
      ...mount(<SheetBody session={session} />).querySelectorAll('.button-label'),
    ].map((label) => label.textContent);
    expect(labels.filter((label) => label?.startsWith('Seed'))).toHaveLength(1);
    expect(labels.filter((label) => label?.startsWith('Buy'))).toHaveLength(1);
  });
});
