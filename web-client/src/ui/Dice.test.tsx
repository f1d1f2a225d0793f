import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dice } from './Dice';
import { mount } from './mount';
import { tumbleOf } from './tumble';

const facesOf = (place: Element) => [...place.querySelectorAll('svg')].map(pipsOf);
const pipsOf = (place: Element) => place.querySelectorAll('.pip').length;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('dice', () => {
  it('lie still when they are first seen', () => {
    const place = mount(<Dice pips={[4]} thrown={1} moving label="You rolled 4" />);
    expect(place.querySelector('.tumbling')).toBeNull();
    expect(pipsOf(place)).toBe(4);
  });

  it('are seen to tumble from their first picture on, which is not what has fallen', () => {
    const place = mount(<Dice pips={[4, 4]} thrown={1} moving label="4 and 4" />);
    const { faces, lasts } = tumbleOf(2, [5, 5], 700);
    // Outside of `act` nothing runs after the picture: what is drawn here is what is painted first.
    render(<Dice pips={[5, 5]} thrown={2} moving label="5 and 5" />, place);
    expect(place.querySelector('.tumbling')).not.toBeNull();
    expect(facesOf(place)).toEqual(faces[0]);
    act(() => void vi.advanceTimersByTime(0));
    expect(facesOf(place)).toEqual(faces[0]);
    act(() => void vi.advanceTimersByTime((lasts[0] ?? 0) + 10));
    expect(facesOf(place)[0]).toBe(5);
    expect(facesOf(place)[1]).not.toBe(5);
  });

  it('tumble for 700 ms and land on the result', () => {
    const place = mount(<Dice pips={[4]} thrown={1} moving label="4" />);
    act(() => render(<Dice pips={[5, 5]} thrown={2} moving label="5 and 5" />, place));
    expect(place.querySelector('.tumbling')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(710));
    expect(place.querySelector('.tumbling')).toBeNull();
    expect(pipsOf(place)).toBe(10);
  });

  it('say when they begin to tumble and when they lie', () => {
    const told: boolean[] = [];
    const tell = (on: boolean) => told.push(on);
    const place = mount(<Dice pips={[4]} thrown={1} moving label="4" onTumble={tell} />);
    act(() => render(<Dice pips={[5]} thrown={2} moving label="5" onTumble={tell} />, place));
    expect(told.at(-1)).toBe(true);
    act(() => void vi.advanceTimersByTime(710));
    expect(told).toEqual([false, true, false]);
  });

  it('show the result at once where nothing may travel', () => {
    const place = mount(<Dice pips={[4]} thrown={1} moving={false} label="4" />);
    act(() => render(<Dice pips={[6]} thrown={2} moving={false} label="6" />, place));
    expect(pipsOf(place)).toBe(6);
  });
});
