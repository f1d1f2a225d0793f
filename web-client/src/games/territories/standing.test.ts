import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../game';
import { fixturePlay } from './fixture/play';
import { campTable, caravanTable, midTable, withPlayer } from './fixture/tables';
import { landedOn, type Stage, stageOf } from './scene/stage';
import { openSession } from './session';
import { pillOf } from './standing';

const line = (code: string, args: Record<string, unknown> = {}): StoryLine => ({
  key: code,
  own: false,
  code,
  args: { seat: 3, ...args },
});

const thrown = {
  key: 'a',
  made: { dice: [2, 3], purpose: 'move' } as const,
  seat: 3,
  tumbling: false,
};

/** The pill while Mireille's turn is played, as one seat reads it. */
function playing(change: Partial<Stage>, seat: number | null) {
  const shown = signal({ ...stageOf(midTable, []), acting: 3, thrown, ...change });
  const scenes = { shown, running: signal(600), follow: () => () => undefined };
  const play = { ...fixturePlay({ table: midTable, seat }), stage: () => scenes as never };
  const pill = pillOf(openSession(play));
  return { words: pill?.words, kind: pill?.kind, passing: pill?.passing };
}

describe('the pill while a turn is played', () => {
  it('says in step with the scenes what is done, as passing', () => {
    const words = (change: Partial<Stage>) => playing(change, 1).words;
    const name = fixturePlay({ table: midTable }).name(3);
    expect(words({ thrown: { ...thrown, tumbling: true } })).toBe(`${name} throws`);
    expect(words({ news: [] })).toBe(`${name} walks 5 fields`);
    expect(words({ news: [line('bought', { price: 500 })] })).toBe(`${name} buys`);
    expect(words({ news: [line('rent-paid', { paid: 500 })] })).toBe(`${name} pays`);
    expect(words({ news: [line('bonus-received', { amount: 500 })] })).toBe(`${name} gets money`);
    expect(words({ news: [line('own-ground')] })).toBe(`${name} has landed`);
    expect(words({ news: [line('out')] })).toBe(`${name} is out`);
    expect(playing({ news: [] }, 1)).toMatchObject({ kind: 'waiting', passing: true });
  });

  it('tells no sum before the dice lie on the page', () => {
    const shown = signal({ ...stageOf(midTable, []), acting: 3, thrown });
    const scenes = { shown, running: signal(600), follow: () => () => undefined };
    const play = { ...fixturePlay({ table: midTable, seat: 1 }), stage: () => scenes as never };
    const session = openSession(play);
    session.rolling.value = true;
    expect(pillOf(session)?.words).not.toContain('5');
  });

  it('speaks to who throws himself, and stays green for him', () => {
    expect(playing({ news: [] }, 3)).toEqual({
      kind: 'yours',
      words: 'You walk 5 fields',
      passing: true,
    });
  });
});

describe('the pill while the table throws for the reader', () => {
  it('says so of the throw, and of nothing that he throws himself', () => {
    const automatic = withPlayer(midTable, 3, { autoRoll: true });
    const told = { ...line('rent-paid', { dice: [2, 3], paid: 500, owner: 2 }), key: 'a' };
    const shown = signal<Stage>({ ...stageOf(automatic, []), acting: 3, thrown });
    const scenes = { shown, running: signal(600), follow: () => () => undefined };
    const play = { ...fixturePlay({ table: automatic, seat: 3 }), stage: () => scenes as never };
    const words = (isByHand: boolean) => {
      const session = openSession(play);
      session.thrownFor.byHand(isByHand);
      session.thrownFor.hear(stageOf(automatic, []), stageOf(automatic, [told]));
      return pillOf(session)?.words;
    };
    expect([words(false), words(true)]).toEqual(['Thrown for you: 5', 'You walk 5 fields']);
  });
});

describe('the pill of who goes out', () => {
  it('is grey at once, though what put him out is still played', () => {
    const table = withPlayer(midTable, 3, { alive: false });
    expect(playing({ table, news: [line('out')] }, 3)).toMatchObject({
      kind: 'waiting',
      words: 'You are out',
    });
  });
});

describe('the pill of another’s turn', () => {
  it('names what he decides where that is not just a throw', () => {
    const pill = (table: typeof midTable) =>
      pillOf(openSession(fixturePlay({ table, seat: 2 })))?.words;
    expect(pill(caravanTable)).toBe('Anna at the Caravan');
    expect(pill(campTable)).toBe('Anna: throw for the rent');
  });

  it('says more than the name on a phone too', () => {
    const play = fixturePlay({ table: midTable, seat: 2, phone: true });
    expect(pillOf(openSession(play))?.words).toBe('Anna throws');
  });

  it.each([null, 2])('says in two words what he does on a phone, to seat %s', (seat) => {
    const pill = (table: typeof midTable) =>
      pillOf(openSession(fixturePlay({ table, seat, phone: true })))?.words;
    expect(pill(midTable)).toBe('Anna throws');
    expect(pill(campTable)).toBe('Anna throws');
    expect(pill(caravanTable)).toBe('Anna pays');
  });
});

describe('the pill of a rent that the reader owes', () => {
  it('is said with its field and how much it may be', () => {
    const pill = pillOf(openSession(fixturePlay({ table: campTable, seat: 1 })));
    expect(pill?.words).toBe('You owe Tomasz');
    expect(pill?.spoken).toBe('You owe Tomasz the rent of The Pit: 400 to 2,400, by a new throw.');
  });
});

describe('the field on which somebody has just landed', () => {
  it('is lit while it is played what that does', () => {
    const at = (change: Partial<Stage>) =>
      landedOn({ ...stageOf(midTable, []), acting: 3, ...change });
    expect(at({ news: [line('own-ground')] })).toBe(19);
    expect(at({ news: [] })).toBeNull();
    expect(at({ news: [line('own-ground')], acting: null })).toBeNull();
  });
});
