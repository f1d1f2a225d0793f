import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GameGuide, guideMemory } from '../../games/guide';
import { regions } from '../../ui/aria';
import { Button } from '../../ui/Button';
import { Held } from '../../ui/held';
import { found, key, mount, press, settled } from '../../ui/mount';
import { Guide } from './Guide';
import { GuideOffer } from './GuideOffer';

const spots = ['.square', '.do'];
const guide: GameGuide = {
  isTime: () => true,
  isOwnTurn: () => true,
  choices: '.open',
  steps: () => [
    { id: 'a', name: 'Look', title: 'A square', line: 'It is yours.', spots },
    { id: 'b', name: 'Do', title: 'A button', line: 'Press it.', spots, choices: '' },
  ],
};

/** No clock runs, and nothing is played. */
const still = { game: 'go', room: 'quay', isTimed: () => false, isPlaying: () => false };
const memory = guideMemory('go');
const pressed: string[] = [];

function Page() {
  const offered = memory.guiding.value === 'no' && !memory.seen.value;
  return (
    <>
      <input class="chat" />
      <div class="square" />
      <div class="open" />
      <section class="action-slot">
        <div class="do">
          <Button label="Roll" keyCap="r" onClick={() => pressed.push('roll')} />
        </div>
        {offered && <GuideOffer game="go" />}
      </section>
      <Guide {...still} guide={guide} />
    </>
  );
}

/** Where things stand on the page, by their class; nothing is drawn in a test. */
let stand: Record<string, readonly [number, number, number, number]>;

beforeEach(() => {
  stand = { square: [200, 100, 60, 60], do: [100, 500, 120, 50] };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(...(stand[this.getAttribute('class') ?? ''] ?? [0, 0, 0, 0]));
  });
});

afterEach(() => {
  mount(null);
  vi.restoreAllMocks();
  memory.seen.value = false;
  memory.guiding.value = 'no';
  memory.putAway.value = false;
  pressed.length = 0;
});

function labelled(page: ParentNode, label: string): HTMLElement {
  const all = [...page.querySelectorAll<HTMLElement>('button')];
  const button = all.find((each) => each.textContent?.startsWith(label));
  if (!button) throw new Error(`no button is ${label}`);
  return button;
}

const focused = () => document.activeElement?.textContent ?? '';

/** The page once the guide was asked for by the button that offers it. */
async function asked(): Promise<HTMLElement> {
  const page = mount(<Page />);
  labelled(page, 'Show me').focus();
  press(labelled(page, 'Show me'));
  await settled();
  return page;
}

describe('the guide by keyboard', () => {
  it('is taken while the game is paused too, when all that is played has to wait', async () => {
    const page = mount(
      <Held.Provider value="The game is paused.">
        <Page />
      </Held.Provider>,
    );
    expect(labelled(page, 'Roll').getAttribute('aria-disabled')).toBe('true');
    press(labelled(page, 'Show me'));
    await settled();
    expect(memory.guiding.value).toBe('turn');
  });

  it('has the focus on its main button when a press opens it, and with every step', async () => {
    const page = await asked();
    expect(focused()).toBe('Next');
    press(labelled(page, 'Next'));
    await settled();
    expect(focused()).toBe('Done');
  });

  it('leaves the focus to somebody who types', async () => {
    const page = mount(<Page />);
    found(page, '.chat').focus();
    act(() => {
      memory.guiding.value = 'turn';
    });
    await settled();
    expect(page.querySelector('.guide-bubble')).not.toBeNull();
    expect(document.activeElement).toBe(found(page, '.chat'));
  });

  it('is put away by Escape, waits to be gone on with, and gives the focus back', async () => {
    const page = mount(<Page />);
    labelled(page, 'Roll').focus();
    act(() => {
      memory.guiding.value = 'now';
    });
    await settled();
    expect(focused()).toBe('Next');
    key(document.activeElement ?? page, 'Escape');
    await settled();
    expect(page.querySelector('.guide-bubble')).toBeNull();
    expect(memory.seen.value).toBe(false);
    expect(labelled(page, 'Go on').isConnected).toBe(true);
    expect(document.activeElement).toBe(labelled(page, 'Roll'));
  });

  it('is ended by Escape at its last step: nothing is left to be offered', async () => {
    const page = await asked();
    press(labelled(page, 'Next'));
    await settled();
    key(document.activeElement ?? page, 'Escape');
    await settled();
    expect(page.querySelector('.guide-bubble')).toBeNull();
    expect(memory.seen.value).toBe(true);
  });

  it('gives the focus back to a space of a drawn board too', async () => {
    const page = mount(<Page />);
    const space = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    space.tabIndex = 0;
    page.append(space);
    space.focus();
    act(() => {
      memory.guiding.value = 'now';
    });
    await settled();
    key(document.activeElement ?? page, 'Escape');
    await settled();
    expect(document.activeElement).toBe(space);
    space.remove();
  });

  it('gives the focus to what can be done where what had it is gone', async () => {
    const page = await asked();
    press(labelled(page, 'End guide'));
    await settled();
    expect(document.activeElement).toBe(found(page, '.action-slot'));
    expect(found(page, '.action-slot').dataset.focus).toBe('read');
  });

  it('gives it to what a game calls the home of the focus, wherever that stands', async () => {
    const page = await asked();
    const home = document.createElement('button');
    home.dataset.focus = 'home';
    page.append(home);
    press(labelled(page, 'End guide'));
    await settled();
    expect(document.activeElement).toBe(home);
    home.remove();
  });

  it('says that Escape puts it away, and is put away by a press on that', async () => {
    const page = await asked();
    const away = found(page, '.guide-away');
    expect(away.textContent).toBe('Esc');
    expect(away.getAttribute('aria-label')).toBe('Put the guide away for now');
    press(away);
    await settled();
    expect(page.querySelector('.guide-bubble')).toBeNull();
    expect(memory.seen.value).toBe(false);
  });

  it('hears Escape wherever the focus is, after what steps back by it', async () => {
    const page = await asked();
    const tray = (event: KeyboardEvent) => event.preventDefault();
    document.addEventListener('keydown', tray);
    labelled(page, 'Roll').focus();
    key(labelled(page, 'Roll'), 'Escape');
    await settled();
    expect(page.querySelector('.guide-bubble')).not.toBeNull();
    document.removeEventListener('keydown', tray);
    key(labelled(page, 'Roll'), 'Escape');
    await settled();
    expect(page.querySelector('.guide-bubble')).toBeNull();
    expect(memory.seen.value).toBe(false);
  });

  it('waits by its offer for the act of a step without which the next one tells nothing', async () => {
    const [first, ...others] = guide.steps();
    if (!first) throw new Error('no step');
    const roll = { label: 'Throw', run: () => void pressed.push('throw') };
    const awaiting = { ...guide, steps: () => [{ ...first, act: roll, awaited: true }, ...others] };
    memory.guiding.value = 'turn';
    const page = mount(<Guide {...still} guide={awaiting} />);
    await settled();
    press(labelled(page, 'Later'));
    await settled();
    expect(page.querySelector('.guide-bubble')).toBeNull();
    expect(memory).toMatchObject({ guiding: { value: 'no' }, seen: { value: false } });
  });

  it('leaves a letter to the game', async () => {
    const page = await asked();
    key(document.activeElement ?? page, 'r');
    expect(pressed).toEqual(['roll']);
  });

  it('takes the focus from what lies under the veil', async () => {
    const page = mount(<Page />);
    labelled(page, 'Roll').focus();
    act(() => {
      memory.guiding.value = 'turn';
    });
    await settled();
    expect(focused()).toBe('Next');
    labelled(page, 'Roll').focus();
    press(labelled(page, 'Next'));
    await settled();
    expect(focused()).toBe('Done');
  });
});

describe('a step that names an act', () => {
  it('is behind the reader once he has done it, also where he takes it back and where he asked for all', async () => {
    const done = signal(false);
    const doing: GameGuide = {
      ...guide,
      steps: () => guide.steps().map((step, i) => (i === 0 ? { ...step, done: done.value } : step)),
    };
    for (const guiding of ['turn', 'now'] as const) {
      memory.guiding.value = guiding;
      const page = mount(<Guide {...still} guide={doing} />);
      const titles = [];
      for (const is of [false, true, false]) {
        done.value = is;
        await settled();
        titles.push(found(page, '.guide-told h2').textContent);
      }
      expect(titles).toEqual(['A square', 'A button', 'A button']);
      mount(null);
    }
  });
});

describe('the guide by ear', () => {
  it('tells each step without its buttons', async () => {
    const page = await asked();
    const told = () => regions.polite.value.map(({ sentence }) => sentence.trim());
    expect(told()).toEqual(['A square: It is yours.']);
    await act(() => press(labelled(page, 'Next')));
    expect(told()).toEqual(['A button: Press it.']);
  });
});

describe('the frames of the guide', () => {
  const frames = (page: ParentNode) =>
    [...page.querySelectorAll('.guide-outline')].map((frame) => frame.getAttribute('d'));

  it('stand in place at once, and go with what they are round', async () => {
    const page = await asked();
    expect(frames(page)).toEqual(['M199 99h62v62h-62Z', 'M99 499h122v52h-122Z']);
    stand.square = [300, 140, 60, 60];
    await act(() => new Promise((drawn) => requestAnimationFrame(() => drawn(undefined))));
    await settled();
    expect(frames(page)[0]).toBe('M299 139h62v62h-62Z');
  });

  it('are not the only holes in the veil: nothing lies over what can be chosen', async () => {
    stand.open = [400, 100, 60, 60];
    const page = await asked();
    const veil = found(page, '.guide-dim').getAttribute('mask');
    const holes = [...page.querySelectorAll('#guide-holes > :not(:first-child)')];
    const lit = holes.map((hole) => ['x', 'y', 'width'].map((side) => hole.getAttribute(side)));
    expect(veil).toBe('url(#guide-holes)');
    expect(lit).toContainEqual(['400', '100', '60']);
    expect(holes).toHaveLength(3);
  });

  it('are none round what can be chosen where a step has nothing to do with it', async () => {
    stand.open = [400, 100, 60, 60];
    const page = await asked();
    press(labelled(page, 'Next'));
    await settled();
    expect(page.querySelectorAll('#guide-holes > :not(:first-child)')).toHaveLength(2);
  });
});
