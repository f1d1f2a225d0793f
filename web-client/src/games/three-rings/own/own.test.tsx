import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { changed, claimTable, farmsTable, goalsTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { Cards } from './Cards';

function cardsOf(table: Table, seat: number | null = 1, low = false) {
  const play = fixturePlay({ table, seat, low });
  const session = openSession(play);
  const page = mount(<Cards session={session} />);
  return { page, play, session };
}

describe('the goal card', () => {
  it('says how far its owner is, and what the sum comes from', () => {
    const { page } = cardsOf(claimTable);
    const card = page.querySelector('.tr-goal');
    expect(card?.textContent).toContain('18 of 40: Culture 32 − debt 14');
    expect(card?.textContent).toContain('Only you see this');
  });

  it('says with a minus that debt is more than what counts', () => {
    const owing = changed(claimTable, { owner: {} }, {});
    const words = cardsOf(owing).page.querySelector('.tr-goal')?.textContent;
    expect(words).toContain('−14 of 40: Culture 0 − debt 14');
    expect(words).toContain('54 to go');
  });

  it('is hatched for what the claim that is put together would bring', () => {
    const { page, session } = cardsOf(claimTable);
    const bar = () => page.querySelector<HTMLElement>('.tr-goal-bar')?.style;
    expect(bar()?.getPropertyValue('--then')).toBe(bar()?.getPropertyValue('--part'));
    act(() => {
      session.chosen.value = 'U19';
    });
    expect(page.textContent).toContain('24 with this claim');
    expect(bar()?.getPropertyValue('--then')).toBe('0.6');
    act(() => {
      session.chosen.value = 'U03';
    });
    expect(page.textContent).toContain('22 to go');
  });

  it('is covered in company', () => {
    const { page } = cardsOf(claimTable);
    act(() => page.querySelector<HTMLElement>('.tr-goal button')?.click());
    expect(page.textContent).not.toContain('Culture 32');
    expect(page.querySelector('.tr-goal .tr-tile')).toBeNull();
  });

  it('is not there for who only watches', () => {
    expect(cardsOf(claimTable, null).page.textContent).toBe('');
  });
});

describe('what one holds', () => {
  it('is listed ring by ring from the innermost, with its worth', () => {
    const { page } = cardsOf(claimTable);
    const rings = [...page.querySelectorAll('.tr-holdings dt')].map((each) => each.textContent);
    expect(rings).toEqual(['Urban', 'Suburban', 'Rural']);
    expect(page.querySelectorAll('.tr-property')).toHaveLength(12);
    expect(page.textContent).toContain('worth 54');
  });

  it('lights a property on the board while it is pointed at', () => {
    const { page, play } = cardsOf(claimTable);
    const cinema = [...page.querySelectorAll('.tr-property')].find((each) =>
      each.textContent?.includes('Cinema'),
    );
    act(() => {
      cinema?.dispatchEvent(new PointerEvent('pointerenter'));
    });
    expect(play.lit.value).toEqual(['S08']);
  });

  it('says so when it is nothing, and is not there before goals are chosen', () => {
    expect(cardsOf(farmsTable).page.textContent).toContain('You hold nothing yet.');
    expect(cardsOf(goalsTable).page.querySelector('.tr-nothing')).toBeNull();
  });

  it('has its own tab in a low window', () => {
    expect(cardsOf(claimTable, 1, true).page.querySelector('.tr-holdings')).toBeNull();
  });
});
