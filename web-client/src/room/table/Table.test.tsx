import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverFrames } from '../../net/golden-frames';
import type { RoomView, ServerMessage } from '../../net/wire';
import { found, key, press, settled } from '../../ui/mount';
import { guideAsked } from '../guide/asked';
import { type Entered, entered, openTable, type Snapshot, snapshot, snapshotWith } from './entered';
import { isTold, plainGame, stoodIn } from './plain-game';

let at: Entered;

beforeEach(() => {
  at = entered();
});

afterEach(() => {
  at.leave();
  stoodIn.value = undefined;
  isTold.value = false;
  vi.unstubAllGlobals();
});

function show(room: Partial<RoomView> = {}, own: Snapshot['own'] = snapshot.own): HTMLElement {
  return openTable(at, plainGame, { ...snapshotWith(room), own });
}

const says = (...messages: ServerMessage[]) => act(() => at.world.line.says(...messages));
const sent = (type: string) => at.world.line.sent.filter((message) => message.type === type);
const labelled = (place: HTMLElement, words: string) =>
  [...place.querySelectorAll('button')].find((each) => each.textContent?.includes(words));

describe('the frame of a table', () => {
  it('says where the game stands, whose turn it is and who is away', () => {
    const place = show();
    expect(found(place, '.header-title p').textContent).toBe('Greement · round 6');
    expect(found(place, '.turn-words').textContent).toBe('Your turn');
    expect(found(place, '.seat.on-turn').getAttribute('aria-label')).toContain('Anna');
    expect(place.textContent).toContain('away');
    expect(document.title).toBe('● Your turn · Thursday counting house · Greement · round 6');
  });

  it('says that a bot plays for the reader, and lets him take over', () => {
    const seats = snapshot.view?.room.seats ?? [];
    const place = show({ seats: seats.map((s) => (s.seat === 1 ? { ...s, botPlays: true } : s)) });
    expect(found(place, '.banner.brass').textContent).toContain('A bot plays for you.');
    const lines = at.world.lines.length;
    press(labelled(place, 'Take over') as HTMLElement);
    expect(at.world.lines.length).toBe(lines + 1);
  });

  it('says in the words of the game that it plays for the reader, until he takes over', () => {
    stoodIn.value = { words: 'The autopilot plays.', action: { type: 'back' } };
    const place = show();
    expect(found(place, '.banner.brass').textContent).toContain('The autopilot plays.');
    press(labelled(place, 'Take over') as HTMLElement);
    expect(sent('act').at(-1)).toMatchObject({ action: { type: 'back' } });
    act(() => {
      stoodIn.value = undefined;
    });
    expect(labelled(place, 'Take over')).toBeUndefined();
  });

  it('shows that it has heard who takes over, until he is back', async () => {
    stoodIn.value = { words: 'The autopilot plays.', action: { type: 'back' } };
    const place = show();
    const busy = () => labelled(place, 'Take over')?.getAttribute('aria-busy');
    expect(busy()).not.toBe('true');
    press(labelled(place, 'Take over') as HTMLElement);
    expect(busy()).toBe('true');
    const { id } = sent('act').at(-1) as { id: string };
    says({ type: 'applied', id });
    await settled();
    expect(busy()).not.toBe('true');
  });

  it('has the tabs that the game has now, not those of its opening', () => {
    const place = show();
    const tabs = () =>
      [...place.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);
    expect(tabs()).not.toContain('Told');
    act(() => {
      isTold.value = true;
    });
    expect(tabs()).toContain('Told');
  });

  it('says so in a pause too, and gives the seat back once the game goes on', async () => {
    stoodIn.value = { words: 'The autopilot plays.', action: { type: 'back' } };
    const place = show({ paused: true });
    expect(found(place, '.banners').textContent).toContain('Paused.');
    expect(found(place, '.banner.brass').textContent).toContain('The autopilot plays.');
    await act(() => press(labelled(place, 'Take over') as HTMLElement));
    expect(found(place, '.banner.brass').textContent).toBe(
      'You take over as soon as the game goes on.',
    );
    expect(sent('act')).toEqual([]);
    const v = snapshot.v + 1;
    await act(() => at.world.line.says({ v, edits: [['room/paused', false]] }));
    expect(sent('act')).toMatchObject([{ action: { type: 'back' } }]);
  });

  it('follows a patch and the own hand', () => {
    const place = show();
    expect(found(place, '.board').textContent).toBe('12');
    says(serverFrames.patch as ServerMessage, serverFrames['patch-lines'] as ServerMessage);
    says(serverFrames.hand as ServerMessage);
    expect(found(place, '.turn-words').textContent).toBe('Waiting for Jonas');
    expect(found(place, '.board').textContent).toBe('5');
    const log = found(place, '.followed ul');
    expect(log.textContent).toContain('turn-begins');
    expect(log.querySelectorAll('.secret')).toHaveLength(2);
  });

  it('writes every legal move as text, with what blocks the others, and sends one', () => {
    const place = show();
    press(found(place, '[aria-label=Menu]'));
    press(labelled(place, 'Actions as text') as HTMLElement);
    const list = found(place, '.move-list');
    expect(list.textContent).toContain('J6: Too dear.');
    press(labelled(list, 'borrow') as HTMLElement);
    expect(sent('act')).toMatchObject([{ action: { type: 'borrow', coins: 1 } }]);
    expect(labelled(list, 'cattle')?.getAttribute('aria-disabled')).toBe('true');
  });

  it('tells nobody in his own turn that it is not his', () => {
    const moves = { listed: {}, items: {}, bounds: {}, groups: {}, shut: [] };
    const blocked = [{ code: 'not-your-turn', args: {}, of: ['pay'] }];
    const why = (toAct: number[]) => {
      const place = show({ toAct }, { seat: 1, hand: null, moves: { ...moves, blocked } });
      press(found(place, '[aria-label=Menu]'));
      press(labelled(place, 'Actions as text') as HTMLElement);
      return labelled(found(place, '.move-list'), 'pay')?.textContent;
    };
    expect(why([1])).toContain('You cannot do this just now.');
    expect(why([2, 3])).toContain('You cannot do this just now.');
    expect(why([2])).not.toContain('You cannot do this just now.');
  });

  it('tells a refusal in the words of the game', async () => {
    show();
    const answer = at.session.order({ type: 'act', action: { type: 'buy' } });
    const { id } = sent('act')[0] as { type: string; id: string };
    says({ type: 'refused', id, code: 'insufficient-funds', args: {} });
    expect(await answer).toBeNull();
    expect(at.session.reason({ code: 'insufficient-funds', args: {} })).toBe('Too dear.');
    expect(at.session.reason({ code: 'paused', args: {} })).toBe('The game is paused.');
  });

  it('says that the connection is lost, and lets nothing be done meanwhile', () => {
    const place = show();
    act(() => at.world.line.breaks());
    expect(found(place, '.banner').textContent).toContain('Your seat is safe');
    act(() => press(labelled(place, 'Try now') as HTMLElement));
    expect(at.world.lines).toHaveLength(2);
  });

  it('offers the seat back to a window that only watches', () => {
    const place = show();
    says({ type: 'demoted', code: 'taken-over' });
    expect(found(place, '.banner').textContent).toContain('This window only watches');
    expect(found(place, '.board').textContent).toBe('watching');
    says({ ...snapshot, own: null });
    expect(found(place, '.banner').textContent).toContain('This window only watches');
    press(labelled(place, 'Play here') as HTMLElement);
    expect(at.world.lines).toHaveLength(2);
  });

  it('asks the players to agree, and about a bot for who keeps the table waiting', () => {
    const place = show();
    expect(place.textContent).toContain('Anna would let a bot play for Tomasz. 1 of 2 agree.');
    press(labelled(place, 'Take it back') as HTMLElement);
    const missing = show({ agreements: [], toAct: [3] });
    press(labelled(missing, 'Let a bot play') as HTMLElement);
    expect(sent('agree')).toMatchObject([
      { what: 'bot', about: 3, yes: false },
      { what: 'bot', about: 3, yes: true },
    ]);
  });

  it('says that the clock goes on until all agree on a pause', () => {
    const pause = { what: 'pause' as const, about: null, yes: [1], needed: 2 };
    expect(show({ agreements: [pause] }).textContent).toContain(
      'Anna asks for a pause. Until all agree the clock goes on. 1 of 2 agree.',
    );
  });

  it('lets a player leave for good where the seat stays in the game', async () => {
    const place = show({ keepsLeavers: true });
    press(found(place, '[aria-label=Menu]'));
    press(labelled(place, 'Leave the table') as HTMLElement);
    press(labelled(place, 'Leave the game for good') as HTMLElement);
    press(labelled(place, 'Leave for good? Press again') as HTMLElement);
    expect(sent('stand')).toHaveLength(1);
  });

  it('says to spectators that the game waits for its players', () => {
    const place = show({ deserted: true });
    expect(place.textContent).toContain('No player is here.');
  });

  it('stands still while it is paused, until somebody goes on', () => {
    const place = show({ paused: true });
    expect(found(place, '.seat.own .seat-name').textContent).toContain('paused');
    press(labelled(place, 'Go on') as HTMLElement);
    expect(sent('agree')).toMatchObject([{ what: 'resume', yes: true }]);
  });

  it('gives the focus to what can be done once its banner is answered and gone', async () => {
    const place = show({ paused: true });
    found(place, '.banner .button').focus();
    await act(() => at.world.line.says({ v: snapshot.v + 1, edits: [['room/paused', false]] }));
    expect(found(place, '.banners').textContent).not.toContain('Paused');
    expect(document.activeElement).toBe(found(place, '.action-slot'));
  });

  it('asks in one banner whether to go on, and says to who agrees how many do', () => {
    const asked = { what: 'resume' as const, about: null, yes: [1], needed: 2 };
    const place = show({ paused: true, agreements: [asked] });
    expect(place.querySelectorAll('.banner')).toHaveLength(1);
    expect(place.textContent).toContain('You agree to go on, 1 of 2.');
    press(labelled(place, 'Take it back') as HTMLElement);
    expect(sent('agree')).toMatchObject([{ what: 'resume', yes: false }]);
  });

  it('lists the keys at a question mark', () => {
    const place = show();
    key(document.body, '?');
    expect(found(place, 'dialog').textContent).toContain('this list');
  });

  it('shows the end, and the board again to who asks for it', () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    const ranking = [{ place: 1, seat: 1, score: 84 }];
    const place = show({
      stage: 'over',
      toAct: [],
      agreements: [{ what: 'rematch', about: null, yes: [2, 3], needed: 4 }],
      result: { reason: 'alarm', ranking, turns: 44 },
    });
    // What had the focus went with the table: whoever listens hears who has won.
    expect(document.activeElement?.textContent).toBe('Anna wins');
    expect(document.activeElement).toBe(found(place, '.verdict h2'));
    expect(place.textContent).toContain('Jonas owed 64.');
    press(labelled(place, 'Rematch, 2 of 4 in') as HTMLElement);
    expect(sent('agree')).toMatchObject([{ what: 'rematch', yes: true }]);
    press(labelled(place, 'Board') as HTMLElement);
    expect(found(place, '.board').textContent).toBe('12');
    press(labelled(place, 'To the result') as HTMLElement);
    expect(found(place, '.verdict h2').textContent).toBe('Anna wins');
  });
});

describe('help', () => {
  it('links the guide, the rules and how chance is drawn, beside the keys', () => {
    const place = show();
    press(found(place, 'button[aria-label="Help"]'));
    const links = [...document.querySelectorAll('dialog a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(['/rules/greement', '/fair-dice']);
    expect(found(document.body, '.key-list').textContent).toContain('this list');
  });

  it('shows around whoever asks for it, in any turn, until he has seen all', () => {
    const place = show();
    press(found(place, 'button[aria-label="Help"]'));
    press(labelled(document.body, 'Show me around') as HTMLElement);
    expect(document.querySelector('dialog')).toBeNull();
    expect(found(place, '.guide-bubble').textContent).toContain('Step 1 of 2');
    press(labelled(place, 'Next') as HTMLElement);
    expect(found(place, '.guide-bubble').textContent).toContain('The end');
    press(labelled(place, 'Done') as HTMLElement);
    expect(place.querySelector('.guide-bubble')).toBeNull();
  });

  it('begins by itself at a table that was opened to try the game out', () => {
    guideAsked.value = 'amber-gull-plover-quay';
    const place = show();
    expect(found(place, '.guide-bubble').textContent).toContain('The beginning');
    press(labelled(place, 'End guide') as HTMLElement);
    expect(place.querySelector('.guide-bubble')).toBeNull();
    expect(guideAsked.value).toBe('');
  });
});

describe('the invitation', () => {
  it('shows the link itself and a code that is read from across a table', () => {
    const place = show();
    press(labelled(place, 'Invite') as HTMLElement);
    const link = found(document.body, 'dialog .invite-link span:last-child');
    expect(link.textContent).toMatch(/^https?:.*\/r\/amber-gull-plover-quay$/);
    expect(found(document.body, 'dialog .qr-code').getAttribute('width')).toBe('200');
  });
});
