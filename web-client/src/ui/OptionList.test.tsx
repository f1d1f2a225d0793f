import { describe, expect, it, vi } from 'vitest';
import type { Option } from '../net/wire';
import { found, key, mount } from './mount';
import { OptionList } from './OptionList';

const first: Option = {
  type: 'word-or-whole',
  name: 'first',
  standardValue: 'random',
  min: 1,
  max: 6,
};

const clock: Option = { type: 'clock', name: 'secondsTax', standardValue: 25, min: 10, max: 120 };

function shown(value: unknown, option: Option = first) {
  const onChange = vi.fn();
  const place = mount(
    <OptionList
      game="some-game"
      options={[option]}
      values={{ [option.name]: value }}
      onChange={onChange}
    />,
  );
  return { value: found(place, '[role=spinbutton]'), onChange };
}

describe('an option that is a word or a number', () => {
  it('has the word one step below the least number', () => {
    const { value, onChange } = shown('random');
    expect(value.getAttribute('aria-valuenow')).toBe('0');
    key(value, 'ArrowUp');
    expect(onChange).toHaveBeenCalledWith('first', 1);
  });

  it('goes back to the word', () => {
    const { value, onChange } = shown(1);
    expect(value.getAttribute('aria-valuetext')).toBe('1');
    key(value, 'ArrowDown');
    expect(onChange).toHaveBeenCalledWith('first', 'random');
  });
});

describe('the options of a game', () => {
  it('are the usual ones, and behind a fold the others, each with a sentence of why', () => {
    const named = (name: string): Option => ({ type: 'flag', name, standardValue: true });
    const options = ['alarm-minutes', 'vote-seconds', 'ballots', 'setup-seconds'].map(named);
    const place = mount(<OptionList game="greement" options={options} values={{}} />);
    const labels = (within: ParentNode) =>
      [...within.querySelectorAll('.option-line b:first-child')].map((each) => each.textContent);
    const fold = found(place, 'details');
    expect(fold.hasAttribute('open')).toBe(false);
    expect(found(fold, 'summary').textContent).toBe('2 more house rules');
    expect(labels(fold)).toEqual(['Time for a vote', 'Time for the start']);
    expect(labels(place).slice(0, 2)).toEqual(['The alarm rings after', 'Ballots']);
    expect(place.querySelectorAll('.option-line small')).toHaveLength(4);
  });

  it('are all in sight where a game names none as usual', () => {
    const { value } = shown('random');
    expect(value.closest('details')).toBeNull();
  });
});

describe('a clock', () => {
  it('goes from its shortest to none and back', () => {
    const shortest = shown(15, clock);
    expect(shortest.value.getAttribute('aria-valuetext')).toBe('15 s');
    key(shortest.value, 'ArrowDown');
    expect(shortest.onChange).toHaveBeenCalledWith('secondsTax', 0);
    const none = shown(0, clock);
    expect(none.value.getAttribute('aria-valuetext')).toBe('no clock');
    key(none.value, 'ArrowUp');
    expect(none.onChange).toHaveBeenCalledWith('secondsTax', 10);
  });
});
