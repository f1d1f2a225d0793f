import { describe, expect, it } from 'vitest';
import { mount } from './mount';
import { SeatName } from './SeatName';

const read = (name: string, you: boolean) => mount(<SeatName name={name} you={you} />).textContent;

describe('the name of a seat', () => {
  it('has beside it whether it is the reader’s own', () => {
    expect(read('Anna', true)).toBe('Anna you');
    expect(read('Anna', false)).toBe('Anna');
  });

  it('bears no such mark where the name says it', () => {
    expect(read('You', true)).toBe('You');
    expect(read('You', false)).toBe('You');
  });
});
