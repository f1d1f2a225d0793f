import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { hush, regions, tells } from '../../ui/aria';
import { mount } from '../../ui/mount';
import { TurnWatch } from './TurnWatch';
import type { Turn } from './turn';

const turn = (words: string, change: Partial<Turn> = {}): Turn => ({
  kind: 'waiting',
  words,
  passing: false,
  running: undefined,
  sinceMillis: undefined,
  unhurried: false,
  ...change,
});

const mine = (words: string, passing = false) => turn(words, { kind: 'yours', passing });
const passing = (words: string) => turn(words, { passing: true });

/** What stands in the live regions after each of these, the same words told apart. */
function heardOf(turns: readonly Turn[]): string[][] {
  hush();
  const page = mount(<div />);
  return turns.map((next) => {
    act(() => render(<TurnWatch turn={next} onShort={() => undefined} />, page));
    const standing = [...regions.assertive.value, ...regions.polite.value];
    return standing.map(({ key, sentence }) => `${key} ${sentence.trim()}`);
  });
}

/** All that was said, in order. */
function saidOf(turns: readonly Turn[]): string[] {
  return [...new Set(heardOf(turns).flat())].map((said) => said.replace(/^\d+ /, ''));
}

describe('the words of the pill', () => {
  it('are said when they change, but not what is just being played', () => {
    const said = saidOf([
      mine('Your throw'),
      mine('You move on 5', true),
      mine('You buy', true),
      turn('Waiting for Jonas'),
    ]);
    expect(said).toEqual(['Your throw', 'Waiting for Jonas']);
  });

  it('are said each time the turn comes back, also where all in between is only played', () => {
    const round = [mine('Your throw'), mine('You buy', true), passing('Cog throws')];
    expect(saidOf([...round, ...round, mine('Your throw')])).toEqual([
      'Your throw',
      'Your throw',
      'Your throw',
    ]);
  });

  it('are not said again after the reader’s own deed', () => {
    expect(saidOf([mine('Your turn'), mine('You buy', true), mine('Your turn')])).toEqual([
      'Your turn',
    ]);
  });

  it('are said anew where the ear is told of something else', () => {
    const vote = (spoken: string) => turn('Vote', { kind: 'vote', spoken });
    expect(saidOf([vote('Vote: calm seas'), vote('Vote: calm seas'), vote('Vote: fair')])).toEqual([
      'Vote: calm seas',
      'Vote: fair',
    ]);
  });

  it('interrupt only where it is the reader who is waited for', () => {
    heardOf([mine('Your throw')]);
    expect([regions.assertive.value.length, regions.polite.value.length]).toEqual([1, 0]);
    heardOf([turn('Waiting for Jonas')]);
    expect([regions.assertive.value.length, regions.polite.value.length]).toEqual([0, 1]);
  });

  it('wait behind what is still being read', () => {
    vi.useFakeTimers();
    hush();
    tells();
    heardOf([mine('Your throw')]);
    expect([regions.assertive.value.length, regions.polite.value.length]).toEqual([0, 1]);
    vi.advanceTimersByTime(3000);
    heardOf([mine('Your throw')]);
    expect([regions.assertive.value.length, regions.polite.value.length]).toEqual([1, 0]);
    vi.useRealTimers();
  });

  it('make room for newer ones', () => {
    const [, last] = heardOf([turn('Waiting for Jonas'), mine('Your throw')]);
    expect(last).toHaveLength(1);
    expect(last?.[0]).toContain('Your throw');
  });
});
