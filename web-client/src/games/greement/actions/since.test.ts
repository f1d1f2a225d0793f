import { describe, expect, it } from 'vitest';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { hadTurn } from '../story/turns';
import { drawnTogether, hasBought, sinceTurn } from './since';

let key = 0;

function line(code: string, seat: number, own = false) {
  key += 1;
  return { key: String(key), own, code, args: { seat, square: 'G9' } };
}

const codes = (lines: readonly { code: string }[]) => lines.map(({ code }) => code);

describe('what has happened since one’s turn', () => {
  it('is what the others did, until one’s next turn begins', () => {
    const story = [
      line('bought', 2),
      line('turn-ended', 1),
      line('turn-began', 2),
      line('seeded', 2),
      line('turn-ended', 2),
    ];
    expect(codes(sinceTurn(story, 1))).toEqual(['seeded']);
    const again = [...story, line('turn-began', 1), line('bought', 1)];
    expect(codes(sinceTurn(again, 1))).toEqual(['seeded']);
  });

  it('begins with the first round for whoever had no turn yet', () => {
    expect(sinceTurn([line('bought', 2)], 1)).toEqual([]);
    const story = [line('round-began', 0), line('turn-began', 2), line('bought', 2)];
    expect(codes(sinceTurn(story, 1))).toEqual(['bought']);
    expect(hadTurn(story, 1)).toBe(false);
    expect(hadTurn([...story, line('turn-ended', 1)], 1)).toBe(true);
  });

  it('is for who watches what all did since the round began', () => {
    const story = [line('bought', 2), line('round-began', 0), line('seeded', 1), line('bought', 3)];
    expect(codes(sinceTurn(story, null))).toEqual(['seeded', 'bought']);
  });

  it('is nothing that only the reader sees', () => {
    const story = [line('turn-ended', 1), line('seeded', 2), line('bought', 1, true)];
    expect(codes(sinceTurn(story, 1))).toEqual(['seeded']);
  });

  it('begins anew after a turn that the clock has ended', () => {
    const story = [
      ...[line('turn-ended', 1), line('bought', 2), line('turn-began', 1), line('bought', 1)],
      ...[line('turn-timed-out', 1), line('seeded', 2), line('turn-began', 1)],
    ];
    expect(codes(sinceTurn(story, 1))).toEqual(['seeded']);
    expect(hadTurn([line('turn-timed-out', 1)], 1)).toBe(true);
  });

  it('is nothing that the reader did himself or was given, for he is told how much', () => {
    const gift = { ...line('donated', 0), args: { from: 1, to: 2 } };
    const given = { ...line('donated', 0), args: { from: 2, to: 1 } };
    expect(sinceTurn([line('turn-ended', 1), gift, given], 1)).toEqual([]);
  });
});

describe('what several have done', () => {
  it('is told together by who did it, whatever comes between', () => {
    const story = [
      ...[line('bought', 2), line('seeded', 2), line('cattle-bought', 2)],
      ...[line('bought', 3), line('vote-stopped', 0), line('bought', 3)],
    ];
    expect(drawnTogether(story).map(codes)).toEqual([
      ['bought', 'seeded', 'cattle-bought'],
      ['bought', 'bought'],
      ['vote-stopped'],
    ]);
    expect(sinceTurn([line('turn-ended', 1), ...story], 1)).toHaveLength(5);
  });
});

describe('what one has done in a turn', () => {
  const play = (...lines: ReturnType<typeof line>[]) =>
    openSession(fixturePlay({ table: turnTable, hand: turnHand, seat: 1, lines }));

  it('is nothing before anything was done since it began', () => {
    const session = play(line('bought', 1), line('turn-began', 1));
    expect(hasBought(session)).toBe(false);
  });

  it('is not to have bought, where one has only seeded', () => {
    const session = play(line('turn-began', 1), line('seeded', 1));
    expect(hasBought(session)).toBe(false);
    expect(hasBought(play(line('turn-began', 1), line('bought', 1)))).toBe(true);
  });
});
