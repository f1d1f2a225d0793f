import { batch, signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Told } from '../game';
import { SceneQueue } from '../scene-queue';
import { turnHand } from './fixture/hands';
import { fixturePlay } from './fixture/play';
import { turnTable } from './fixture/tables';
import { openSession } from './session';
import type { Hand, Table } from './wire';

const told = (key: string, code: string) => ({ key, code, args: { seat: 1 }, own: false });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('the coins of the reader', () => {
  /** A page on which the reader gets or pays so much. */
  function paying(isMoving: boolean, code = 'bought') {
    const moment = signal<Told<Table>>({ table: turnTable, lines: [told('1', 'turn-began')] });
    const hand = signal<Hand | null>({ ...turnHand, money: 17 });
    const moving = signal(isMoving);
    const queue = new SceneQueue({ moment, moving });
    const base = fixturePlay({ table: turnTable, hand: turnHand, seat: 1 });
    const stage: typeof base.stage = (staging) => queue.stage(staging);
    const session = openSession({ ...base, hand, moving, stage });
    const end = queue.follow();
    const line = (key: string) =>
      code === 'own-profit' ? { key, code, args: { amount: 3 }, own: true } : told(key, code);
    const pay = (key: string, money: number) =>
      act(() => {
        batch(() => {
          hand.value = { ...turnHand, money };
          const { lines } = moment.value;
          moment.value = { table: turnTable, lines: [...lines, line(key)] };
        });
      });
    const wait = (millis: number) => act(() => void vi.advanceTimersByTime(millis));
    const money = () => session.purse.value?.money;
    return { end, pay, wait, money, isComing: () => session.harvests.value };
  }

  it('are on the paper as those of his harvest land, each at its own time', () => {
    const { end, pay, wait, money, isComing } = paying(true, 'own-profit');
    pay('2', 20);
    expect(money()).toBe(17);
    expect(isComing()).toBe(true);
    wait(300);
    pay('3', 23);
    wait(399);
    expect(money()).toBe(17);
    wait(1);
    expect(money()).toBe(20);
    wait(300);
    expect(money()).toBe(23);
    expect(isComing()).toBe(false);
    end();
  });

  it('are gone with his purchase, whose frame is on the map at once', () => {
    const { end, pay, money } = paying(true);
    pay('2', 14);
    expect(money()).toBe(14);
    end();
  });

  it('are gone at once where nothing travels', () => {
    const { end, pay, money } = paying(false);
    pay('2', 14);
    expect(money()).toBe(14);
    end();
  });
});
