import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActionBar } from './ActionBar';
import { Button } from './Button';
import { focusIn, useKeptFocus } from './focus';
import { HintNote } from './HintNote';
import { found, key, mount, press } from './mount';
import { Switch } from './Switch';

const nothing = () => undefined;

/** Two bars, one in the place of the other. */
function Bars() {
  const [isOpen, open] = useState(false);
  const part = useKeptFocus();
  return (
    <>
      <input />
      <section ref={part}>
        {isOpen ? (
          <Tray />
        ) : (
          <ActionBar
            title="Your turn"
            buttons={<Button label="Borrow" keyCap="b" onClick={() => open(true)} />}
          />
        )}
      </section>
    </>
  );
}

/** A tray that the server opens as soon as it can. */
function Answered() {
  const [isOpen, open] = useState(false);
  const ask = () => void setTimeout(() => open(true));
  return isOpen ? <Tray /> : <Button label="Borrow" keyCap="b" onClick={ask} />;
}

function Tray() {
  return (
    <ActionBar
      title="Borrow"
      buttons={
        <>
          <Button label="Most" blocked="all of it" onClick={nothing} />
          <Button label="Back" onClick={nothing} />
          <Button label="Take it" kind="main" onClick={nothing} />
        </>
      }
    />
  );
}

const focused = () => document.activeElement?.textContent;
const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(0)));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

describe('the focus', () => {
  it('follows what a key opens', () => {
    mount(<Bars />);
    key(document.body, 'b');
    expect(focused()).toBe('Take it');
  });

  it('stays where it is for what the answer to a key opens, however soon', async () => {
    mount(<Answered />);
    key(document.body, 'b');
    await settle();
    expect(document.querySelector('h2')?.textContent).toBe('Borrow');
    expect(document.activeElement).toBe(document.body);
  });

  it('stays where it is for what a press opens elsewhere', () => {
    const page = mount(<Bars />);
    found(page, 'input').focus();
    press(found(page, 'button'));
    act(() => void vi.advanceTimersByTime(1000));
    expect(document.activeElement).toBe(found(page, 'input'));
  });

  it('stands on a part as a whole, without a ring, only where nothing in it can be pressed', () => {
    const page = mount(
      <section>
        <p>Jonas thinks.</p>
        <Button label="Roll" blocked="not your turn" onClick={nothing} />
      </section>,
    );
    const part = found(page, 'section');
    focusIn(part);
    expect(document.activeElement).toBe(part);
    expect(part.dataset.focus).toBe('read');
    expect(part.tabIndex).toBe(-1);
  });

  it('goes to no switch by itself: the space bar would turn it', () => {
    const page = mount(
      <section>
        <Switch label="Throw for me" on={false} onChange={nothing} />
      </section>,
    );
    const part = found(page, 'section');
    focusIn(part);
    expect(document.activeElement).toBe(part);
  });

  it('goes to no button of a hint by itself: Enter would take that away', () => {
    const page = mount(
      <section>
        <HintNote words="The corner counts." onClose={nothing} />
        <Button label="Roll" blocked="it rolls" onClick={nothing} />
      </section>,
    );
    const part = found(page, 'section');
    focusIn(part);
    expect(document.activeElement).toBe(part);
  });

  it('goes to what has come where it was', async () => {
    const page = mount(<Bars />);
    found(page, 'button').focus();
    press(found(page, 'button'));
    await settle();
    expect(focused()).toBe('Take it');
  });
});
