import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { announcements } from '../../ui/aria';
import { found, key, mount, settled } from '../../ui/mount';
import { guideMemory } from '../guide';
import { TurnButtons } from './actions/MoveBar';
import { Board } from './board/Board';
import { fixturePlay } from './fixture/play';
import { moveTable, noHand } from './fixture/tables';
import { openSession } from './session';

afterEach(() => mount(null));

function opened() {
  const play = fixturePlay({ table: moveTable, hand: noHand, seat: 1 });
  const session = openSession(play);
  const page = mount(
    <>
      <Board session={session} />
      <TurnButtons session={session} />
      <button type="button" class="other">
        Other
      </button>
    </>,
  );
  const cap = () => found(page, '[aria-keyshortcuts="g"] .key-cap').textContent;
  const focus = (selector: string) => act(() => found(page, selector).focus());
  const types = async (typed: string) => {
    key(document.activeElement ?? document.body, typed);
    await settled();
  };
  return { play, session, cap, focus, types };
}

describe('Enter, after the throw', () => {
  it('goes there where nothing has the focus, as the cap of the button says', async () => {
    const { play, session, cap, types } = opened();
    await types('n');
    expect(cap()).toBe('G ↵');
    const to = session.chosen.value;
    await types('Enter');
    expect(play.sent).toEqual([{ type: 'move', to, path: null }]);
  });

  it('goes there from the space itself, and from another one chooses that', async () => {
    const { play, session, cap, focus, types } = opened();
    focus('[data-space="a3"]');
    await types('n');
    expect([cap(), document.activeElement?.getAttribute('data-space')]).toEqual([
      ...['G ↵', session.chosen.value],
    ]);
    focus('[data-space="a3"]');
    await settled();
    expect(cap()).toBe('G');
    await types('Enter');
    expect([session.chosen.value, play.sent.length, cap()]).toEqual(['a3', 0, 'G ↵']);
    await types('Enter');
    expect(play.sent).toEqual([{ type: 'move', to: 'a3', path: null }]);
  });

  it('says what is to be done first where none is chosen', async () => {
    const { play, cap, types } = opened();
    expect(cap()).toBe('G ↵');
    await types('Enter');
    expect(announcements.assertive.value).toContain('Pick a lit space: N leads to the next.');
    expect(play.sent).toEqual([]);
  });

  it('belongs to the guide while that leads', async () => {
    const { guiding } = guideMemory('economy');
    const { play, cap, types } = opened();
    act(() => {
      guiding.value = 'taken';
    });
    await types('n');
    expect(cap()).toBe('G');
    await types('Enter');
    expect(play.sent).toEqual([]);
    act(() => {
      guiding.value = 'no';
    });
  });

  it('belongs to another button that has the focus', async () => {
    const { session, cap, focus } = opened();
    act(() => {
      session.chosen.value = 'e3';
    });
    focus('.other');
    await settled();
    expect(cap()).toBe('G');
  });
});
