import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { found, mount } from '../../ui/mount';
import { Board } from './board/Board';
import { fullHand, layTable } from './fixture/placing';
import { fixturePlay } from './fixture/play';
import { enterTable, moveTable, noHand, partOneTable, sendTable } from './fixture/tables';
import { seatFace } from './seats';
import { openSession } from './session';
import { boardMatters, SheetBody, SheetHead } from './sheet';

function onPhone(moving = false) {
  const play = fixturePlay({ table: partOneTable, hand: noHand, seat: 1, phone: true });
  const session = openSession({ ...play, moving: signal(moving) });
  const open = [...session.destinations.value];
  const takes = open.find(([, { brings }]) => brings === 'takes')?.[0] ?? '';
  const page = mount(
    <>
      <main class="table-main">
        <Board session={session} />
      </main>
      <div class="phone-foot">
        <SheetHead session={session} />
        <SheetBody session={session} />
      </div>
    </>,
  );
  const choose = () =>
    act(() => {
      session.chosen.value = takes;
    });
  return { page, choose, takes };
}

describe('the sheet of a phone', () => {
  it('says how one goes also while a hint is read', () => {
    const { page } = onPhone();
    expect(page.querySelector('.hint-note')).not.toBeNull();
    expect(found(page, '.sheet-line p').textContent).toMatch(
      /^Tap a lit space, and again to go\. You must use all \d steps\.$/,
    );
  });

  it('tells a card that would be taken once, on its button, and above it what it is worth', () => {
    const { page, choose, takes } = onPhone();
    choose();
    const head = found(page, '.sheet-line p').textContent;
    expect(head).toMatch(/^[A-Z]+ \w+( I+)?\. (In part 2|With what you own,) /);
    expect(head).not.toContain('takes the property card');
    expect(page.textContent).toContain(`Go to ${takes}`);
  });

  it('says of an empty space and of a back no more than its title leaves open', () => {
    const session = openSession(
      fixturePlay({ table: partOneTable, hand: noHand, seat: 1, phone: true }),
    );
    const page = mount(<SheetHead session={session} />);
    const cards = new Map(partOneTable.locations.map(({ space, card }) => [space, card]));
    const empty = [...session.destinations.value.keys()].find((to) => !cards.has(to)) ?? '';
    act(() => {
      session.chosen.value = empty;
    });
    expect(found(page, '.sheet-line').textContent?.split(empty)).toHaveLength(2);
    expect(found(page, '.sheet-line p').textContent).toBe('Nothing lies here. ');
  });

  it('says who can be knocked out and what turns down, also while another space is chosen', () => {
    const { page, choose } = onPhone();
    const told = () => found(page, '[aria-keyshortcuts=k] .button-second').textContent;
    expect(told()).toBe('Mireille: turns down a\u00a03');
    choose();
    expect(told()).toBe('Mireille: turns down a\u00a03');
  });

  it('goes from one button, which says all that follows', () => {
    const { page, choose } = onPhone();
    choose();
    expect(found(page, '.sheet-main button').textContent).toMatch(/you take [A-Z]+ \w+/);
    expect(page.querySelectorAll('.sheet-main button')).toHaveLength(1);
  });

  it('says on its button who pays whom and what the reader would have, as no panel does there', () => {
    const play = fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone: true });
    const session = openSession(play);
    const page = mount(<SheetBody session={session} />);
    act(() => {
      session.chosen.value = 'e3';
    });
    expect(found(page, '.sheet-main .button-second').textContent).toBe(
      'MOTOR pays you 3 (24\u00a0→\u00a027\u00a0of\u00a036), Jonas\u00a01, Mireille\u00a02, Tomasz\u00a01',
    );
  });

  it('names the space that it tells of before the throw, and forgets what a finger has touched', () => {
    const table = { ...partOneTable, phase: 'roll' as const, die: null };
    const session = openSession(fixturePlay({ table, hand: noHand, seat: 1, phone: true }));
    const page = mount(<SheetHead session={session} />);
    const [space] = table.locations.map((each) => each.space);
    if (!space) throw new Error('no card lies on the board');
    act(() => {
      session.pointed.value = space;
    });
    expect(found(page, 'h2').textContent).toMatch(new RegExp(`^${space}, `));
    act(() => {
      session.pointed.value = null;
    });
    expect(found(page, 'h2').textContent).toBe('Your turn.');
  });

  it('says over a corner that is chosen that a second tap sends the piece there', () => {
    const session = openSession(
      fixturePlay({ table: sendTable, hand: noHand, seat: 1, phone: true }),
    );
    const page = mount(<SheetHead session={session} />);
    act(() => {
      session.chosen.value = 'h1';
    });
    expect(found(page, 'h2').textContent).toBe('Tap again to send Mireille to h1');
  });

  it('says before the first roll what it is for, and what number and slip of a card mean', () => {
    const table = { ...enterTable, phase: 'roll' as const, die: null };
    const play = fixturePlay({ table, hand: noHand, seat: 1, phone: true });
    const session = openSession(play);
    const page = mount(
      <>
        <Board session={session} />
        <SheetHead session={session} />
      </>,
    );
    expect(found(page, '.sheet-line p').textContent).toBe(
      'Roll: you walk exactly that many steps.',
    );
    expect(found(page, '.ec-key').textContent).toContain('3 invention · 2 factory · 1 shop');
    expect(found(page, '.ec-key').textContent).toContain('property still to be had, 36 left');
  });

  it('shows a newcomer what each throw can bring beside the offer of the guide', () => {
    const table = { ...enterTable, phase: 'roll' as const, die: null };
    const play = fixturePlay({ table, hand: noHand, seat: 1, phone: true });
    const above = found(mount(<SheetBody session={openSession(play)} />), '.ec-above');
    expect(above.querySelectorAll('.ec-throws li')).toHaveLength(6);
    expect(above.querySelector('.hint-note')).not.toBeNull();
  });

  it('says what the count of cards in the seats is, under the board', () => {
    const key = (table: typeof moveTable) => {
      const play = fixturePlay({ table, hand: noHand, seat: 1, phone: true });
      return found(mount(<Board session={openSession(play)} />), '.ec-key').textContent;
    };
    expect(key(partOneTable)).toContain('owned');
    expect(key(moveTable)).not.toContain('owned');
  });

  it('lays a card by one button, and keeps how else a space is found beside one another', () => {
    const play = fixturePlay({ table: layTable, hand: fullHand, seat: 1, phone: true });
    const session = openSession(play);
    const page = mount(<SheetBody session={session} />);
    act(() => {
      session.chosen.value = 'd4';
    });
    expect(page.querySelectorAll('.sheet-main button')).toHaveLength(1);
    expect(found(page, '.sheet-main button').textContent).toContain('Place on d4');
    expect(boardMatters(session)).toBe('all');
    act(() => found(page, '.sheet-main button').click());
    expect(play.sent).toMatchObject([{ type: 'place-card', space: 'd4' }]);
  });

  it('counts the property of a seat beside its points', () => {
    const play = fixturePlay({ table: partOneTable, hand: noHand, seat: 1, phone: true });
    const owned = Object.values(partOneTable.properties).filter((holder) => holder === 2).length;
    const [, figure] = seatFace(openSession(play), 2).figures;
    expect(figure).toMatchObject({ value: String(owned), label: 'property cards' });
    expect(owned).toBeGreaterThan(0);
  });

  it('leaves a hint to the board, where it takes the place of the line over it', () => {
    const { page, choose } = onPhone();
    const hints = () => page.querySelectorAll('.hint-note');
    expect(hints()).toHaveLength(1);
    expect(page.querySelector('.phone-foot .hint-note')).toBeNull();
    choose();
    expect(hints()).toHaveLength(1);
    act(() => found(page, '.hint-note button').click());
    expect(page.textContent).toContain('Part 1');
  });

  it('keeps the line over the board for part 2 once it has begun', () => {
    const play = fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone: true });
    const page = mount(<Board session={openSession(play)} />);
    expect(page.querySelector('.hint-note')).toBeNull();
    expect(found(page, '.ec-part').textContent).toContain('Part 2');
  });

  it('shows beside the points how far it is, in part 1 too', () => {
    const pointsIn = (table: typeof moveTable) => {
      const play = fixturePlay({ table, hand: noHand, seat: 1, phone: true });
      const [points] = seatFace(openSession(play), 2).figures;
      return mount(<p>{points?.value}</p>).textContent;
    };
    expect(pointsIn(moveTable)).toBe('31/36');
    expect(pointsIn(partOneTable)).toBe('0/36');
  });

  it('moves the board until the chosen space is clear of it', () => {
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.className === 'phone-foot'
        ? new DOMRect(0, 470, 360, 270)
        : new DOMRect(40, 460, 40, 40);
    });
    const moved = vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => undefined);
    onPhone(true).choose();
    expect(moved).toHaveBeenLastCalledWith({ top: 38, behavior: 'smooth' });
    onPhone(false).choose();
    expect(moved).toHaveBeenLastCalledWith({ top: 38, behavior: 'auto' });
    box.mockRestore();
    moved.mockRestore();
  });
});
