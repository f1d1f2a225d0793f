import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import type { KeyPlayer } from '../../room/table/by-keys';
import { byKeys } from './fixture/by-keys';
import { turnHand } from './fixture/hands';
import { seen } from './fixture/seen';
import { turnTable, voteTable } from './fixture/tables';
import type { Hand } from './wire';

let anna: KeyPlayer;

const hand: Hand = { ...turnHand, offers: [] };

/** Longer than how many are ready takes to settle. */
const SETTLED = 1500;

const pass = (millis: number) => act(() => new Promise<void>((go) => void setTimeout(go, millis)));

/** What stands in the live regions to be read, whether it has been yet or not. */
const standing = () =>
  [...anna.page.querySelectorAll('.announcer p')].map(({ textContent }) => textContent);

describe('who listens to Greement', () => {
  it('hears no price that is paid already, nor that of a square before', async () => {
    anna = byKeys(seen(turnTable));
    await anna.types('b');
    expect(standing()).toContainEqual(expect.stringMatching(/^B1: Costs 3/));
    await anna.types('ArrowRight');
    expect(standing()).not.toContainEqual(expect.stringMatching(/^B1: /));
    await anna.types('b');
    expect(anna.sent).toMatchObject([{ type: 'buy', square: 'D1' }]);
    await pass(700);
    expect(standing()).not.toContainEqual(expect.stringMatching(/^[A-J]\d+: /));
  });

  it('hears where the arrows rest', async () => {
    anna = byKeys(seen(turnTable));
    await anna.types('b', 'ArrowRight');
    await pass(700);
    expect(standing()).toContainEqual(expect.stringMatching(/^D1: Costs 3.* Leaves you 14\.$/));
  });

  it('hears which offer has opened, and with whom', async () => {
    anna = byKeys(seen(turnTable));
    anna.heard();
    await anna.types('t');
    expect(anna.heard()).toEqual(['You would ask Tomasz for G2 at 3. Sets aside 3, leaves 14']);
  });

  it('hears of another’s offer what it is about, and from whom', async () => {
    anna = byKeys(seen(turnTable));
    anna.heard();
    const offer = { maker: 2, addressee: 1, square: 'D2', price: 14, tax: 12, taxPayer: 'buyer' };
    await anna.tells(seen(turnTable, turnHand), ['purchase-offered', offer, 'own']);
    expect(anna.heard()).toEqual([expect.stringMatching(/Jonas offers you 14 for D2/)]);
  });

  it('hears once how a vote went, and not besides that it was counted', async () => {
    anna = byKeys(seen(voteTable, { ...hand, vote: 'against' }));
    anna.heard();
    await anna.tells(
      seen(turnTable),
      ['vote-stopped', { card: 'V07', against: 3, for: 1, players: 5 }],
      ['turn-began', { seat: 1 }],
    );
    await anna.types('Shift');
    expect(anna.heard().filter((words) => !words.includes('urn'))).toEqual([
      expect.stringMatching(/was stopped, 3 against and 1 for/),
    ]);
  });

  it('hears how many are ready once it has settled, and not besides after an own press', async () => {
    const readyAre = (...ready: readonly number[]) =>
      seen(
        { ...voteTable, event: voteTable.event && { ...voteTable.event, ready } },
        { ...hand, vote: 'against' },
      );
    anna = byKeys(readyAre());
    const counts = () => anna.heard().filter((words) => words.includes(' of 4'));
    counts();
    await anna.tells(readyAre(2));
    await anna.tells(readyAre(2, 3));
    await pass(SETTLED);
    expect(counts()).toEqual(['2 of 4 ready, Tomasz away']);
    await anna.types('y');
    await anna.tells(readyAre(1, 2, 3));
    await pass(SETTLED);
    expect(counts()).toEqual(['You are ready: 3 of 4']);
    await anna.tells(readyAre());
    await pass(SETTLED);
    expect(counts()).toEqual([]);
  });
});
