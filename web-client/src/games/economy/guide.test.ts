import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { guideMemory } from '../guide';
import { fullHand, layTable } from './fixture/placing';
import { fixturePlay } from './fixture/play';
import { enterTable, moveTable, noHand, partOneTable, rollTable } from './fixture/tables';
import { bestFirst } from './gifts';
import { guideOf } from './guide';
import { landingOn } from './knowledge/landing';
import { lookedAt, openSession } from './session';
import type { Table } from './wire';

describe('the step of the guide that speaks of a landing', () => {
  it('has one read on a space that brings something, and leaves what was chosen', () => {
    const session = openSession(fixturePlay({ table: partOneTable, hand: noHand, seat: 1 }));
    const step = guideOf(session)
      .steps()
      .find(({ id }) => id === 'landing');
    step?.show?.();
    const space = session.chosen.value ?? '';
    expect(landingOn(session, space).effect).toBe('Whoever lands here takes the property card.');
    session.chosen.value = 'e4';
    step?.show?.();
    expect(session.chosen.value).toBe('e4');
  });

  it('takes the best lit space where one was pressed that is none', () => {
    const session = openSession(fixturePlay({ table: moveTable, hand: noHand, seat: 1 }));
    const steps = guideOf(session).steps();
    session.chosen.value = 'h8';
    steps.find(({ id }) => id === 'landing')?.show?.();
    expect(session.chosen.value).toBe(
      bestFirst(session, [...session.destinations.value.keys()])[0],
    );
  });

  it('follows the reader to another space, with its frame, its panel and its button', () => {
    const session = openSession(fixturePlay({ table: moveTable, hand: noHand, seat: 1 }));
    const { guiding } = guideMemory('economy');
    guiding.value = 'turn';
    const step = (name: string) =>
      guideOf(session)
        .steps()
        .find(({ id }) => id === name);
    session.chosen.value = 'e3';
    session.pointed.value = 'h8';
    expect(step('landing')?.spots[0]).toBe('[data-space="e3"]');
    expect(step('go')?.spots[0]).toBe('[data-space="e3"]');
    expect(step('go')?.act?.label).toBe('Go to e3');
    expect(lookedAt(session)).toBe('e3');
    guiding.value = 'no';
    expect(lookedAt(session)).toBe('h8');
  });
});

describe('the step of the guide that has a lit space pressed', () => {
  it('is done once one is chosen, and by no other space', () => {
    const session = openSession(fixturePlay({ table: moveTable, hand: noHand, seat: 1 }));
    const isDone = (space: string | null) => {
      session.chosen.value = space;
      return guideOf(session)
        .steps()
        .find(({ id }) => id === 'reach')?.done;
    };
    expect([null, 'h8', 'e3'].map(isDone)).toEqual([false, false, true]);
  });
});

describe('the guide of a reader who goes before he is told to', () => {
  it('has nothing left to tell: he has done what it leads to', () => {
    const session = openSession(fixturePlay({ table: moveTable, hand: noHand, seat: 1 }));
    const left = () =>
      guideOf(session)
        .steps()
        .filter(({ done }) => !done)
        .map(({ id }) => id);
    session.chosen.value = 'e3';
    expect(left()).toEqual(['landing', 'points', 'go']);
    Object.assign(session.play.busy, { value: 'move' });
    expect(left()).toEqual([]);
  });
});

describe('the time of the guide', () => {
  it('is the first three turns of whoever reads, as a clock may end the first', () => {
    const isTime = (turnNumber: number, turn = 1) => {
      const table = { ...enterTable, turnNumber, turn };
      return guideOf(openSession(fixturePlay({ table, hand: noHand, seat: 1 }))).isTime();
    };
    const players = enterTable.players.length;
    expect([1, 1 + players, 1 + 2 * players, 1 + 3 * players].map((n) => isTime(n))).toEqual([
      ...[true, true, true, false],
    ]);
    expect(isTime(2, 2)).toBe(false);
  });
});

describe('the guide while the throw of whoever reads is played', () => {
  it('stays, and so does what it dims', () => {
    const session = openSession(fixturePlay({ table: moveTable, hand: noHand, seat: 1 }));
    const early = { ...moveTable, turnNumber: 1 };
    Object.assign(session.play.table, { value: early });
    const running = { ...session, scenes: { ...session.scenes, running: signal(300) } };
    const guide = guideOf(running);
    expect([guide.isTime(), guide.isVeiledThrough?.()]).toEqual([true, true]);
    Object.assign(session.play.table, { value: { ...early, phase: 'roll', die: null } });
    expect([guide.isTime(), guide.isVeiledThrough?.()]).toEqual([false, false]);
    const tumbling = { ...running.scenes, shown: signal<Table>({ ...early, phase: 'roll' }) };
    const thrown = guideOf({ ...running, scenes: tumbling });
    expect([thrown.isTime(), thrown.isVeiledThrough?.()]).toEqual([true, true]);
  });
});

describe('the guide while the cards are laid', () => {
  const laying = (placedCount: number) =>
    openSession(fixturePlay({ table: { ...layTable, placedCount }, hand: fullHand, seat: 1 }));

  it('is offered with each card of whoever reads: no hint takes its place before it is answered', () => {
    const isTime = (placedCount: number) => guideOf(laying(placedCount)).isTime();
    expect([0, 1, 2, 20].map(isTime)).toEqual([true, true, true, true]);
  });

  it('begins with a card instead of a throw, and lays it where the reader has chosen', () => {
    const session = laying(0);
    const first = () => guideOf(session).steps()[0];
    expect(first()).toMatchObject({ id: 'lay', done: false });
    first()?.show?.();
    expect(first()?.act?.label).toBe(`Place on ${session.chosen.value}`);
    session.chosen.value = 'c3';
    expect(first()?.act?.label).toBe('Place on c3');
  });

  it('has five steps like any other', () => {
    expect(guideOf(laying(0)).steps()).toHaveLength(5);
  });
});

describe('what the guide keeps clear', () => {
  const choices = (table: Table) =>
    guideOf(openSession(fixturePlay({ table, hand: noHand, seat: 1 }))).choices;

  it('is all of the board before the throw, for it speaks of the corners, and then what is lit', () => {
    expect(choices(rollTable)).toContain('.ec-ground');
    expect(choices(enterTable)).toContain('#ec-legal');
    expect(choices(enterTable)).not.toContain('.ec-ground');
  });

  it('is all of the board too from one landing on it to the end, but on a phone, which has no other room', () => {
    const clear = (phone: boolean) => {
      const play = fixturePlay({ table: enterTable, hand: noHand, seat: 1, phone });
      const steps = guideOf(openSession(play)).steps();
      return steps.filter(({ choices: at }) => at?.includes('.ec-ground')).map(({ id }) => id);
    };
    expect(clear(false)).toEqual(['landing', 'points', 'go']);
    expect(clear(true)).toEqual([]);
  });

  it('is on a phone all of the board from the lit spaces on: the sheet folds, and what a landing brings is told in the bubble', () => {
    const play = fixturePlay({ table: partOneTable, hand: noHand, seat: 1, phone: true });
    const [, ...later] = guideOf(openSession(play)).steps();
    for (const step of later) {
      expect(step.spots).toContain('.economy-map');
      expect(step.board).toBe(true);
    }
    expect(later.find(({ id }) => id === 'landing')?.line).toMatch(/^[a-h][1-8]: you take [A-Z]+/);
  });
});

describe('what was looked at', () => {
  it('is let go on a phone as another is on turn, where no pointer can leave it', () => {
    const after = (phone: boolean) => {
      const play = fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone });
      const session = openSession(play);
      session.pointed.value = 'e3';
      act(
        () => void Object.assign(play.table, { value: { ...rollTable, turn: 2, turnNumber: 78 } }),
      );
      return session.pointed.value;
    };
    expect(after(true)).toBeNull();
    expect(after(false)).toBe('e3');
  });
});
