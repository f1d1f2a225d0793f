import { describe, expect, it } from 'vitest';
import { midTable, withPlayer } from '../fixture/tables';
import { doneByTable, openByTable } from './by-table';

const line = (key: string, code: string, seat: number, args = {}) => ({
  ...{ key, own: false, code },
  args: { seat, ...args },
});
const threw = (key: string, seat: number) => line(key, 'bought', seat, { dice: [1, 2] });
const here = withPlayer(midTable, 4, { absent: false });
const away = withPlayer(midTable, 4, { absent: true });

describe('what the table did for somebody', () => {
  it('is the throw right after his time was up, and no other', () => {
    const lines = [line('1', 'time-up', 2), threw('2', 2), threw('3', 2)];
    expect([...doneByTable(lines, here)]).toEqual([['2', 'late']]);
  });

  it('is all that he throws and chooses between going and coming back', () => {
    const lines = [
      threw('1', 4),
      line('2', 'went-absent', 4),
      threw('3', 4),
      threw('4', 1),
      line('5', 'caravan-paid', 4),
      line('6', 'out', 1),
      line('7', 'came-back', 4),
      threw('8', 4),
    ];
    const done = doneByTable(lines, here);
    expect([...done]).toEqual([
      ['3', 'absent'],
      ['5', 'absent'],
    ]);
  });

  it('is known also where the story begins after he went', () => {
    expect(doneByTable([threw('1', 4)], away).get('1')).toBe('absent');
    expect(doneByTable([threw('1', 4)], here).size).toBe(0);
    const back = [threw('1', 4), line('2', 'came-back', 4), threw('3', 4)];
    expect([...doneByTable(back, here).keys()]).toEqual(['1']);
  });

  it('goes on from where it was read to, and begins again with another story', () => {
    const known = openByTable();
    const first = [line('1', 'went-absent', 4), threw('2', 4), line('3', 'time-up', 1)];
    expect([...known(first, away).keys()]).toEqual(['2']);
    const grown = [...first, threw('4', 1), line('5', 'came-back', 4), threw('6', 4)];
    expect([...known(grown, here)]).toEqual([...doneByTable(grown, here)]);
    const read: string[] = [];
    const watched = grown.map((each) => ({
      ...each,
      get code() {
        read.push(each.key);
        return each.code;
      },
    }));
    expect([...known([...watched, threw('7', 4)], here).keys()]).toEqual(['2', '4']);
    expect(read).toEqual([]);
    const earlier = [threw('0', 4), ...grown];
    expect([...known(earlier, here)]).toEqual([...doneByTable(earlier, here)]);
  });
});
