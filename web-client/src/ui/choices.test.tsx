import { describe, expect, it, vi } from 'vitest';
import { found, key, mount, press } from './mount';
import { Segmented } from './Segmented';
import { Stepper, type StepperEnds } from './Stepper';
import { Tabs } from './Tabs';

describe('a stepper', () => {
  const shown = (value: number) => {
    const chosen = vi.fn();
    const place = mount(
      <Stepper
        label="Minutes"
        value={value}
        min={10}
        max={240}
        step={5}
        onChange={chosen}
        format={(n) => `${n} min`}
      />,
    );
    return { place, chosen, value: found(place, '[role=spinbutton]') };
  };

  it('goes by its steps and stops at its ends', () => {
    const { chosen, value } = shown(238);
    key(value, 'ArrowUp');
    expect(chosen).toHaveBeenLastCalledWith(240);
    key(value, 'ArrowDown');
    expect(chosen).toHaveBeenLastCalledWith(233);
    key(value, 'Home');
    expect(chosen).toHaveBeenLastCalledWith(10);
    key(value, 'PageUp');
    expect(chosen).toHaveBeenLastCalledWith(240);
  });

  it('has no less than its least', () => {
    const { place } = shown(10);
    expect(found<HTMLButtonElement>(place, '[aria-label="Less: Minutes"]').disabled).toBe(true);
    expect(found<HTMLButtonElement>(place, '[aria-label="More: Minutes"]').disabled).toBe(false);
  });

  it('says at its limit why it goes no further', () => {
    const told = (value: number, ends?: StepperEnds, max = 6) =>
      mount(
        <Stepper label="Coins" value={value} min={0} max={max} ends={ends} onChange={() => {}} />,
      ).querySelector('.stepper-end')?.textContent;
    expect(told(3)).toBeUndefined();
    expect(told(6)).toBe('no more than 6');
    expect(told(6, { most: 'all of your 6' })).toBe('all of your 6');
    expect(told(0)).toBeUndefined();
    expect(told(0, undefined, 0)).toBeUndefined();
    expect(told(0, { least: 'a gift is at least 1' })).toBe('a gift is at least 1');
    const { place, value } = shown(10);
    const why = found(place, '.stepper-end');
    expect(why.textContent).toBe('no less than 10 min');
    expect(value.getAttribute('aria-describedby')).toBe(why.id);
  });

  it('is said with its unit', () => {
    expect(shown(60).value.getAttribute('aria-valuetext')).toBe('60 min');
  });
});

describe('tabs', () => {
  const tabs = [
    { value: 'log', label: 'Log' },
    { value: 'chat', label: 'Chat', unread: 2 },
  ];

  it('have one tab stop, and arrows choose', () => {
    const chosen = vi.fn();
    const place = mount(
      <Tabs label="Talk" tabs={tabs} value="log" onChange={chosen}>
        words
      </Tabs>,
    );
    const [log, chat] = place.querySelectorAll<HTMLElement>('[role=tab]');
    expect([log?.tabIndex, chat?.tabIndex]).toEqual([0, -1]);
    key(found(place, '[role=tablist]'), 'ArrowLeft');
    expect(chosen).toHaveBeenCalledWith('chat');
    expect(document.activeElement).toBe(chat);
  });

  it('say how much is unread', () => {
    const place = mount(
      <Tabs label="Talk" tabs={tabs} value="log" onChange={() => undefined}>
        words
      </Tabs>,
    );
    expect(place.querySelectorAll('[role=tab]')[1]?.textContent).toBe('Chat2 unread');
  });
});

describe('a segmented choice', () => {
  it('tells which of its values is chosen, and another when it is pressed', () => {
    const chosen = vi.fn();
    const choices = [
      { value: 'open', label: 'Open' },
      { value: 'secret', label: 'Secret' },
    ] as const;
    const place = mount(
      <Segmented label="Ballots" choices={choices} value="open" onChange={chosen} />,
    );
    const [open, secret] = place.querySelectorAll<HTMLInputElement>('input');
    expect([open?.checked, secret?.checked]).toEqual([true, false]);
    if (secret) press(secret);
    expect(chosen).toHaveBeenCalledWith('secret');
  });
});
