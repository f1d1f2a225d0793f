import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { midTable } from '../fixture/tables';
import { stageOf } from '../scene/stage';
import { openSession } from '../session';
import { Risk } from './Risk';

/** The list of the next throw, with the pointer on the row of the Tower. */
function pointedAt() {
  const shown = signal(stageOf(midTable, []));
  const scenes = { shown, running: signal(null), follow: () => () => undefined };
  const play = { ...fixturePlay({ table: midTable, seat: 1 }), stage: () => scenes as never };
  const session = openSession(play);
  const page = mount(<Risk session={session} />);
  const point = (kind: string) =>
    act(() => void page.querySelectorAll('tbody tr')[3]?.dispatchEvent(new Event(kind)));
  const lit = () => [...page.querySelectorAll('tr.lit')].map(({ textContent }) => textContent);
  point('pointerenter');
  expect(play.lit.value).toEqual(['tower']);
  return { play, session, shown, point, lit };
}

describe('a row of the list of the throw', () => {
  it('lights its field while the pointer is on it', () => {
    const { play, point, lit } = pointedAt();
    expect(lit()).toEqual([expect.stringContaining('Tower')]);
    point('pointerleave');
    expect(lit()).toEqual([]);
    expect(play.lit.value).toEqual([]);
  });

  it('is lit by its field', () => {
    const { session, point, lit } = pointedAt();
    point('pointerleave');
    act(() => {
      session.pointed.value = 11;
    });
    expect(lit()).toEqual([expect.stringContaining('Castle')]);
  });

  it('lights nothing once the dice are thrown, until the pointer moves', () => {
    const { play, shown, point } = pointedAt();
    const made = { dice: [2, 3], purpose: 'move' } as const;
    act(() => {
      shown.value = { ...shown.value, acting: 1, thrown: { key: 'next', made, seat: 1 } };
    });
    expect(play.lit.value).toEqual([]);
    point('pointermove');
    expect(play.lit.value).toEqual(['tower']);
  });

  it('lets go of its field as soon as it is of another', () => {
    const { play, shown, point } = pointedAt();
    const players = midTable.players.map((each) => ({ ...each, position: 6 }));
    const table = { ...midTable, players };
    act(() => {
      shown.value = { ...shown.value, table, odds: table };
    });
    expect(play.lit.value).toEqual([]);
    point('pointermove');
    expect(play.lit.value).toEqual(['castle']);
  });
});
