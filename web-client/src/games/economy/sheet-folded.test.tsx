import { type Signal, signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { Folded } from '../../ui/folded';
import { found, mount } from '../../ui/mount';
import { Caption } from './board/Caption';
import { press } from './board/press';
import { fullHand, layTable, placeHand, placeTable } from './fixture/placing';
import { type FixturePlay, fixturePlay } from './fixture/play';
import { moveTable, noHand, paidTable, partOneTable, sendTable } from './fixture/tables';
import { openSession } from './session';
import { SheetBody, SheetHead } from './sheet';
import type { Table } from './wire';

/** The sheet folded to its head. */
function folded(play: FixturePlay) {
  const session = openSession(play);
  const page = mount(
    <Folded.Provider value={true}>
      <SheetHead session={session} />
    </Folded.Provider>,
  );
  return { page, session };
}

const names = (page: HTMLElement) =>
  [...page.querySelectorAll('.button .button-label')].map(({ textContent }) => textContent);

describe('the sheet of a phone, folded', () => {
  it('goes from its one line too when it is folded, and says all that follows', () => {
    const play = fixturePlay({ table: partOneTable, hand: noHand, seat: 1, phone: true });
    const { page, session } = folded(play);
    const open = [...session.destinations.value];
    const to = open.find(([, { brings }]) => brings === 'takes')?.[0] ?? '';
    act(() => {
      session.chosen.value = to;
    });
    const said = /you take ([A-Z]+) [^;]+; in part 2 \1 pays you \d/;
    expect(found(page, '.button.main').textContent).toMatch(said);
    act(() => found(page, '.button.main').click());
    expect(play.sent).toEqual([{ type: 'move', to, path: null }]);
  });

  it('says what to do where nothing is chosen, after the throw and before it', () => {
    const shown = (table: Table) =>
      folded(fixturePlay({ table, hand: noHand, seat: 1, phone: true })).page;
    expect(found(shown(moveTable), '[aria-keyshortcuts=g] .button-second').textContent).toBe(
      'Tap a lit space to read here what it brings, again to go.',
    );
    expect(found(shown({ ...moveTable, phase: 'roll', die: null }), 'h2').textContent).toBe(
      'Your turn.',
    );
  });

  it('names the part and the steps beside its grip, and what is to be done with them', () => {
    const play = fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone: true });
    const { page, session } = folded(play);
    expect(found(page, 'h2').textContent).toBe('Part 2: 3 steps Choose a space');
    act(() => {
      session.chosen.value = 'e3';
    });
    expect(found(page, 'h2').textContent).toBe('Part 2: 3 steps Tap again to go');
    const [table, moving] = [play.table as Signal<Table>, play.moving as Signal<boolean>];
    const end = session.scenes.follow();
    act(() => {
      moving.value = true;
      table.value = { ...paidTable, turn: 1, die: moveTable.die };
    });
    expect(found(page, 'h2').textContent).toBe('Part 2: 3 steps On its way');
    end();
  });

  it('says who pays whom by the chosen move and what the reader would have, the sum of the others where names are long', () => {
    const play = fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone: true });
    const told = (space: string, name = play.name) => {
      const { page, session } = folded({ ...play, name });
      act(() => {
        session.chosen.value = space;
      });
      return found(page, '[aria-keyshortcuts=g] .button-second').textContent?.replace(/\s/g, ' ');
    };
    expect(told('c7')).toMatch(/^COSMETICS pays you nothing, [A-Z][a-z]+ \d/);
    expect(told('e3')).toBe('MOTOR pays you 3 (24 → 27 of 36), Jonas 1, Mireille 2, Tomasz 1');
    expect(told('e3', () => 'Wendelstein von Hohenfel')).toBe(
      'MOTOR pays you 3 (24 → 27 of 36), 3 others 4',
    );
  });

  it('walks through the lit spaces when it is folded too, but for a pause', () => {
    const play = fixturePlay({ table: partOneTable, hand: noHand, seat: 1, phone: true });
    const { room } = play;
    const paused = { ...play, room: signal({ ...room.value, paused: true }) };
    const keys = (page: HTMLElement) =>
      [...page.querySelectorAll('[aria-keyshortcuts]')].map((each) =>
        each.getAttribute('aria-keyshortcuts'),
      );
    const { page, session } = folded(play);
    expect(keys(page)).toEqual(['n', 'k', 'g']);
    act(() => {
      session.chosen.value = [...session.destinations.value.keys()][0] ?? null;
    });
    expect(keys(page)).toEqual(['n', 'k', 'escape', 'g']);
    expect(keys(folded(paused).page)).toEqual([]);
  });

  it.each([
    ['before the throw', { ...moveTable, phase: 'roll', die: null }, noHand],
    ['after it', moveTable, noHand],
    ['where others are on turn', { ...moveTable, turn: 2 }, noHand],
    ['where a corner is picked', sendTable, noHand],
    ['where a card is laid', layTable, fullHand],
    ['where others lay', { ...placeTable, turn: 2 }, placeHand],
  ] as const)('keeps all its buttons in their order when it is folded, %s', (_, table, hand) => {
    const play = fixturePlay({ table, hand, seat: 1, phone: true });
    const whole = names(mount(<SheetBody session={openSession(play)} />));
    expect(whole.length).toBeGreaterThan(0);
    expect(names(folded(play).page)).toEqual(whole);
  });

  it.each([true, false])(
    'keeps head and Go at the one chosen while it is told over the board why another is none (folded: %s)',
    (low) => {
      const play = fixturePlay({ table: partOneTable, hand: noHand, seat: 1, phone: true });
      const session = openSession(play);
      const page = mount(
        <Folded.Provider value={low}>
          <Caption session={session} />
          <SheetHead session={session} />
          {!low && <SheetBody session={session} />}
        </Folded.Provider>,
      );
      const to = [...session.destinations.value.keys()][0] ?? '';
      act(() => press(session, to));
      act(() => press(session, 'h1'));
      expect(found(page, '.ec-refusal').textContent).toBe('h1 is 8 steps away, you rolled 4.');
      if (!low) expect(found(page, 'h2').textContent).toContain(`${to} by `);
      expect(names(page).at(-1)).toBe(`Go to ${to}`);
      act(() => found(page, '.button.main').click());
      expect(play.sent).toMatchObject([{ type: 'move', to }]);
    },
  );

  it('names the card to lay, where it may lie and how many lie, and then how it is laid', () => {
    const play = fixturePlay({ table: placeTable, hand: placeHand, seat: 1, phone: true });
    const { page, session } = folded(play);
    const heading = () => found(page, 'h2').textContent;
    expect(heading()).toBe('Place MOTOR invention on a shaded space 12 of 36');
    act(() => press(session, 'h6'));
    expect(heading()).toBe('MOTOR invention: tap h6 again 12 of 36');
  });

  it('lays a card when it is folded too', () => {
    const play = fixturePlay({ table: layTable, hand: fullHand, seat: 1, phone: true });
    const { page } = folded(play);
    const cards = page.querySelectorAll<HTMLInputElement>('input[type=radio]');
    expect(cards).toHaveLength(fullHand.hand.length);
    act(() => cards[1]?.click());
    act(() => found(page, '[aria-keyshortcuts=n]').click());
    act(() => found(page, '[aria-keyshortcuts=p]').click());
    expect(play.sent).toMatchObject([{ type: 'place-card', card: fullHand.hand[1] }]);
  });
});
