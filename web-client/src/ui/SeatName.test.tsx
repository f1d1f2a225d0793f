import { describe, expect, it } from 'vitest';
import { mount } from './mount';
import { SeatName } from './SeatName';

const read = (name: string, you: boolean) => mount(<SeatName name={name} you={you} />).textContent;

describe('the name of a seat', () => {
  it('has beside it whether it is the reader’s own', () => {
    expect(read('Anna', true)).toBe('Anna you');
    expect(read('Anna', false)).toBe('Anna');
  });

  it('is "You" to who gave none, and a guest’s to the others', () => {
    expect(read('Guest', true)).toBe('You');
    expect(read('Guest', false)).toBe('Guest');
  });
});
