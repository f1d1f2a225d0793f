import { describe, expect, it } from 'vitest';
import { mount } from '../../ui/mount';
import { cornerOf } from './board/geometry';
import { PIECE } from './board/Pieces';
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
    expect(Math.min(side('x'), side('y'))).toBeGreaterThanOrEqual(8);
    expect(side('x') + side('width')).toBeLessThan(lane - cornerOf('a8').x);
    expect(side('width')).toBeGreaterThanOrEqual(30);
    expect(page.querySelector('.ec-name')).toBeNull();
  });

  it('keeps its symbol clear of a piece that stands on it', () => {
    const ink = face(false, true).querySelector('.ec-ink');
    const side = (name: string) => Number(ink?.getAttribute(name));
    const right = side('x') + side('width');
    const bottom = side('y') + side('height');
    expect(Math.hypot(PIECE.x - right, PIECE.y - bottom)).toBeGreaterThan(PIECE.r - 1);
  });
});
