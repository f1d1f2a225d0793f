import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { found, key, mount, press } from '../../../ui/mount';
import { Actions } from '../actions/Actions';
import { fixturePlay } from '../fixture/play';
import { midTable } from '../fixture/tables';
import { Aside } from '../knowledge/Aside';
import { stageOf } from '../scene/stage';
import { openSession } from '../session';
import { SheetBody, SheetHead } from '../sheet';
import { Board } from './Board';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table with the card of the Caravan open, and something beside the board that takes the focus. */
function opened(phone = false) {
  const shown = signal(stageOf(midTable, []));
  const scenes = { shown, running: signal(null), follow: () => () => undefined };
  const play = {
    ...fixturePlay({ table: midTable, seat: 1, phone }),
    stage: () => scenes as never,
  };
  const session = openSession(play);
  const page = mount(
    <>
      <Board session={session} />
      {phone ? <SheetHead session={session} /> : <Aside session={session} />}
      {phone && <SheetBody session={session} />}
      <input />
      <p>elsewhere</p>
    </>,
  );
  act(() => field(page, 17).focus());
  key(field(page, 17), 'Enter');
  const card = () => page.querySelector('.field-card, .field-facts');
  expect(card()?.textContent).toContain('Caravan');
  return { page, session, card, shown };
}

const field = (page: HTMLElement, number: number) => found(page, `[data-number="${number}"]`);

/** What is drawn has no click of its own. */
function tap(element: Element) {
  act(() => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

/** As a pointer presses what can have the focus. */
function point(element: HTMLElement) {
  act(() => {
    element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    element.focus();
  });
  tap(element);
}

describe('the card of a field', () => {
  it.each([false, true])('closes with Escape, wherever the focus is (phone: %s)', (phone) => {
    const { card } = opened(phone);
    key(document.body, 'Escape');
    expect(card()).toBeNull();
  });

  it.each([false, true])('closes when the focus leaves the board (phone: %s)', (phone) => {
    const { page, card } = opened(phone);
    act(() => found(page, 'input').focus());
    expect(card()).toBeNull();
    expect(field(page, 5).getAttribute('tabindex')).toBe('0');
  });

  it.each([false, true])('closes after a press anywhere else (phone: %s)', (phone) => {
    const { page, card } = opened(phone);
    press(found(page, 'p:last-child'));
    expect(card()).toBeNull();
  });

  it.each([false, true])('closes with a press on its field (phone: %s)', (phone) => {
    const { page, card } = opened(phone);
    tap(field(page, 17));
    expect(card()).toBeNull();
  });

  it.each([false, true])('closes when the next throw is made (phone: %s)', (phone) => {
    const { card, shown } = opened(phone);
    const made = { dice: [2, 3], purpose: 'move' } as const;
    act(() => {
      shown.value = { ...shown.value, acting: 1, thrown: { key: 'next', made, seat: 1 } };
    });
    expect(card()).toBeNull();
  });

  it('is on a phone that of the column which is pressed', () => {
    const { page, card } = opened(true);
    press(found(page, '.risk-strip li:nth-child(4) button'));
    expect(card()?.textContent).toContain('Tower');
    expect(field(page, 10).getAttribute('aria-selected')).toBe('true');
  });

  it('lets go with Escape of a field that was pressed, not of one that a key has reached', () => {
    const { page } = opened();
    key(field(page, 17), 'Escape');
    expect(document.activeElement).toBe(field(page, 17));
    point(field(page, 12));
    expect(document.activeElement).toBe(field(page, 12));
    key(field(page, 12), 'Escape');
    expect(page.contains(document.activeElement)).toBe(false);
  });

  it.each([false, true])(
    'keeps the focus with Escape, which then leads away (phone: %s)',
    (phone) => {
      const { page, session } = opened(phone);
      const prevented: boolean[] = [];
      const hear = ({ defaultPrevented }: Event) => prevented.push(defaultPrevented);
      addEventListener('keydown', hear);
      key(field(page, 17), 'Escape');
      expect(session.chosen.value).toBeNull();
      key(field(page, 17), 'Escape');
      removeEventListener('keydown', hear);
      expect(prevented).toEqual([true, false]);
    },
  );

  it('lets go at the next throw of a field that was pressed', () => {
    const { page, shown } = opened();
    point(field(page, 12));
    act(() => {
      shown.value = { ...shown.value, thrown: { ...shown.value.thrown, key: 'next' } };
    });
    expect(page.contains(document.activeElement)).toBe(false);
  });

  it('goes to another field that is pressed', () => {
    const { page, card } = opened();
    tap(field(page, 12));
    expect(card()?.textContent).toContain('Walled City');
  });

  it('comes up under a resting pointer, not under the focus alone', () => {
    const { page, card, session } = opened();
    key(field(page, 17), 'Escape');
    act(() => field(page, 12).focus());
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(card()).toBeNull();
    act(() => {
      session.pointed.value = 12;
    });
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(card()?.textContent).toContain('Walled City');
  });

  it('comes up where the arrows have come to rest', () => {
    const { page, card } = opened();
    key(field(page, 17), 'Escape');
    act(() => field(page, 11).focus());
    key(field(page, 11), 'ArrowRight');
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(card()?.textContent).toContain('Walled City');
    key(field(page, 12), 'Escape');
    expect(card()).toBeNull();
  });

  it('stands under the seats, not over the board', () => {
    const { page } = opened();
    expect(page.querySelector('.territories-board .field-card')).toBeNull();
    expect(page.querySelector('.territories-aside .field-card')).not.toBeNull();
  });

  it('stands in the tray of a low window, which keeps the list of the throw', () => {
    const play = { ...fixturePlay({ table: midTable, seat: 1 }), low: signal(true) };
    const session = openSession(play);
    session.chosen.value = 17;
    const page = mount(
      <>
        <Board session={session} />
        <Actions session={session} />
      </>,
    );
    expect(page.querySelector('.territories-board .field-card')).toBeNull();
    expect(found(page, '.card-place .field-card').textContent).toContain('Caravan');
    expect(page.querySelectorAll('.risk tbody tr')).toHaveLength(11);
  });

  it('stands under the seats again when a low window has grown', () => {
    const low = signal(false);
    const session = openSession({ ...fixturePlay({ table: midTable, seat: 1 }), low });
    session.chosen.value = 17;
    const page = mount(
      <>
        <Aside session={session} />
        <Board session={session} />
        <Actions session={session} />
      </>,
    );
    for (const is of [true, false]) {
      act(() => {
        low.value = is;
      });
    }
    const cards = [...page.querySelectorAll('.field-card')];
    expect(cards.map((card) => card.closest('.territories-aside'))).toEqual([expect.any(Element)]);
  });

  it('has a cross on a phone', () => {
    const { page, card } = opened(true);
    press(found(page, '.field-facts button'));
    expect(card()).toBeNull();
  });
});
