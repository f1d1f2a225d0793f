import '../fixture/hints-seen';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import type { KeyPlayer } from '../../../room/table/by-keys';
import { byKeys } from '../fixture/by-keys';
import { turnHand } from '../fixture/hands';
import { seen } from '../fixture/seen';
import { turnTable } from '../fixture/tables';

let anna: KeyPlayer;

const square = (name: string) => anna.page.querySelector<SVGElement>(`[data-square=${name}]`);

/** A press of the mouse, which leaves the focus on what was pressed. */
async function presses(name: string): Promise<void> {
  act(() => {
    square(name)?.focus();
    square(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await anna.types('Shift');
}

function holdsEnter(): void {
  const options = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
  const at = document.activeElement as HTMLElement;
  if (at.dispatchEvent(new KeyboardEvent('keydown', options)) && 'click' in at) at.click();
}

describe('Enter on a square that is too dear', () => {
  it('tells with the price how much is missing', async () => {
    const available = 11;
    anna = byKeys(seen(turnTable, { ...turnHand, money: 11, available, offers: [] }));
    act(() => square('A10')?.focus());
    anna.heard();
    await anna.types('Enter');
    const [said] = anna.heard();
    expect(said).toMatch(/^A10: Costs 18 in all, .*\. Needs 7 more, a loan would cover it\. /);
  });
});

describe('Enter after a press of the mouse', () => {
  it('leads to what the card does, does it when it is pressed once more, and never while it is held', async () => {
    anna = byKeys(seen(turnTable, { ...turnHand, offers: [] }));
    await presses('E5');
    expect(square('E5')?.getAttribute('aria-selected')).toBe('true');
    await anna.types('Enter');
    expect(anna.at).toMatch(/^Buy E5, 7/);
    act(holdsEnter);
    expect(anna.sent).toEqual([]);
    await anna.types('Enter');
    expect(anna.sent).toEqual([{ type: 'buy', square: 'E5' }]);
  });

  it('leaves it to Escape to let the square go', async () => {
    anna = byKeys(seen(turnTable, { ...turnHand, offers: [] }));
    await presses('E5');
    await anna.types('Enter', 'Escape');
    expect(square('E5')?.getAttribute('aria-selected')).toBe('false');
    expect(anna.sent).toEqual([]);
  });

  it('says why nothing can be done with the square, and keeps it', async () => {
    const poor = { ...turnHand, money: 0, available: 0, offers: [] };
    anna = byKeys(seen({ ...turnTable, seatOnTurn: 2 }, poor));
    await presses('A1');
    anna.heard();
    await anna.types('Enter');
    expect(anna.heard()).toEqual([expect.stringMatching(/turn/)]);
    expect(square('A1')?.getAttribute('aria-selected')).toBe('true');
  });

  it('says that nobody can buy a mountain, as the key does that buys', async () => {
    anna = byKeys(seen(turnTable, { ...turnHand, offers: [] }));
    await presses('F3');
    anna.heard();
    await anna.types('Enter');
    expect(anna.heard()).toEqual(['not for sale: F3, mountain']);
    await anna.types('b');
    expect(anna.heard()).toEqual(['Buy: not for sale: F3, mountain']);
    expect(square('F3')?.getAttribute('aria-selected')).toBe('true');
  });
});
