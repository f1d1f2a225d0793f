import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings';
import { ActionBar, SheetActs, SheetLine } from './ActionBar';
import { announcements } from './aria';
import { Banner } from './Banner';
import { Button } from './Button';
import { Held } from './held';
import { found, key, leave, mount, press } from './mount';
import { Sheet } from './Sheet';

describe('the key of a button', () => {
  it('is Enter too, but where Enter presses what has the focus; a choice it does not', () => {
    const done = vi.fn();
    const place = mount(
      <>
        <Button label="Write it" keyCap="enter" onClick={done} />
        <input type="radio" />
        <a href="#x">There</a>
      </>,
    );
    key(found(place, 'input'), 'Enter');
    expect(done).toHaveBeenCalledOnce();
    key(found(place, 'a'), 'Enter');
    expect(done).toHaveBeenCalledOnce();
  });
});

describe('a button', () => {
  afterEach(() => {
    settings.keyCaps.value = true;
  });

  it('says what follows where the first press of its key only brings the focus to it', () => {
    const drawn = vi.fn();
    mount(<Button label="Any" keyCap="r" keyAsks="R again: drawn" onClick={drawn} />);
    key(document.body, 'r');
    expect(drawn).not.toHaveBeenCalled();
    expect(announcements.assertive.value.trim()).toBe('R again: drawn');
    key(document.body, 'r');
    expect(drawn).toHaveBeenCalledOnce();
  });

  it('stays where it cannot be used, and says why', () => {
    const bought = vi.fn();
    const button = found(
      mount(<Button label="Buy" second="E5 for 7" blocked="you have 5" onClick={bought} />),
      'button',
    );
    press(button);
    expect(bought).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.textContent).toBe('Buyyou have 5');
  });

  it('shows why in a line of its own where it has none otherwise, never in a tip alone', () => {
    const place = mount(<Button label="Sit down" blocked="Tell your name first" />);
    expect(found(place, '.button-second.reason').textContent).toBe('Tell your name first');
    expect(place.innerHTML).not.toContain('title=');
  });

  it('says why to who presses it all the same', () => {
    const place = mount(<Button label="Accept" blocked="You have 5" />);
    press(found(place, 'button'));
    expect(announcements.assertive.value.trim()).toBe('Accept: You have 5');
  });

  it('is dashed for the one reason why nothing can be done, whatever its own', () => {
    const place = mount(
      <Held.Provider value="Paused">
        <Button label="End turn" kind="main" second="debt 4 → 8" />
        <Button label="Buy" blocked="you have 5" />
      </Held.Provider>,
    );
    const seconds = [...place.querySelectorAll('.button[aria-disabled=true] .reason')];
    expect(seconds.map((each) => each.textContent)).toEqual(['Paused', 'Paused']);
  });

  it('leaves a reason that others beside it have too to one line for all of them', () => {
    const place = mount(
      <ActionBar
        title="Your turn"
        buttons={
          <>
            <Button label="Buy" blocked="only in your own turn" />
            <Button label="Seed" blocked="only in your own turn" />
            <Button label="Repay" blocked="you owe nothing" />
          </>
        }
      />,
    );
    expect(found(place, '.common-reason').textContent).toBe('only in your own turn');
    const own = [...place.querySelectorAll('.reason:not(.told-once)')];
    expect(own.map((each) => each.textContent)).toEqual(['you owe nothing']);
    // The ear comes to one button after the other.
    expect(found(place, '.button').textContent).toContain('only in your own turn');
  });

  it('says nothing else in short where all is held', () => {
    const place = mount(
      <Held.Provider value="Paused">
        <Button label="Seed" blocked="no land of yours" brief="no land" />
      </Held.Provider>,
    );
    expect(found(place, '.reason').textContent).toBe('Paused');
    expect(place.textContent).not.toContain('no land');
  });

  it('can be pressed in the banner that says the reason, for there it mends it', () => {
    const goOn = vi.fn();
    const place = mount(
      <Held.Provider value="Paused">
        <Banner kind="blue" action={<Button label="Go on" onClick={goOn} />}>
          The game is paused.
        </Banner>
      </Held.Provider>,
    );
    press(found(place, 'button'));
    expect(goOn).toHaveBeenCalledOnce();
  });

  it("answers in the line of the phone's sheet, where it has no room, until anything else is pressed", () => {
    const place = mount(
      <Sheet
        label="Actions"
        folded={false}
        onFold={() => undefined}
        head={<SheetLine title="Your turn" line="Tap a square" />}
      >
        <SheetActs
          main={<Button label="End turn" />}
          small={<Button label="Seed" blocked="no land of yours" />}
        />
      </Sheet>,
    );
    const line = () => found(place, '.sheet-line p').textContent;
    const [end, seed] = [...place.querySelectorAll<HTMLElement>('.button')];
    press(seed as HTMLElement);
    expect(line()).toBe('Seed: no land of yours');
    press(seed as HTMLElement);
    expect(line()).toBe('Seed: no land of yours');
    press(end as HTMLElement);
    expect(line()).toBe('Tap a square');
  });

  it('asks once before what is dangerous', () => {
    const left = vi.fn();
    const button = found(
      mount(<Button label="Leave" kind="danger" sure="Really leave" onClick={left} />),
      'button',
    );
    press(button);
    expect(left).not.toHaveBeenCalled();
    expect(button.textContent).toBe('Really leave');
    press(button);
    expect(left).toHaveBeenCalledOnce();
    expect(button.textContent).toBe('Leave');
  });

  it('forgets the question when the reader goes elsewhere', () => {
    const left = vi.fn();
    const place = mount(<Button label="Leave" kind="danger" onClick={left} />);
    press(found(place, 'button'));
    leave(found(place, 'button'));
    press(found(place, 'button'));
    expect(left).not.toHaveBeenCalled();
  });

  it('does nothing while it is busy, and keeps its label', () => {
    const sent = vi.fn();
    const place = mount(<Button label="Join" icon="eye" busy onClick={sent} />);
    press(found(place, 'button'));
    expect(sent).not.toHaveBeenCalled();
    expect(place.textContent).toBe('Join');
    expect(place.querySelector('.spinner')).not.toBeNull();
  });

  it('answers to its key while no field has the focus', () => {
    const ended = vi.fn();
    const place = mount(
      <>
        <Button label="End turn" keyCap="e" onClick={ended} />
        <input />
      </>,
    );
    key(document.body, 'E');
    expect(ended).toHaveBeenCalledOnce();
    key(found(place, 'input'), 'e');
    expect(ended).toHaveBeenCalledOnce();
    settings.keyCaps.value = false;
    key(document.body, 'e');
    expect(ended).toHaveBeenCalledOnce();
  });
});
