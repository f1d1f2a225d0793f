import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeWorld } from '../../net/fake-world';
import { serverFrames } from '../../net/golden-frames';
import type { GameInfo, ServerMessage } from '../../net/wire';
import { settings } from '../../settings';
import { found, mount, press } from '../../ui/mount';
import { Session, SessionProvider } from '../session';
import { Lobby } from './Lobby';

const open = serverFrames['snapshot-open'] as Extract<ServerMessage, { type: 'snapshot' }>;
const greement: GameInfo = {
  id: 'greement',
  minSeats: 2,
  maxSeats: 8,
  options: [
    { type: 'whole', name: 'alarm-minutes', standardValue: 60, min: 10, max: 240 },
    { type: 'choice', name: 'ballots', standardValue: 'open', values: ['open', 'secret'] },
  ],
};

let session: Session;
let world: FakeWorld;
let leave: () => void;

beforeEach(() => {
  world = new FakeWorld();
  session = new Session('amber-gull-plover-quay', world);
  session.game.value = greement;
  leave = session.enter('');
  world.line.opens();
  world.line.says({ type: 'welcome', protocol: 1 });
});

afterEach(() => leave());

/** What was asked of the server since the room was entered, without the commands' ids. */
function orders(): unknown[] {
  return world.line.sent
    .filter((message) => 'id' in message)
    .map(({ id: _id, ...order }: { id?: string }) => order);
}

/** The room as it stands when the own seat is this one; null for a spectator. */
function show(seat: number | null, ...names: string[]): HTMLElement {
  return showOf('greement', seat, ...names);
}

function showOf(game: string, seat: number | null, ...names: string[]): HTMLElement {
  const seats = names.map((name, i) => ({
    seat: i + 1,
    name,
    color: i + 1,
    bot: null,
    ready: true,
    presence: 'here' as const,
    botPlays: false,
  }));
  world.line.says({
    ...open,
    view: open.view && { ...open.view, room: { ...open.view.room, game, host: 1, seats } },
    own:
      seat === null
        ? null
        : {
            seat,
            hand: null,
            moves: { listed: {}, items: {}, bounds: {}, groups: {}, shut: [], blocked: [] },
          },
  });
  return mount(
    <SessionProvider value={session}>
      <Lobby module={null} />
    </SessionProvider>,
  );
}

const button = (place: HTMLElement, label: string) => {
  const all = [...place.querySelectorAll('button')];
  const one = all.find((each) => each.textContent?.includes(label));
  if (!one) throw new Error(`no button says ${label}`);
  return one;
};

describe('the room before the start', () => {
  it('offers no marks where the rules draw the colours, and says so', () => {
    for (const seat of [1, null]) {
      const page = showOf('territories', seat, 'Anna');
      expect(page.querySelectorAll('.mark-choice')).toHaveLength(0);
      expect(page.textContent).toContain('drawn by lot at the start');
    }
    expect(show(1, 'Anna').querySelectorAll('.mark-choice')).toHaveLength(8);
  });

  it('lets the host start once enough sit there, and says till then how many are missing', () => {
    const start = button(show(1, 'Anna'), 'Start');
    expect(start.getAttribute('aria-disabled')).toBe('true');
    expect(start.textContent).toContain('1 more player needed');
    press(start);
    expect(orders()).toEqual([]);
    press(button(show(1, 'Anna', 'Ben'), 'Start with 2 players'));
    expect(orders()).toEqual([{ type: 'start' }]);
  });

  it('lets the others say that they are ready, or no more', () => {
    press(button(show(2, 'Anna', 'Ben'), 'Not ready yet'));
    expect(orders()).toEqual([{ type: 'ready', ready: false }]);
  });

  it('shows the rules to everybody and changes them for the host alone', () => {
    const guest = show(2, 'Anna', 'Ben');
    expect(guest.querySelector('.house-rules')?.textContent).toContain('60 min');
    expect(guest.querySelectorAll('.house-rules input, .house-rules button')).toHaveLength(0);
    const host = show(1, 'Anna', 'Ben');
    press(found(host, '[aria-label="More: The alarm rings after"]'));
    expect(orders()).toEqual([{ type: 'options', options: { 'alarm-minutes': 65 } }]);
  });

  it('changes one house rule and keeps the others', () => {
    const host = show(1, 'Anna', 'Ben');
    const bot = [...host.querySelectorAll<HTMLElement>('.segmented label')].find(
      (label) => label.textContent === 'Bot',
    );
    press(bot?.querySelector('input') as HTMLElement);
    expect(orders()).toEqual([
      { type: 'house', house: { absent: 'bot', spectators: true, listed: false } },
    ]);
  });

  it('fills the free seats with bots one after the other, and stops where one is refused', async () => {
    const room = show(1, 'Anna');
    press(button(room, 'Add a bot'));
    press(button(document.body, 'Fill the table'));
    const bot = { type: 'add-bot', bot: 'house' };
    expect(orders()).toEqual([bot]);
    const answer = (say: (id: string) => ServerMessage) =>
      act(async () => world.line.says(say((world.line.sent.at(-1) as { id: string }).id)));
    await answer((id) => ({ type: 'applied', id }));
    expect(orders()).toEqual([bot, bot]);
    await answer((id) => ({ type: 'refused', id, code: 'seat-taken', args: {} }));
    expect(orders()).toEqual([bot, bot]);
  });

  it('fades the marks that others have, and takes a free one at once', () => {
    const place = show(1, 'Anna', 'Ben');
    const marks = [...place.querySelectorAll<HTMLInputElement>('.mark-choice input')];
    expect(marks.map((mark) => mark.disabled)).toEqual([
      ...[false, true, false, false, false, false, false, false],
    ]);
    const holders = [...place.querySelectorAll('.mark-choice')].map((mark) => mark.textContent);
    expect(holders).toEqual(['', 'Ben', '', '', '', '', '', '']);
    press(marks[4] as HTMLElement);
    expect(orders()).toEqual([{ type: 'dress', name: null, color: 5 }]);
  });

  it('seats a spectator with his name, a free mark and a word of his own', () => {
    const place = show(null, 'Anna');
    const name = found<HTMLInputElement>(place, 'input[autocomplete=nickname]');
    act(() => {
      name.value = 'Cleo';
      name.dispatchEvent(new Event('input', { bubbles: true }));
    });
    act(() => {
      found(place, '.sit-down').dispatchEvent(new Event('submit', { cancelable: true }));
    });
    expect(orders()).toMatchObject([{ type: 'sit', name: 'Cleo', color: 2 }]);
    expect((orders()[0] as { word: string }).word).toMatch(/^[a-z2-7]{12}$/);
  });

  it('says to who has no name yet what is missing, and seats nobody till then', () => {
    settings.nickname.value = '';
    const sit = button(show(null, 'Anna'), 'Sit down');
    expect(sit.textContent).toContain('a name first');
    press(sit);
    expect(orders()).toEqual([]);
  });

  it('folds the word for the shuffle under one sentence on what it is for', () => {
    const fold = found(show(null, 'Anna'), '.sit-down details');
    expect(fold.hasAttribute('open')).toBe(false);
    expect(found(fold, 'summary').textContent).toBe('Fair dice');
    expect(found(fold, 'p').textContent).toContain('nobody can steer them');
    expect(found<HTMLInputElement>(fold, 'input').value).toMatch(/^[a-z2-7]{12}$/);
  });

  it('takes the host for ready once, and leaves it to him then', () => {
    world.line.says(open);
    expect(orders()).toEqual([{ type: 'ready', ready: true }]);
    world.line.says(open);
    expect(orders()).toHaveLength(1);
  });

  it('gives rights over other seats to the host alone', () => {
    expect(show(1, 'Anna', 'Ben').textContent).toContain('make host');
    expect(show(2, 'Anna', 'Ben').textContent).not.toContain('make host');
  });
});
