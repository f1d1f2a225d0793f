import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import type { StoryLine } from '../../games/game';
import { mount } from '../../ui/mount';
import type { OpenTable } from './open-table';
import { Teller } from './Teller';

const line = (code: string): StoryLine => ({ key: code, own: false, code, args: {} });

/** What is told of these lines, the first of which stood there before. */
function told(seat: number | null) {
  const story = signal([line('before')]);
  const swift = signal(true);
  const table = {
    game: {
      line: ({ code }: StoryLine) => ({
        text: code,
        rule: code === 'Part 2',
        toReader: code.startsWith('you'),
      }),
      isSwift: () => swift.value,
      spoken: ({ code }: StoryLine) => (code === 'Part 2' ? 'Landings pay.' : undefined),
    },
    play: { seat: signal(seat) },
    showing: { story },
  } as unknown as OpenTable;
  const page = mount(<Teller {...table} />);
  const tells = (...codes: string[]) =>
    act(() => {
      story.value = [...story.value, ...codes.map(line)];
    });
  const heard = () => [...page.querySelectorAll('p')].map(({ textContent }) => textContent);
  return { swift, tells, heard };
}

it('tells a player only what touches him while turns come faster than one can hear', () => {
  const { swift, tells, heard } = told(1);
  tells('Cog throws 8', 'you get 500', 'Ada throws 3');
  expect(heard()).toEqual(['you get 500']);
  act(() => {
    swift.value = false;
  });
  tells('Cog throws 2');
  expect(heard()).toEqual(['you get 500', 'Cog throws 2']);
});

it('tells a spectator all, for nothing touches him', () => {
  const { tells, heard } = told(null);
  tells('Cog throws 8', 'you get 500');
  expect(heard()).toEqual(['Cog throws 8', 'you get 500']);
});

it('tells once what a rule changes, and leaves its line alone to whoever comes upon it later', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { tells, heard } = told(null);
  tells('Part 2', 'Cog throws 8');
  expect(heard()).toEqual(['Part 2', 'Landings pay.', 'Cog throws 8']);
  act(() => void vi.runAllTimers());
  tells('Ada throws 3');
  expect(heard()).toEqual(['Part 2', 'Cog throws 8', 'Ada throws 3']);
  vi.useRealTimers();
});
