import { describe, expect, it } from 'vitest';
import { choiceWord, gameName, optionWords, valueWords } from './words';

describe('what the server names', () => {
  it('has words where the catalogue knows it', () => {
    expect(gameName('three-rings')).toBe('Three rings');
    expect(optionWords('greement', 'alarm-minutes').label).toBe('The alarm rings after');
    expect(choiceWord('greement', 'secret')).toBe('Secret');
  });

  it('is shown as it is named where the catalogue does not', () => {
    expect(gameName('chess')).toBe('chess');
    expect(choiceWord('chess', 'secret')).toBe('secret');
    expect(optionWords('greement', 'board-size')).toEqual({ label: 'board-size', why: '' });
    expect(choiceWord('greement', 'toString')).toBe('toString');
  });

  it('carries the unit of its name', () => {
    const minutes = {
      name: 'alarm-minutes',
      type: 'whole',
      standardValue: 60,
      min: 10,
      max: 240,
    } as const;
    const limit = {
      name: 'later-loan-limit',
      type: 'whole',
      standardValue: 14,
      min: 14,
      max: 1000,
    } as const;
    expect(valueWords('greement', minutes, 60)).toBe('60 min');
    expect(valueWords('greement', limit, 14)).toBe('14');
  });

  it('is told in days from two days on', () => {
    const deadline = {
      name: 'deadlineHours',
      type: 'whole',
      standardValue: 48,
      min: 1,
      max: 336,
    } as const;
    const told = (hours: number) => valueWords('landmarks', deadline, hours);
    expect([1, 47, 48, 60, 336].map(told)).toEqual([
      '1 h',
      '47 h',
      '2 days',
      '2 days 12 h',
      '14 days',
    ]);
  });
});
