import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GameGuide, guideMemory } from '../../games/guide';
import { mount, settled } from '../../ui/mount';
import { Guide } from './Guide';

const memory = guideMemory('go');
const yours = signal(true);
const plays = signal(false);
const guide: GameGuide = {
  isTime: () => true,
  isOwnTurn: () => yours.value,
  stepsAside: () => false,
  steps: () => [
    { id: 'a', name: 'Look', title: 'A square', line: 'It is yours.', spots: ['.square'] },
    { id: 'b', name: 'Read', title: 'A line', line: 'It counts.', spots: ['.square'] },
  ],
};

describe('the veil', () => {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(9, 9, 60, 60));
  });

  afterEach(() => {
    mount(null);
    vi.restoreAllMocks();
    memory.guiding.value = 'no';
  });

  it('lies on nothing while something is played or another is on turn; the frames stay', async () => {
    const page = mount(
      <>
        <div class="square" />
        <Guide
          game="go"
          guide={guide}
          room="quay"
          isTimed={() => false}
          isPlaying={() => plays.value}
        />
      </>,
    );
    const seen = async (change: () => void) => {
      act(change);
      await settled();
      return ['.guide-outline', '.guide-dim'].map((part) => page.querySelector(part) !== null);
    };
    const taken = () => {
      memory.guiding.value = 'taken';
    };
    expect(await seen(taken)).toEqual([true, true]);
    expect(
      await seen(() => {
        plays.value = true;
      }),
    ).toEqual([true, false]);
    expect(
      await seen(() => {
        plays.value = false;
        yours.value = false;
      }),
    ).toEqual([true, false]);
  });
});
