import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { ValuesPanel } from './ValuesPanel';

const moves = (value: string, from: number, to: number) =>
  ['value-changed', { value, from, to }] as const;
const ends = ['turn-ended', { seat: 1 }] as const;

function marked(...deeds: readonly (readonly [string, Record<string, unknown>])[]) {
  const lines = deeds.map(([code, args], i) => ({ key: String(i), own: false, code, args }));
  const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1, lines });
  const page = mount(<ValuesPanel session={openSession(play)} />);
  return [...page.querySelectorAll('.moved')].map((line) => [
    line.querySelector('dt')?.textContent,
    line.querySelector('.value-moved')?.textContent,
  ]);
}

describe('the values that events have moved since the reader’s turn', () => {
  const round = [
    ends,
    moves('cropProfit', 5, 4),
    moves('goldMineProfit', 5, 6),
    moves('goldMineProfit', 6, 5),
    ['turn-began', { seat: 1 }],
  ] as const;

  it('are marked, one that came back too', () => {
    expect(marked(...round)).toEqual([
      ['Crop profit', 'moved since your turn, 5 → 4'],
      ['Mine profit', 'moved since your turn, now as before'],
    ]);
  });

  it('are marked no more once his turn has ended', () => {
    expect(marked(...round, ends)).toEqual([]);
  });
});
