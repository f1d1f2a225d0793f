import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { PaperPanel } from './PaperPanel';

it('opens on its page with the last lines over their sum, and scrolls to the sum once all are there', () => {
  const session = openSession(fixturePlay({ table: turnTable, hand: turnHand, seat: 1 }));
  const page = document.createElement('div');
  const toSum = vi.fn();
  Element.prototype.scrollIntoView = toSum;
  act(() => render(<PaperPanel session={session} onPage />, page));
  const lines = () => [...page.querySelectorAll('tbody th')].map((line) => line.textContent);
  expect(lines()).toEqual(['2 earlier lines', 'bought D4', 'seeded D4', 'repaid']);
  expect(toSum).not.toHaveBeenCalled();
  act(() => page.querySelector<HTMLElement>('.earlier-lines')?.click());
  expect(lines()).toHaveLength(5);
  expect(toSum.mock.contexts).toEqual([page.querySelector('tfoot')]);
});
