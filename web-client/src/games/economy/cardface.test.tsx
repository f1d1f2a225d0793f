import { describe, expect, it } from 'vitest';
import { mount } from '../../ui/mount';
import { cornerOf } from './board/geometry';
import { stepsOf } from './board/ways';
import { CardFace } from './CardFace';
import { moveTable } from './fixture/tables';

describe('a card', () => {
  const face = (small: boolean, stoodOn = false) => {
    const [card] = moveTable.cards;
    if (!card) throw new Error('no card');
    return mount(
      <svg aria-hidden="true">
        <CardFace card={card} toBeHad={false} small={small} stoodOn={stoodOn} />
      </svg>,
    );
  };

  it('has its symbol off its edges and off the ways where there is no room for words', () => {
    const page = face(true);
    const ink = page.querySelector('.ec-ink');
    const side = (name: string) => Number(ink?.getAttribute(name));
    const [{ x: lane } = { x: 0 }] = stepsOf('a8', ['a7']);
    expect(Math.min(side('x'), side('y'))).toBeGreaterThanOrEqual(10);
    expect(side('x') + side('width')).toBeLessThan(lane - cornerOf('a8').x);
    expect(side('width')).toBeGreaterThanOrEqual(32);
    expect(page.querySelector('.ec-name')).toBeNull();
  });

  it('keeps its symbol above a piece that stands on it', () => {
    const ink = face(false, true).querySelector('.ec-ink');
    const side = (name: string) => Number(ink?.getAttribute(name));
    expect(side('y') + side('height')).toBeLessThanOrEqual(43);
  });
});
