import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { KeyWords } from '../../games/game';
import { Button } from '../../ui/Button';
import { mount } from '../../ui/mount';
import { HelpDialog } from './HelpDialog';
import type { OpenTable } from './open-table';

/** A table of a game that names these keys. */
function tableWith(keys: readonly KeyWords[]): OpenTable {
  const room = signal({ game: 'economy', stage: 'playing' });
  return { play: { room, seat: signal(null) }, game: { keys: () => keys } } as never;
}

it('lists each key once: a button whose key the game names is not listed besides', () => {
  const act = () => undefined;
  const page = mount(
    <>
      {['g', '2', 'x'].map((key) => (
        <Button key={key} label={`Button ${key}`} keyCap={key} onClick={act} />
      ))}
      <HelpDialog
        table={tableWith([
          ['G ↵', 'Go'],
          ['0–4', 'Send'],
        ])}
        onClose={act}
      />
    </>,
  );
  const caps = [...page.querySelectorAll('.key-list dt')].map(({ textContent }) => textContent);
  expect(caps.filter((cap) => /^[GX\d]/.test(cap ?? ''))).toEqual(['G ↵', '0–4', 'X']);
});
