import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { found, mount } from '../../../ui/mount';
import { fullHand, layTable } from '../fixture/placing';
import { fixturePlay } from '../fixture/play';
import { openSession } from '../session';
import { HandRow } from './HandRow';

const CARD = 46;

/** A row that shows so many pixels of its cards, which stand side by side. */
function lay(shown: number): void {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(9 * CARD);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(shown);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...(this.parentElement?.children ?? [])].filter((each) => each.matches('label'));
    const right = this.matches('label') ? (at.indexOf(this) + 1) * CARD : shown;
    return { right } as DOMRect;
  });
}

it.each([
  [6 * CARD, 3],
  [6 * CARD + 20, 3],
  [6 * CARD - 20, 4],
])('counts what is not seen whole and nothing else: %i px of nine cards hide %i', (px, hidden) => {
  lay(px);
  const play = fixturePlay({ table: layTable, hand: fullHand, seat: 1, phone: true });
  let page: HTMLElement | undefined;
  act(() => {
    page = mount(<HandRow session={openSession(play)} hand={fullHand.hand.slice(0, 9)} />);
  });
  if (page) expect(found(page, '.ec-more').textContent).toBe(`+${hidden}`);
  vi.restoreAllMocks();
});
