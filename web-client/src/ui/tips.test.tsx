import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IconButton } from './IconButton';
import { found, key, mount } from './mount';
import { Tips } from './Tips';

const pressed: string[] = [];

function Page({ gift = 'Give Jonas money' }: { gift?: string | null }) {
  return (
    <>
      <main>
        {gift && <IconButton icon="gift" label={gift} onClick={() => pressed.push(gift)} />}
        <p>Nothing</p>
      </main>
      <Tips />
    </>
  );
}

const tip = () => document.querySelector('.tip')?.textContent;

function point(element: Element, type: string, pointerType: string): void {
  act(() => void element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType })));
}

const rest = () => act(async () => void (await vi.advanceTimersByTimeAsync(500)));

/** The page with its button under a mouse that has rested. */
async function pointedAt(): Promise<HTMLElement> {
  const page = mount(<Page />);
  point(found(page, 'button'), 'pointerover', 'mouse');
  await rest();
  return page;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  mount(null);
  vi.useRealTimers();
  pressed.length = 0;
});

describe('the name of a button that is only a sign', () => {
  it('comes under a pointer that rests, and goes with it', async () => {
    const page = mount(<Page />);
    point(found(page, 'button'), 'pointerover', 'mouse');
    expect(tip()).toBeUndefined();
    await rest();
    expect(tip()).toBe('Give Jonas money');
    point(found(page, 'p'), 'pointerover', 'mouse');
    expect(tip()).toBeUndefined();
  });

  it('comes with the focus of a keyboard, and goes at Escape', () => {
    const page = mount(<Page />);
    const button = found(page, 'button');
    vi.spyOn(button, 'matches').mockReturnValue(true);
    act(() => button.focus());
    expect(tip()).toBe('Give Jonas money');
    key(button, 'Escape');
    expect(tip()).toBeUndefined();
  });

  it('comes under a finger that rests, which then presses nothing', async () => {
    const page = mount(<Page />);
    const button = found(page, 'button');
    point(button, 'pointerdown', 'touch');
    await rest();
    expect(tip()).toBe('Give Jonas money');
    point(button, 'pointerup', 'touch');
    act(() => button.click());
    expect(tip()).toBeUndefined();
    await rest();
    act(() => button.click());
    expect(pressed).toEqual(['Give Jonas money']);
  });

  it('goes with its button, and when the button is called something else', async () => {
    for (const gift of [null, 'Give Mireille money']) {
      const page = await pointedAt();
      expect(tip()).toBe('Give Jonas money');
      const button = found(page, 'button');
      if (gift) button.dataset.tip = gift;
      else button.remove();
      await rest();
      expect(tip()).toBeUndefined();
    }
  });
});
