import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { moveTable } from '../fixture/tables';
import { CardFace } from './CardFace';

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

  it('has a symbol half as wide as itself where there is no room for words', () => {
    const page = face(true);
    expect(Number(page.querySelector('.ec-ink')?.getAttribute('width'))).toBeGreaterThanOrEqual(42);
    expect(page.querySelector('.ec-name')).toBeNull();
  });

  it('keeps its symbol above a piece that stands on it', () => {
    const ink = face(false, true).querySelector('.ec-ink');
    const side = (name: string) => Number(ink?.getAttribute(name));
    expect(side('y') + side('height')).toBeLessThanOrEqual(43);
  });
});
