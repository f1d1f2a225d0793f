import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { regions } from '../ui/aria';
import { mount } from '../ui/mount';
import { hintsOf } from './hints';

const guide = { choices: '', isTime: () => false, isOwnTurn: () => false, steps: () => [] };

describe('a hint', () => {
  it('is heard once, however often its moment comes, and is taken back with it', () => {
    const moment = signal<'buying' | 'camp' | undefined>('buying');
    const at = (name: string) => () => moment.value === name;
    const moments = [['buying', at('buying')] as const, ['camp', at('camp')] as const];
    const Hint = hintsOf(
      'heard',
      moments,
      (hint) => hint,
      () => guide,
    );
    mount(
      <>
        <Hint session={null} />
        <Hint session={null} />
      </>,
    );
    const said = () => regions.polite.value.map(({ sentence }) => sentence);
    const come = (hint: 'buying' | 'camp' | undefined) =>
      act(() => {
        moment.value = hint;
      });
    come('buying');
    expect(said()).toEqual(['buying']);
    come('camp');
    expect(said()).toEqual(['camp']);
    come('buying');
    expect(said()).toEqual([]);
  });
});
