import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { move } from '../../fixture';
import { type FixturePlay, fixturePlay } from '../fixture/play';
import {
  conventionTable,
  demolishTable,
  giveTable,
  harbourTable,
  investTable,
  oneDieTable,
  otherTable,
  renovationTable,
  rerollTable,
  rollTable,
  swapTable,
  targetTable,
} from '../fixture/tables';
import { ModeBanner, ModeMark } from '../mode';
import { openSession } from '../session';
import type { Table } from '../wire';
import { Actions } from './Actions';

function barOf(table: Table, seat: number | null = 1) {
  const play: FixturePlay = fixturePlay({ table, seat });
  const session = openSession(play);
  const page = mount(<Actions session={session} />);
  const key = async (name: string) => {
    await act(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    });
  };
  const choose = async (words: string) => {
    const label = [...page.querySelectorAll('label')].find((each) =>
      each.textContent?.includes(words),
    );
    await act(() => label?.querySelector('input')?.click());
  };
  return { page, play, session, key, choose };
}

describe('before the throw', () => {
  it('throws two dice or one by their keys', async () => {
    const { play, key } = barOf(rollTable);
    await key('2');
    await key('1');
    expect(play.sent).toEqual([
      { type: 'roll', dice: 2 },
      { type: 'roll', dice: 1 },
    ]);
  });

  it('says what two dice need where they cannot be thrown', async () => {
    const { page, play, key } = barOf(oneDieTable);
    await key('2');
    expect(play.sent).toEqual([]);
    expect(page.textContent).toContain('needs the Train Station, 4');
  });
});

describe('after the throw', () => {
  it('throws again or keeps, and marks what time does', async () => {
    const { page, play, key } = barOf(rerollTable);
    expect(page.textContent).toContain('Keep 9');
    expect(page.textContent).toContain('if time runs out');
    await key('k');
    await key('a');
    expect(play.sent).toEqual([{ type: 'keep' }, { type: 'reroll' }]);
  });

  it('adds 2 or does not', async () => {
    const { play, key } = barOf(harbourTable);
    await key('2');
    await key('0');
    expect(play.sent).toEqual([
      { type: 'harbour', add: true },
      { type: 'harbour', add: false },
    ]);
  });
});

describe('a decision', () => {
  it('takes from the player who is chosen, with the default named', async () => {
    const { page, play, key, choose } = barOf(targetTable);
    expect(page.textContent).toContain('If time runs out: Jonas.');
    await key('t');
    await choose('Mireille');
    expect(page.textContent).toContain('Take 2 from Mireille');
    await key('t');
    expect(play.sent).toEqual([{ type: 'choose-target', player: 3 }]);
  });

  it('demolishes, closes and uses the card that is chosen', async () => {
    const demolish = barOf(demolishTable);
    await demolish.choose('Train Station');
    await demolish.key('d');
    expect(demolish.play.sent).toEqual([{ type: 'demolish', landmark: 'train-station' }]);
    const close = barOf(renovationTable);
    expect(close.page.textContent).not.toContain('Close nothing');
    await close.choose('Cafe');
    await close.key('r');
    expect(close.play.sent).toEqual([{ type: 'renovate', card: 'cafe' }]);
    const use = barOf(conventionTable);
    await use.key('s');
    expect(use.play.sent).toEqual([{ type: 'skip' }]);
  });

  it('gives a card to a player, both chosen', async () => {
    const { session, play, key, choose } = barOf(giveTable);
    await choose('Tomasz');
    await key('g');
    act(() => {
      session.give.value = { seat: 1, card: 'bakery', closed: false };
    });
    await key('g');
    expect(play.sent).toEqual([{ type: 'give-building', card: 'bakery', to: 4, closed: false }]);
  });

  it('exchanges a card for one of the player who has it', async () => {
    const { page, session, play, key } = barOf(swapTable);
    act(() => {
      session.give.value = { seat: 1, card: 'bakery', closed: false };
      session.take.value = { seat: 2, card: 'mine', closed: false };
    });
    const rounds = [...page.querySelectorAll('.lm-rounds p')].map((each) => each.textContent);
    expect(rounds).toEqual(['YouMine +2.2, Bakery +0.3+1.9', 'JonasBakery +0.3, Mine +2.2−1.9']);
    await key('x');
    expect(play.sent).toEqual([
      {
        type: 'swap',
        player: 2,
        take: 'mine',
        give: 'bakery',
        takeClosed: false,
        giveClosed: false,
      },
    ]);
  });

  it('invests a coin', async () => {
    const { page, play, key } = barOf(investTable);
    expect(page.textContent).toContain('4 on the card');
    await key('i');
    expect(play.sent).toEqual([{ type: 'invest' }]);
  });
});

describe('the go of another', () => {
  it('has words and no buttons', () => {
    const { page } = barOf(otherTable);
    expect(page.textContent).toContain('Mireille is about to throw.');
    expect(page.querySelectorAll('.act-buttons button')).toHaveLength(0);
  });
});

describe('the other way of playing', () => {
  it('is marked by a button, and told to all', async () => {
    const { play } = barOf(rollTable);
    const moves = [move('agree-mode')];
    const page = mount(<ModeMark play={{ ...play, moves: signal(moves) }} />);
    await act(() => page.querySelector('button')?.click());
    expect(play.sent).toEqual([{ type: 'agree-mode', mode: 'postal', agree: true }]);
    const players = rollTable.players.map((each) => ({ ...each, agreesToMode: each.seat === 2 }));
    const marked = fixturePlay({ table: { ...rollTable, players }, seat: 1 });
    expect(mount(<ModeBanner play={marked} />).textContent).toContain(
      'Jonas would play on by post: 1 of 4 agree.',
    );
  });
});
