import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { midTable } from '../fixture/tables';
import { openSession } from '../session';
import { Legend } from './Legend';

describe('the legend', () => {
  it('says of the numbers what is green, and to who watches for whom', () => {
    const words = (seat: number | null) => {
      const session = openSession(fixturePlay({ table: midTable, seat }));
      return mount(<Legend session={session} />).querySelector('.numbers')?.textContent;
    };
    expect(words(1)).toBe('7green: no loss');
    expect(words(2)).toBe('7green: pays you');
    expect(words(null)).toBe('7green: no loss for Anna');
  });
});
