import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type GameGuide, guideMemory } from '../../games/guide';
import { mount, settled } from '../../ui/mount';
import { Guide } from './Guide';

const guide: GameGuide = {
  isTime: () => true,
  isOwnTurn: () => true,
  choices: '',
  steps: () => [{ id: 'a', name: 'Look', title: 'A square', line: 'It is yours.', spots: [] }],
};

const still = { game: 'go', room: 'quay', isTimed: () => false, isPlaying: () => false };

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.classList.contains('seats') ? new DOMRect(8, 80, 200, 60) : new DOMRect();
  });
});

afterEach(() => {
  mount(null);
  vi.restoreAllMocks();
  guideMemory('go').guiding.value = 'no';
});

/** How many lists of steps stand on a page whose seats are laid out so. */
async function lists(layout: string): Promise<number> {
  guideMemory('go').guiding.value = 'turn';
  const page = mount(
    <>
      <div class="seats-place">
        <section class={`seats ${layout}`} />
      </div>
      <Guide {...still} guide={guide} />
    </>,
  );
  await settled();
  return page.querySelectorAll('.guide-steps').length;
}

it('lists the steps under seats in a column, and over no board that stands below the seats', async () => {
  expect(await lists('three')).toBe(1);
  expect(await lists('one')).toBe(0);
});
