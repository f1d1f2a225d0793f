import { describe, expect, it } from 'vitest';
import { found, key, mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { campTable, dangerTable, midTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { Board } from './Board';
import { fieldFacts } from './card';
import { cornerFor } from './geometry';

function sitting(table: Table, seat: number | null = 1) {
  const session = openSession(fixturePlay({ table, seat }));
  return { session, page: mount(<Board session={session} />) };
}

const field = (page: HTMLElement, number: number) => found(page, `[data-number="${number}"]`);

describe('the card of a field', () => {
  it('spells out what it costs and what the throw would do', () => {
    const { session } = sitting(dangerTable);
    const plot = (id: string) => {
      const found = dangerTable.fields.find((each) => each.id === id);
      if (!found) throw new Error(`no ${id}`);
      return fieldFacts(session, found);
    };
    expect(plot('tower')).toEqual({
      title: 'Tower',
      chip: { words: 'Jonas', kind: 'quiet' },
      rows: [
        { words: 'price', sum: '6,000' },
        { words: 'rent', sum: '3,200' },
        { words: 'with 5, 4 in 36', sum: '−3,200, out' },
      ],
      note: 'You would be out: Jonas gets the 1,900 that you have.',
    });
    expect(plot('sea-grover').rows.map(({ sum }) => sum)).toEqual([
      '4,000',
      '500',
      '1,000',
      '2,000',
      '4,000',
      '500',
    ]);
    expect(plot('caravan').chip.words).toBe('not for sale');
    expect(plot('crater').chip).toEqual({ words: 'yours', kind: 'green' });
  });

  it('says what landing there leaves, and of a field out of reach that the throw does not lead there', () => {
    const card = (table: Table, seat: number, id: string) => {
      const plot = table.fields.find((each) => each.id === id);
      if (!plot) throw new Error(`no ${id}`);
      const { rows, note } = fieldFacts(sitting(table, seat).session, plot);
      return { last: rows.at(-1), note };
    };
    expect(card(midTable, 1, 'south-citadel')).toEqual({
      last: { words: 'leaves you', sum: '150' },
      note: undefined,
    });
    expect(card(midTable, 2, 'walled-city').last).toEqual({ words: 'leaves Anna', sum: '10,150' });
    expect(card(midTable, 1, 'the-pit').last).toEqual({
      words: 'leaves you',
      sum: '2,750 to 4,750',
    });
    expect(card(midTable, 1, 'crater').note).toBe('Your throw does not lead here.');
    expect(card(midTable, 2, 'crater').note).toBe('The throw of Anna does not lead here.');
    expect(card(campTable, 1, 'crater').note).toBeUndefined();
  });

  it('says who pays the price of a free field', () => {
    const { page, session } = sitting(midTable);
    key(field(page, 8), 'Enter');
    expect(session.chosen.value).toBe(8);
    expect(found(page, '.field-card').textContent).toContain(
      'price, paid by whoever lands here5,000',
    );
  });

  it('hides neither the field nor the reader’s piece', () => {
    expect(cornerFor(11)).not.toBe('right-top');
    expect(cornerFor(1)).not.toBe('left-bottom');
    expect(cornerFor(5, 7)).not.toBe('left-top');
  });
});
