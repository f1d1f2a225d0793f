import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { item, move, one } from '../fixture';
import { smallPlay, smallTable } from './fixture/small';
import { guideOf } from './guide';
import type { Table } from './wire';

function sitting(more: Partial<Table> = {}, seat = 1, onOffer: readonly string[] = []) {
  const moves = [
    move(
      'build',
      one(
        'card',
        onOffer.map((card) => item(card, 1)),
      ),
    ),
  ];
  const play = smallPlay(smallTable(more), { seat, moves });
  return { play, guide: guideOf({ play, scenes: { running: signal(null) } }) };
}

describe('the guide of Landmarks', () => {
  it('has five steps in the first own go, live', () => {
    expect(sitting().guide.isTime()).toBe(true);
    expect(sitting({ phase: 'build' }).guide.isTime()).toBe(true);
    expect(sitting({}, 2).guide.isTime()).toBe(false);
    expect(sitting({ round: 2 }).guide.isTime()).toBe(false);
    expect(sitting({ mode: 'postal', phase: 'orders', roller: null }).guide.isTime()).toBe(false);
    expect(sitting().guide.steps()).toHaveLength(5);
    expect(sitting().guide.choices).toBe('.lm-spot.legal');
  });

  it('throws where it speaks of it, and passes over what is thrown', () => {
    const { play, guide } = sitting();
    const step = guide.steps()[1];
    expect(step?.done).toBe(false);
    step?.act?.run();
    expect(play.sent).toEqual([{ type: 'roll', dice: 1 }]);
    const after = sitting({ phase: 'build' }).guide.steps();
    expect(after.map(({ done }) => done === true)).toEqual([true, true, false, false, false]);
  });

  it('ends with a card that earns on every throw, if there is one', () => {
    const offer = ['train-station', 'bakery', 'wheat-field'];
    const { play, guide } = sitting({ phase: 'build' }, 1, offer);
    const last = guide.steps().at(-1);
    expect(last?.act?.label).toBe('Build a Wheat Field, 1');
    expect(last?.spots[0]).toBe('[data-place="market:wheat-field"]');
    last?.act?.run();
    expect(play.sent).toEqual([{ type: 'build', card: 'wheat-field' }]);
  });

  it('waits for the throw before it speaks of what can be built', () => {
    const last = sitting().guide.steps().at(-1);
    expect(last?.line).toContain('Throw first');
    expect(last?.act).toBeUndefined();
  });

  it('talks nobody into a loan', () => {
    const last = sitting({ phase: 'build' }, 1, ['loan-office']).guide.steps().at(-1);
    expect(last?.act).toBeUndefined();
    expect(last?.line).toContain('Build nothing');
  });
});
