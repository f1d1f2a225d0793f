import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { midTable } from '../fixture/tables';
import { openSession } from '../session';
import { Legend } from './Legend';

describe('the legend', () => {
  const words = (seat: number | null) => {
    const session = openSession(fixturePlay({ table: midTable, seat }));
    const page = mount(<Legend session={session} />);
    return [...page.querySelectorAll('.numbers')].map(({ textContent }) => textContent);
  };

  it('says of the numbers what is green, and to who watches for whom', () => {
    expect(words(1)[0]).toBe('7green: no loss, or a purchase');
    expect(words(2)[0]).toBe('7green: pays you');
    expect(words(null)[0]).toBe('7green: no loss for Anna, or a purchase');
  });

  it('says what a square and a skull are, and of grey ones whom they cost', () => {
    expect(words(1).slice(1)).toEqual([
      '7red square: costs money',
      'skull: out; hollow: perhaps out',
    ]);
    expect(words(2)[1]).toBe('77grey: square costs Anna, circle not');
  });
});
