import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { type GameGuide, type Guiding, guideMemory } from '../../games/guide';
import { found, mount, press } from '../../ui/mount';
import { Guide } from './Guide';

const memory = guideMemory('go');
const yours = signal(true);
const guide: GameGuide = {
  isTime: () => yours.value,
  steps: () => [
    { id: 'a', name: 'Look', title: 'A square', line: 'It is yours.', spots: [] },
    { id: 'b', name: 'Do', title: 'A button', line: 'Press it.', spots: [] },
  ],
};

function turn(is: boolean): void {
  act(() => {
    yours.value = is;
  });
}

function guided(how: Guiding): void {
  act(() => {
    memory.guiding.value = how;
  });
}

describe('a guide that the end of a turn cut off', () => {
  it('goes on in the next turn where it was, and begins anew where it is asked for', () => {
    const page = mount(<Guide game="go" guide={guide} room="quay" />);
    guided('turn');
    press(found(page, '.guide-bubble .button.main'));
    turn(false);
    expect(page.querySelector('.guide-bubble')).toBeNull();
    turn(true);
    expect(found(page, '.guide-bubble').textContent).toContain('Step 2 of 2');
    guided('no');
    guided('now');
    expect(found(page, '.guide-bubble').textContent).toContain('Step 1 of 2');
  });
});
