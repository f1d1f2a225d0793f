import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from './mount';
import { Stepper } from './Stepper';

const TICK_MILLIS = 25;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Amount() {
  const [value, setValue] = useState(0);
  return <Stepper label="Cash" value={value} min={0} max={12} onChange={setValue} />;
}

function opened() {
  const page = mount(<Amount />);
  const [, more] = [...page.querySelectorAll('button')];
  const field = page.querySelector('[role=spinbutton]');
  const value = () => Number(field?.getAttribute('aria-valuenow'));
  const fire = (type: string) => act(() => void more?.dispatchEvent(new PointerEvent(type)));
  /** What a step shows is drawn before the next one comes. */
  const pass = async (millis: number) => {
    for (let passed = 0; passed < millis; passed += TICK_MILLIS) {
      await act(() => void vi.advanceTimersByTime(TICK_MILLIS));
    }
  };
  return { more, field, value, fire, pass };
}

describe('a stepper that is held', () => {
  it('steps once for a press', async () => {
    const { more, value, fire, pass } = opened();
    await fire('pointerdown');
    await pass(300);
    await fire('pointerup');
    await act(() => more?.click());
    expect(value()).toBe(1);
  });

  it('repeats after 400 ms, eight times a second, and the release adds nothing', async () => {
    const { more, value, fire, pass } = opened();
    await fire('pointerdown');
    await pass(400);
    expect(value()).toBe(1);
    await pass(500);
    expect(value()).toBe(5);
    await fire('pointerup');
    await act(() => more?.click());
    await pass(2000);
    expect(value()).toBe(5);
  });

  it('stops at its limit', async () => {
    const { value, fire, pass } = opened();
    await fire('pointerdown');
    await pass(5000);
    expect(value()).toBe(12);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('digits in a stepper', () => {
  it('write a number that comes close after each other', async () => {
    const { field, value } = opened();
    const type = (key: string) =>
      act(() => void field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    await type('1');
    await type('1');
    expect(value()).toBe(11);
    await type('9');
    expect(value()).toBe(12);
  });
});
