import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { useLighting } from './lighting';
import { found, mount } from './mount';

const lit = signal<readonly string[]>([]);
const spaces = signal<readonly string[]>(['b2']);
const moment = signal(1);
const isThere = signal(true);

function Line({ named, at }: { named: readonly string[]; at?: number }) {
  return <li {...useLighting(lit, named, at)}>{named.join()}</li>;
}

function Log() {
  return (
    <ul>
      {isThere.value && <Line named={spaces.value} at={moment.value} />}
      <Line named={['g7']} />
    </ul>
  );
}

function shown(): HTMLElement {
  lit.value = [];
  spaces.value = ['b2'];
  isThere.value = true;
  return mount(<Log />);
}

const points = (what: string, at: HTMLElement, movement = 0) =>
  act(() => {
    const event = new Event(`pointer${what}`, { bubbles: what === 'move' });
    at.dispatchEvent(Object.assign(event, { movementX: movement, movementY: 0 }));
  });

describe('what an element names on the board', () => {
  it('is lit while the pointer is on it', () => {
    const page = shown();
    points('enter', found(page, 'li'));
    expect(lit.value).toEqual(['b2']);
    points('leave', found(page, 'li'));
    expect(lit.value).toEqual([]);
  });

  it.each([
    ['is gone', () => (isThere.value = false)],
    ['names nothing any more', () => (spaces.value = [])],
    ['names others', () => (spaces.value = ['c8'])],
    ['is of another moment', () => moment.value++],
  ])('is out once the element %s under the pointer, which has left nothing', (_, change) => {
    const page = shown();
    points('enter', found(page, 'li'));
    act(() => void change());
    expect(lit.value).toEqual([]);
  });

  it('is lit anew by a pointer that moves, and by none that rests', () => {
    const page = shown();
    points('enter', found(page, 'li'));
    act(() => void moment.value++);
    points('move', found(page, 'li'));
    expect(lit.value).toEqual([]);
    points('move', found(page, 'li'), 3);
    expect(lit.value).toEqual(['b2']);
  });

  it('stays where another has lit it meanwhile', () => {
    const page = shown();
    points('enter', found(page, 'li'));
    points('enter', found(page, 'li:last-child'));
    act(() => {
      isThere.value = false;
    });
    expect(lit.value).toEqual(['g7']);
  });
});
