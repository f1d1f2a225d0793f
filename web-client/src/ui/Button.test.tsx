import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings';
import { Button } from './Button';
import { found, key, leave, mount, press } from './mount';

describe('a button', () => {
  afterEach(() => {
    settings.keyCaps.value = true;
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
