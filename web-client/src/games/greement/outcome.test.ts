import { computed } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { markOf } from './board/marks';
import { turnHand } from './fixture/hands';
import { fixturePlay } from './fixture/play';
import { payTable, voteTable } from './fixture/tables';
import { seenHand, seenTable } from './outcome';
import type { Verdict } from './scenes';
import { seatFace } from './seats';
import { openSession } from './session';

const verdict = (stopped: boolean): Verdict => ({
  line: { key: '2', code: stopped ? 'event-paid' : 'event-unpaid', args: {}, own: false },
  card: 'P03',
  stopped,
  fallen: true,
});

/** A page on which nobody has paid for the squares by the lakes, while the stamp says so. */
function stamped(stopped: boolean) {
  const session = openSession(fixturePlay({ table: payTable, hand: turnHand, seat: 1 }));
  const told = verdict(stopped);
  return {
    ...session,
    verdict: computed(() => told),
    seen: computed(() => seenTable(payTable, told)),
    purse: computed(() => seenHand(turnHand, payTable, 1, told)),
  };
}

const figures = (session: ReturnType<typeof stamped>) =>
  seatFace(session, 1)
    .figures.slice(0, 2)
    .map(({ value }) => value);

describe('what a card makes of squares', () => {
  const kindsAfter = (card: string, stopped = false) => {
    const table = { ...voteTable, event: voteTable.event && { ...voteTable.event, card } };
    const { squares } = seenTable(table, { ...verdict(stopped), card });
    return Object.values(squares)
      .filter(({ owner }) => owner !== null)
      .map(({ kind }) => kind);
  };

  it.each([
    ['V16', 'crop'],
    ['V17', 'cattle'],
    ['V18', 'land'],
  ])('is seen with the stamp of %s: nobody has %s any more', (card, kind) => {
    expect(kindsAfter(card, true)).toContain(kind);
    expect(kindsAfter(card)).not.toContain(kind);
  });
});

describe('what an unpaid card takes', () => {
  it('is gone from the map, the seats and for the reader’s money while its stamp stands', () => {
    const session = stamped(false);
    const mark = markOf(session, 'D4');
    expect([mark.owner, mark.kind, mark.frame]).toEqual([undefined, 'land', undefined]);
    expect(figures(session)).toEqual(['2', '5']);
    expect(session.purse.value?.money).toBe(turnHand.money + 12);
  });

  it('stays where it was paid off', () => {
    const session = stamped(true);
    expect(markOf(session, 'D4').owner).toBeDefined();
    expect(figures(session)).toEqual(['8', '49']);
    expect(session.purse.value).toBe(turnHand);
  });
});
