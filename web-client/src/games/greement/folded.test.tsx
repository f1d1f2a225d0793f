import { afterEach, describe, expect, it } from 'vitest';
import { found, mount, press, settled } from '../../ui/mount';
import { Sheet } from '../../ui/Sheet';
import { guideMemory } from '../guide';
import { emptyHand, turnHand } from './fixture/hands';
import { type FixturePlay, fixturePlay } from './fixture/play';
import {
  firstStartTable,
  firstTurnTable,
  replaceTable,
  startTable,
  turnTable,
} from './fixture/tables';
import { openSession, type Session } from './session';
import { SheetBody, SheetHead } from './sheet';
import type { Hand, Table } from './wire';

afterEach(() => {
  mount(null);
  const { seen, guiding } = guideMemory('greement');
  seen.value = false;
  guiding.value = 'no';
});

function opened(table: Table, hand: Hand, seat: number, lines: readonly object[] = []) {
  const play = fixturePlay({ table, hand, seat, phone: true, lines: lines as never });
  return { play, session: openSession(play) };
}

const sheet = (session: Session, folded = true) =>
  mount(
    <Sheet
      label="Actions"
      folded={folded}
      onFold={() => undefined}
      head={<SheetHead session={session} />}
    >
      <SheetBody session={session} />
    </Sheet>,
  );

const buttons = (page: HTMLElement) =>
  [...page.querySelectorAll('.sheet-head .sheet-main .button')].map((button) => [
    found(button, '.button-label').textContent,
    button.querySelector('.button-second')?.textContent,
  ]);

const sent = (play: FixturePlay) => play.sent.at(-1);

describe('a folded sheet', () => {
  it('says what its reader is offered, and opens for his answer', () => {
    const { session } = opened(turnTable, turnHand, 1);
    let isOpened = false;
    const page = mount(
      <Sheet
        label="Actions"
        folded
        onFold={(folded) => {
          isOpened = !folded;
        }}
        head={<SheetHead session={session} />}
      >
        {null}
      </Sheet>,
    );
    const offer = found(page, '.folded-offer .button');
    expect(offer.textContent).toContain('Jonas offers 14 for your crop D2');
    press(offer);
    expect(isOpened).toBe(true);
  });

  it('buys what was pressed on the map with one more press, and says what that leaves', async () => {
    const { play, session } = opened(turnTable, turnHand, 1);
    session.chosen.value = 'E5';
    const page = sheet(session);
    expect(buttons(page)).toEqual([
      ['Buy E5, 7', 'leaves you 10'],
      ['and seed, 9', 'leaves you 8'],
    ]);
    press(found(page, '.sheet-main .button.main'));
    await settled();
    expect(sent(play)).toEqual({ type: 'buy', square: 'E5' });
  });

  it('has the main thing to do and the end of the turn while no square is pressed', () => {
    const labels = (money: number) => {
      const { session } = opened(turnTable, { ...turnHand, money, available: money }, 1);
      return buttons(sheet(session)).map(([label]) => label);
    };
    expect(labels(17)).toEqual(['Buy', 'End turn', '5 more']);
    expect(labels(2)).toEqual(['Seed', 'End turn', '5 more']);
    const other = opened({ ...turnTable, seatOnTurn: 2 }, turnHand, 1).session;
    expect(buttons(sheet(other))).toEqual([]);
  });

  it('has the end of the turn, and the way to all else, beside a square that nothing can be done with', () => {
    const poor = { ...turnHand, money: 1, available: 1, offers: [] };
    const { session } = opened(turnTable, poor, 1);
    session.chosen.value = 'J10';
    const labels = buttons(sheet(session)).map(([label]) => label);
    expect(labels[0]).toMatch(/^Buy J10/);
    expect(labels.slice(1)).toEqual(['End turn', '5 more']);
  });

  it('says what a start is and costs, and in its stead why another has to be chosen', () => {
    const told = (table: Table, seat: number, folded = true) =>
      sheet(opened(table, emptyHand, seat).session, folded).querySelector('.sheet-line')
        ?.textContent;
    expect(told(firstStartTable, 1)).toContain('paid with a loan: land 2, gold mine 5');
    expect(told(startTable, 3)).toContain('Leave at least one square');
    expect(told(firstStartTable, 1, false)).not.toContain('paid with a loan');
  });

  it('has none of them while it is open, where they stand below', () => {
    const { session } = opened(turnTable, turnHand, 1);
    session.chosen.value = 'E5';
    expect(buttons(sheet(session, false))).toEqual([]);
  });

  it('offers a newcomer the guide until he chooses a square or declines', async () => {
    const { session } = opened(firstTurnTable, { ...turnHand, offers: [] }, 1);
    const page = sheet(session);
    const offers = () => page.textContent.includes('Show me around');
    expect(offers()).toBe(true);
    session.chosen.value = 'E3';
    await settled();
    expect(offers()).toBe(false);
    session.chosen.value = null;
    await settled();
    press(found(page, '.hint-note .button.quiet'));
    await settled();
    expect(offers()).toBe(false);
    expect(buttons(page).length).toBeGreaterThan(0);
  });

  it('opens again for what else a turn has', () => {
    const { session } = opened(turnTable, turnHand, 1);
    const folded: boolean[] = [];
    const page = mount(
      <Sheet
        label="Actions"
        folded
        onFold={(now) => folded.push(now)}
        head={<SheetHead session={session} />}
      >
        <SheetBody session={session} />
      </Sheet>,
    );
    press(found(page, '.sheet-head .sheet-main .button:last-child'));
    expect(folded).toEqual([false]);
  });

  it('tells nothing of the money that is put out of sight', () => {
    const { session } = opened(turnTable, turnHand, 1);
    session.chosen.value = 'E5';
    session.covered.value = true;
    expect(found(sheet(session), '.sheet-head').textContent).not.toMatch(/leaves|17/);
  });

  it('says why nothing is bought out of turn, and what has happened since one’s own', () => {
    const lines = [
      { key: '1', own: false, code: 'turn-ended', args: { seat: 1 } },
      { key: '2', own: false, code: 'seeded', args: { seat: 2, square: 'G9', price: 2 } },
    ];
    const { session } = opened({ ...turnTable, seatOnTurn: 2 }, turnHand, 1, lines);
    expect(found(sheet(session), '.since-turn').textContent).toContain('Jonas seeds G9');
    session.chosen.value = 'E5';
    expect(buttons(sheet(session))).toEqual([['Buy', 'only in your own turn']]);
  });

  it('takes a start, and another in its place', () => {
    const first = opened(firstStartTable, emptyHand, 3).session;
    first.chosen.value = 'F6';
    expect(buttons(sheet(first))[0]?.[0]).toBe('Start at F6');
    const again = opened(replaceTable, emptyHand, 3).session;
    again.chosen.value = replaceTable.replacing?.candidates[0] ?? null;
    expect(buttons(sheet(again))[0]?.[0]).toBe(`Start at ${again.chosen.value}`);
  });

  it('keeps the focus when what was pressed in it is gone', async () => {
    const { session } = opened(turnTable, turnHand, 1);
    session.chosen.value = 'E5';
    const page = sheet(session);
    found(page, '.sheet-head .button').focus();
    session.chosen.value = null;
    await settled();
    expect(document.activeElement).toBe(found(page, '.sheet-head .button'));
  });
});
