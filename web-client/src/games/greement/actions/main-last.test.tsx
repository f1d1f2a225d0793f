import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { emptyHand, turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { diseaseTable, loanTable, payTable, pledgeTable, turnTable } from '../fixture/tables';
import { openSession, type Session } from '../session';
import type { Hand, Table } from '../wire';
import { Actions } from './Actions';

function tray(table: Table, hand: Hand, isPhone: boolean, open: Session['tray']['value'] = null) {
  const session = openSession({
    ...fixturePlay({ table, hand, seat: 1 }),
    phone: signal(isPhone),
  });
  session.tray.value = open;
  return mount(<Actions session={session} />);
}

/** What stands in the row of the buttons, one after another: the figure of an amount, the words of a button. */
function row(page: Element): readonly (string | null | undefined)[] {
  return [...(page.querySelector('.act-buttons')?.children ?? [])].map(
    (part) => part.querySelector('[role=spinbutton], .button-label, figcaption')?.textContent,
  );
}

it.each([
  ['a payment', payTable, turnHand, ['0', 'Ready, I do not pay', 'Pay 15 for everybody']],
  ['a pledge', pledgeTable, turnHand, ['0', '0', '3 missing', 'Ready, nothing more', 'Pledge 0']],
  ['a first loan', loanTable, emptyHand, ['10', 'Least, 2', 'Most, 14', 'Write 10']],
])('puts the amount of %s in the row of its buttons on a phone, the main one last', (...each) => {
  const [, table, hand, shown] = each;
  const page = tray(table, hand, true);
  expect(row(page)).toEqual(shown);
  expect(page.querySelector('input[type=range]')).toBeNull();
});

it('does so with the disease and with what is borrowed in a turn', () => {
  expect(row(tray(diseaseTable, turnHand, true)).at(-1)).toMatch(/^(Pay|Let)/);
  const borrowing = row(tray(turnTable, turnHand, true, 'borrow'));
  expect(borrowing.at(0)).toMatch(/^\d+$/);
  expect(borrowing.at(-1)).toMatch(/^Borrow \d+$/);
});

it('does so with the price of an offer, beside what the square is worth, and under its own money', () => {
  const page = tray(turnTable, turnHand, true, 'trade');
  const shown = row(page);
  expect(shown.at(0)).toMatch(/^\d+$/);
  expect(shown.slice(2)).toEqual(['Back', expect.stringMatching(/^(Offer|Ask for) \w\d+ /)]);
  expect(page.querySelector('.act-buttons .deal-worth')?.textContent).toMatch(/^worth \d+/);
  expect(page.querySelector('.trade-rows .amount')).toBeNull();
  expect(page.querySelector('.trade-with > .chip')?.textContent).toBe('17 / owe 4');
});

it('has the main button first elsewhere, and a slider beside the amount', () => {
  const page = tray(payTable, turnHand, false);
  expect(row(page)).toEqual(['Pay 15 for everybody', 'Ready, I do not pay']);
  expect(page.querySelector('.amount input[type=range]')).not.toBeNull();
});
