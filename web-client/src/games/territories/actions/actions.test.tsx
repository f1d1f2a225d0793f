import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { announcements } from '../../../ui/aria';
import { found, key, mount, press } from '../../../ui/mount';
import { dismissToast, shownToast } from '../../../ui/toast';
import type { Move } from '../../listed';
import { fixturePlay } from '../fixture/play';
import { campTable, caravanTable, lostTable, midTable, withPlayer } from '../fixture/tables';
import { openSession } from '../session';
import { pillOf } from '../standing';
import type { Table } from '../wire';
import { AutoRoll } from './AutoRoll';
import { Caravan } from './Caravan';
import { ThrowButton } from './ThrowButton';

function sitting(table: Table, seat: number | null = 1) {
  const play = fixturePlay({ table, seat });
  return { play, session: openSession(play) };
}

function atButton(table: Table, seat = 1) {
  const { play, session } = sitting(table, seat);
  return { play, session, page: mount(<ThrowButton session={session} />) };
}

function point(target: EventTarget, kind: string): void {
  act(() => void target.dispatchEvent(new Event(kind, { bubbles: true })));
}

function lift(name: string, target: EventTarget = document.body): void {
  act(() => {
    target.dispatchEvent(new KeyboardEvent('keyup', { key: name, bubbles: true }));
  });
}

describe('the throw', () => {
  it('shakes while it is held and is thrown when released, once', () => {
    const { play, session, page } = atButton(midTable);
    const button = found(page, 'button');
    point(button, 'pointerdown');
    expect(session.shaking.value).toBe(true);
    expect(play.sent).toEqual([]);
    point(button, 'pointerup');
    press(button);
    expect(session.shaking.value).toBe(false);
    expect(play.sent).toEqual([{ type: 'roll' }]);
  });

  it('is let go when the pointer leaves the button', () => {
    const { play, session, page } = atButton(midTable);
    const button = found(page, 'button');
    point(button, 'pointerdown');
    point(button, 'pointerleave');
    expect(session.shaking.value).toBe(false);
    expect(play.sent).toEqual([]);
  });

  it('is pressed by keys and by whoever presses without a pointer', () => {
    const { play, page } = atButton(midTable);
    press(found(page, 'button'));
    expect(play.sent).toEqual([{ type: 'roll' }]);
  });

  it('is the home of the focus, and no throw is made by an Enter that was held before', () => {
    const { page } = atButton(midTable);
    const button = found(page, 'button');
    expect(button.dataset.focus).toBe('home');
    const enter = (repeat: boolean) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, cancelable: true });
      button.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([enter(true), enter(false)]).toEqual([true, false]);
  });

  it('is made by the space bar, which shakes while it is down', () => {
    const { play, session } = atButton(midTable);
    key(document.body, ' ');
    expect(session.shaking.value).toBe(true);
    lift(' ');
    expect(play.sent).toEqual([{ type: 'roll' }]);
    expect(document.activeElement?.classList).toContain('throw');
  });

  it('leaves the space bar to fields and other buttons', () => {
    const { play, session } = sitting(midTable);
    const page = mount(
      <>
        <ThrowButton session={session} />
        <input />
      </>,
    );
    key(found(page, 'input'), ' ');
    lift(' ', found(page, 'input'));
    expect(session.shaking.value).toBe(false);
    expect(play.sent).toEqual([]);
  });

  it('is made by the space bar also from a tab and from a choice, which arrows move', () => {
    const { play, session } = sitting(midTable);
    const page = mount(
      <>
        <ThrowButton session={session} />
        <button type="button" role="tab" />
        <input type="radio" checked />
        <button type="button" role="switch" aria-checked={false} />
      </>,
    );
    for (const at of ['[role=tab]', '[type=radio]', '[role=switch]']) {
      key(found(page, at), ' ');
      lift(' ', found(page, at));
    }
    expect(play.sent).toEqual([{ type: 'roll' }, { type: 'roll' }]);
  });

  it('is made by the space bar also from a switch that the mouse has turned, which stays as it is', () => {
    const { play, session } = sitting(midTable);
    const page = mount(
      <>
        <ThrowButton session={session} />
        <AutoRoll session={session} />
      </>,
    );
    const turned = found<HTMLInputElement>(page, '[role=switch]');
    point(found(page, '.switch span'), 'pointerdown');
    turned.focus();
    key(turned, ' ');
    lift(' ', turned);
    expect(play.sent).toEqual([{ type: 'roll' }]);
    expect(document.activeElement?.classList).toContain('throw');
    turned.focus();
    key(turned, ' ');
    expect(session.shaking.value).toBe(false);
  });

  it('throws for the rent at a camp', () => {
    const { play, page } = atButton(campTable);
    expect(page.textContent).toContain('Throw for the rent');
    press(found(page, 'button'));
    expect(play.sent).toEqual([{ type: 'roll-rent' }]);
  });

  it('stays dashed with its reason while another is on turn, and says it to who presses it', () => {
    const { play, session, page } = atButton(campTable, 3);
    const button = found(page, 'button');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.textContent).toBe('ThrowAnna is on turn.');
    point(button, 'pointerdown');
    expect(session.shaking.value).toBe(false);
    point(button, 'pointerup');
    expect(page.querySelector('.reason.asked')).toBeNull();
    press(button);
    expect(found(page, '.reason.asked').textContent).toBe('Anna is on turn.');
    expect(announcements.assertive.value).toBe('Anna is on turn.');
    key(document.body, ' ');
    expect(shownToast.value).toBeUndefined();
    expect(play.sent).toEqual([]);
  });

  it('says in the button alone that the dice are rolling', () => {
    dismissToast();
    const play = { ...sitting(midTable).play, moves: signal<readonly Move[]>([]) };
    const button = found(mount(<ThrowButton session={openSession(play)} />), 'button');
    expect(button.textContent).toBe('ThrowYour dice are rolling.');
    press(button);
    expect(shownToast.value).toBeUndefined();
    expect(play.sent).toEqual([]);
  });

  it('is none of the business of who is out or only watches', () => {
    expect(atButton(midTable, 5).page.textContent).toBe('');
    const { session } = sitting(midTable, null);
    expect(mount(<ThrowButton session={session} />).textContent).toBe('');
  });
});

describe('the Caravan', () => {
  const rich = withPlayer(caravanTable, 1, { money: 9000, assets: 27_250 });
  function choosing(table: Table) {
    const { play, session } = sitting(table);
    return { play, page: mount(<Caravan session={session} />) };
  }

  /** A button's words without its key cap. */
  function spoken(button: Element): string {
    const words = button.cloneNode(true) as Element;
    for (const cap of words.querySelectorAll('.key-cap')) cap.remove();
    return words.textContent?.trim() ?? '';
  }

  it('works out both amounts and marks the fatal one', () => {
    const { page } = choosing(caravanTable);
    const [tenth, fixed] = [...page.querySelectorAll('button')];
    expect(tenth && spoken(tenth)).toBe('Pay 2,135 a tenth of all you own leaves 965cheaper');
    expect(fixed && spoken(fixed)).toBe('Pay 4,000 the fixed sum you would be out');
    expect([tenth, fixed].map((each) => each?.getAttribute('aria-label'))).toEqual([
      'Pay 2,135, a tenth of all you own, leaves 965, cheaper',
      'Pay 4,000, the fixed sum, you would be out',
    ]);
    expect(fixed?.classList).toContain('fatal');
    expect(fixed?.querySelector('.icon')).not.toBeNull();
    expect(page.textContent).toContain('You have 3,100 and fields for 18,250');
    expect(page.textContent).toContain('If time runs out: the only one you can pay.');
  });

  it('says which is cheaper where both can be paid', () => {
    const { page } = choosing(rich);
    const marked = [...page.querySelectorAll('button')].map((each) =>
      each.getAttribute('aria-label')?.endsWith('cheaper'),
    );
    expect(marked).toEqual([true, false]);
    expect(page.textContent).toContain('If time runs out: the cheaper one.');
  });

  it('is one button where both sums are more than there is, and says that once', () => {
    const { play, page } = choosing(lostTable);
    const buttons = [...page.querySelectorAll('button')];
    expect(buttons.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Pay 1,200, all you have, You owe 1,820 and have 1,200: you are out',
    ]);
    expect(page.textContent).not.toContain('If time runs out');
    expect(pillOf(openSession(play))?.spoken).toBe(
      'Your tax. You owe 1,820 and have 1,200: you are out.',
    );
    key(document.body, '1');
    expect(play.sent).toEqual([{ type: 'choose-tax', pay: 'percent' }]);
  });

  it('stays with its reason while nothing can be sent', () => {
    const { play, session } = sitting(caravanTable);
    const moves = play.moves.value.map((move) => ({
      ...move,
      blocked: { code: 'game-over', args: {} },
    }));
    const page = mount(
      <Caravan session={{ ...session, play: { ...play, moves: signal(moves) } }} />,
    );
    const [tenth] = [...page.querySelectorAll('button')];
    expect(tenth?.getAttribute('aria-disabled')).toBe('true');
    expect(tenth?.getAttribute('aria-label')).toContain('The game is over.');
    expect(page.textContent?.match(/The game is over\./g)).toHaveLength(1);
    if (tenth) press(tenth);
    expect(play.sent).toEqual([]);
    dismissToast();
  });

  it('takes a press or a key', () => {
    const { play, page } = choosing(rich);
    press(found(page, '.tax-choice'));
    key(document.body, '2');
    expect(play.sent).toEqual([
      { type: 'choose-tax', pay: 'percent' },
      { type: 'choose-tax', pay: 'fixed' },
    ]);
  });

  it('shows the key of each choice', () => {
    const { play, page } = choosing(rich);
    const caps = [...page.querySelectorAll('.tax-choice .key-cap')].map((cap) => cap.textContent);
    expect(caps).toEqual(['1', '2']);
    for (const cap of caps) key(document.body, cap ?? '');
    expect(play.sent).toEqual([
      { type: 'choose-tax', pay: 'percent' },
      { type: 'choose-tax', pay: 'fixed' },
    ]);
  });
});
