import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { found, key, mount, press } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { caravanTable, lostTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { Caravan } from './Caravan';

function choosing(table: Table) {
  const play = fixturePlay({ table, seat: 1 });
  const session = openSession(play);
  return { play, page: mount(<Caravan session={session} />) };
}

const FATAL = '.tax-choice.fatal';
const paid = [{ type: 'choose-tax', pay: 'fixed' }];

describe('the sum that would put the reader out', () => {
  it('is paid by its key only when it is pressed again, and says so meanwhile', () => {
    const { play, page } = choosing(caravanTable);
    key(document.body, '2');
    expect(play.sent).toEqual([]);
    expect(found(page, FATAL).textContent).toContain('Press again: you are out');
    expect(found(page, FATAL)).toBe(document.activeElement);
    key(document.body, '2');
    expect(play.sent).toEqual(paid);
  });

  it('is paid by a pointer only when it is pressed again', () => {
    const { play, page } = choosing(caravanTable);
    press(found(page, FATAL));
    expect(play.sent).toEqual([]);
    press(found(page, FATAL));
    expect(play.sent).toEqual(paid);
  });

  it('asks no more once the reader has gone elsewhere', () => {
    const { play, page } = choosing(caravanTable);
    press(found(page, FATAL));
    act(() => found(page, FATAL).blur());
    press(found(page, FATAL));
    expect([play.sent, found(page, FATAL).textContent]).toEqual([
      [],
      expect.stringContaining('Press again'),
    ]);
  });

  it('is paid at once where every other would do the same', () => {
    const { play } = choosing(lostTable);
    key(document.body, '1');
    expect(play.sent).toHaveLength(1);
  });
});
