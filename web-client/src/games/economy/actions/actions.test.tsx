import type { Signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { mount, press, settled } from '../../../ui/mount';
import { placeHand, placeTable } from '../fixture/placing';
import { type FixturePlay, fixturePlay } from '../fixture/play';
import {
  moveTable,
  noHand,
  paidTable,
  partOneTable,
  rollTable,
  sendTable,
} from '../fixture/tables';
import { giftAt } from '../gifts';
import { openSession, type Session } from '../session';
import type { Card, Hand, Table } from '../wire';
import { Actions } from './Actions';

let page: HTMLElement;
let play: FixturePlay;
let session: Session;

function shown(table: Table, hand: Hand = noHand, seat: number | null = 1): void {
  play = fixturePlay({ table, hand: seat === null ? null : hand, seat });
  session = openSession(play);
  page = mount(<Actions session={session} />);
}

function button(label: string): HTMLElement {
  const found = [...page.querySelectorAll<HTMLElement>('button')].find(
    (each) => each.querySelector('.button-label')?.textContent === label,
  );
  if (!found) throw new Error(`no button ${label} in ${page.textContent}`);
  return found;
}

/** A card of the hand and a space that is too close to its like. */
function tooClose(): readonly [card: Card, space: string] {
  for (const { parameters } of play.moves.value) {
    const [cards, spaces] = parameters.map(({ domain }) => domain.type === 'one' && domain.items);
    const close = spaces ? spaces.find(({ blocked }) => blocked !== null) : undefined;
    if (cards && close) return [cards[0]?.value as Card, String(close.value)];
  }
  throw new Error('no card is too close to another');
}

function second(label: string): string | null | undefined {
  return button(label).querySelector('.button-second')?.textContent;
}

describe('a turn', () => {
  it('keeps its buttons, dashed, while the board plays what was done', () => {
    vi.useFakeTimers();
    shown(moveTable);
    const [table, moving] = [play.table as Signal<Table>, play.moving as Signal<boolean>];
    moving.value = true;
    const end = session.scenes.follow();
    act(() => {
      table.value = { ...paidTable, turn: 1, phase: 'roll' };
    });
    expect(page.textContent).toContain('Your move is on its way.');
    expect(second('Go')).toBe('On its way.');
    expect(page.querySelectorAll('.act-bar button:not([aria-disabled])')).toHaveLength(0);
    act(() => void vi.advanceTimersByTime(5000));
    expect(button('Roll')).toBeDefined();
    end();
    vi.useRealTimers();
  });

  it('has its buttons in one order, whoever is on turn and whatever is to be done', () => {
    const order = (table: Table) => {
      shown(table);
      return [...page.querySelectorAll('.act-buttons button')].map((each) =>
        each.getAttribute('aria-keyshortcuts'),
      );
    };
    // While nothing is chosen there is none to let go of, and no key for it.
    const keys = ['g', 'n', 'k', null, 'r'];
    // Before the throw Tab comes first to what can be done.
    expect(order(rollTable)).toEqual(['r', 'g', 'n', 'k', null]);
    expect(order(moveTable)).toEqual(keys);
    expect(order({ ...moveTable, turn: 2 })).toEqual(keys);
  });

  it('begins with the roll', () => {
    shown(rollTable);
    press(button('Roll'));
    expect(play.sent).toEqual([{ type: 'roll' }]);
  });

  it('goes to the chosen space, by the way that is told', async () => {
    shown(moveTable);
    expect(button('Go').getAttribute('aria-disabled')).toBe('true');
    session.chosen.value = 'e3';
    await settled();
    expect(second('Go to e3')).toBe(
      'you\u00a0+3\u00a0· Jonas\u00a0+1\u00a0· Mireille\u00a0+2\u00a0· Tomasz\u00a0+1',
    );
    press(button('Go to e3'));
    expect(play.sent).toEqual([{ type: 'move', to: 'e3', path: null }]);
  });

  it('says on its button what others gain, also where the reader gains nothing', async () => {
    const pays = { ...moveTable.pays, motor: [0, 4, 3, 0] };
    shown({ ...moveTable, pays });
    session.chosen.value = 'e3';
    await settled();
    expect(second('Go to e3')).toBe('you 0\u00a0· Jonas\u00a0+4\u00a0· Mireille\u00a0+3');
  });

  it('says what the reader gets where it pays him alone', async () => {
    const pays = { ...moveTable.pays, motor: [3, 0, 0, 0] };
    shown({ ...moveTable, pays });
    session.chosen.value = 'e3';
    await settled();
    expect(second('Go to e3')).toBe('pays you 3');
  });

  it('says who would win where it ends the game, also where that is a rival', async () => {
    const ends = async (target: number, ...points: number[]) => {
      const players = moveTable.players.map((each, i) => ({ ...each, points: points[i] ?? 0 }));
      shown({ ...moveTable, players, target });
      session.chosen.value = 'e3';
      await settled();
      return second('Go to e3');
    };
    expect(await ends(36, 34, 31, 19, 27)).toBe('ends the game: you win with 37');
    expect(await ends(36, 24, 35, 19, 27)).toBe('ends the game: Jonas wins with 36');
    expect(await ends(36, 33, 35, 19, 27)).toBe('ends the game: shared by you and Jonas, 36 each');
  });

  it('says on its button what the landing brings, and why a space is none to go to', async () => {
    shown(partOneTable);
    const takes = [...session.destinations.value].find(([, { brings }]) => brings === 'takes');
    session.chosen.value = takes?.[0] ?? null;
    await settled();
    expect(second(`Go to ${takes?.[0]}`)).toMatch(/^you take [A-Z]+ \w+/);
    session.chosen.value = 'h1';
    await settled();
    expect(second('Go')).toBe('h1 is 8 steps away, you rolled 4.');
  });

  it('keeps what is away for now, dashed, with its reason', () => {
    shown(moveTable);
    expect(second('Roll')).toBe('Already rolled.');
    shown(rollTable);
    expect(second('Go')).toBe('Roll first: the die says how far.');
    shown({ ...moveTable, turn: 2 });
    expect(second('Roll')).toBe('Jonas is on turn.');
    press(button('Roll'));
    expect(play.sent).toEqual([]);
  });

  it('leaves nothing to be let go of while another is on turn', async () => {
    shown({ ...moveTable, turn: 2 });
    session.chosen.value = 'e3';
    await settled();
    expect(second('Let go')).toBe('Jonas is on turn.');
  });

  it('walks from what brings most by knock-outs to what brings nothing', () => {
    shown(moveTable);
    const seen = [...session.destinations.value.keys()].map(() => {
      press(button('Next space'));
      const gift = giftAt(session, session.chosen.value ?? '');
      return gift?.gives === 'points' ? gift.points || 'nothing' : (gift?.gives ?? 'nothing');
    });
    const none = Array.from({ length: 7 }, () => 'nothing');
    expect(seen).toEqual([3, 3, 3, 3, 2, 1, 'knock-out', 'unknown', ...none]);
  });

  it('walks through the spaces and those who can be knocked out', async () => {
    shown(moveTable);
    press(button('Next space'));
    expect(session.chosen.value).toBe('e3');
    press(button('Knock out'));
    expect(session.chosen.value).toBe('f4');
    expect(second('Knock out')).toBe('Mireille: turns down a\u00a02');
    press(button('Let go'));
    expect(session.chosen.value).toBeNull();
  });

  it('ends with a corner for the piece that was hit', () => {
    shown(sendTable);
    expect(second('To a1')).toBe('up\u00a0to\u00a0+3 on\u00a07\u00a0cards');
    expect(second('To a8')).toBe('up\u00a0to\u00a0+3 on\u00a06\u00a0cards');
    expect(button('To a8').getAttribute('aria-label')).toBe(
      'To a8: up\u00a0to\u00a0+3 on\u00a06\u00a0cards',
    );
    press(button('To a8'));
    expect(play.sent).toEqual([{ type: 'send-out', corner: 'a8' }]);
  });

  it('shows the corner that a button is about', async () => {
    shown(sendTable);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    button('To a8').dispatchEvent(new FocusEvent('focus'));
    await settled();
    expect(session.pointed.value).toBe('a8');
    button('To a8').dispatchEvent(new FocusEvent('blur'));
    expect(session.pointed.value).toBeNull();
  });

  it('tells of a pause, and keeps the corners', () => {
    shown(sendTable);
    const room = play.room as Signal<typeof play.room.value>;
    act(() => {
      room.value = { ...room.value, paused: true };
    });
    expect(page.querySelector('h2')?.textContent).toBe('Paused.');
    expect(button('To h1: best for you')).toBeDefined();
  });

  it('says why nobody can be knocked out', () => {
    shown({ ...partOneTable, die: 1 });
    expect(second('Knock out')).toBe('Nobody is in reach.');
  });
});

describe('placing', () => {
  it('tells where the chosen card may lie and counts the cards on the board', async () => {
    shown(placeTable, placeHand);
    expect(page.textContent).toContain('12 of 36');
    expect(page.textContent).toContain('none touches MOTOR');
    session.held.value = placeHand.hand[1] ?? null;
    session.chosen.value = 'b2';
    await settled();
    press(button('Place on b2'));
    expect(play.sent).toEqual([{ type: 'place-card', card: placeHand.hand[1], space: 'b2' }]);
  });

  it('says why a card cannot lie on a space', async () => {
    shown(placeTable, placeHand);
    const reason = async (space: string) => {
      session.chosen.value = space;
      await settled();
      return second('Place it');
    };
    expect(await reason('a8')).toBe('A card lies on a8 already.');
    const [card, space] = tooClose();
    session.held.value = card;
    expect(await reason(space)).toMatch(/^Another [A-Z]+ card touches this space\.$/);
  });

  it('stays in its place while another is on turn', () => {
    shown({ ...placeTable, turn: 2 }, placeHand);
    expect(second('Place it')).toBe('Jonas is on turn.');
  });

  it('can be left to the server, out of turn too', () => {
    shown({ ...placeTable, turn: 2 }, placeHand);
    press(button('Place the rest for me'));
    expect(play.sent).toEqual([]);
    press(button(`All ${placeHand.hand.length} for good?`));
    expect(play.sent).toEqual([{ type: 'auto-place', on: true }]);
  });

  it('can be taken back', () => {
    const players = placeTable.players.map((each) => ({ ...each, autoPlace: true }));
    shown({ ...placeTable, players, turn: 2 }, placeHand);
    press(button('Place them myself'));
    expect(play.sent).toEqual([{ type: 'auto-place', on: false }]);
  });
});

describe('who does not act', () => {
  it('is told while cards are laid how many are left, a watcher too', () => {
    const left = placeTable.cards.length - placeTable.placedCount;
    const words = `${left} of ${placeTable.cards.length} cards are still to be laid.`;
    shown({ ...placeTable, turn: 2 }, placeHand);
    expect(page.textContent).toContain(`You hold ${placeHand.hand.length} more. ${words}`);
    shown(placeTable, noHand, null);
    expect(page.textContent).toContain(words);
  });

  it('is told what is going on', () => {
    shown({ ...moveTable, turn: 2 });
    expect(page.textContent).toContain('Jonas has rolled 3.');
    shown(sendTable, noHand, null);
    expect(page.textContent).toContain('Anna sends Mireille to a corner.');
    expect(page.textContent).toContain('You are watching.');
  });
});

describe('the hand', () => {
  it('lies in the order of the rules, in whatever order it was dealt', () => {
    const names = () =>
      [...page.querySelectorAll('.ec-hand input')].map((card) => card.getAttribute('aria-label'));
    shown(placeTable, placeHand);
    const inOrder = names();
    shown(placeTable, { ...placeHand, hand: placeHand.hand.toReversed() });
    expect(names()).toEqual(inOrder);
    expect(inOrder).toHaveLength(placeHand.hand.length);
  });
});
