import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { regions } from '../../ui/aria';
import { mount } from '../../ui/mount';
import { TurnWatch } from './TurnWatch';
import type { Turn } from './turn';

const turn = (words: string, passing = false): Turn => ({
  kind: 'waiting',
  words,
  passing,
  running: undefined,
  sinceMillis: undefined,
});

describe('the words of the pill', () => {
  it('are said when they change, but not what is just being played', () => {
    const heard: string[] = [];
    const hear = () => heard.push(...regions.assertive.value.map(({ sentence }) => sentence));
    const page = mount(<div />);
    for (const next of [
      turn('Your throw'),
      turn('You move on 5', true),
      turn('You buy', true),
      turn('Waiting for Jonas'),
    ]) {
      act(() => render(<TurnWatch turn={next} onShort={() => undefined} />, page));
      hear();
    }
    expect([...new Set(heard)]).toEqual(['Your throw', 'Waiting for Jonas']);
  });
});
