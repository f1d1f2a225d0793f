import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../../game';
import { emptyHand, turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { firstStartTable, loanTable, turnTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Hand, Table } from '../wire';
import { SquareCard } from './SquareCard';

function beside(table: Table, hand: Hand): HTMLElement {
  const page = document.createElement('div');
  render(<SquareCard session={openSession(fixturePlay({ table, hand, seat: 1 }))} />, page);
  return page;
}

const rows = (page: HTMLElement) =>
  [...page.querySelectorAll('.squares-legend li')].map((row) => row.textContent);

describe('beside the map, while no square is told of', () => {
  it('stands what each kind of square costs now and brings', () => {
    const values = { ...turnTable.values, land: 7, goldMineProfit: 9, lakeMultiplier: 3 };
    const page = beside({ ...turnTable, values }, turnHand);
    expect(page.querySelectorAll('.squares-legend li .tile')).toHaveLength(6);
    const [land, , , gold, lake, mountain] = rows(page);
    expect(land).toBe('land7brings nothing before it is seeded');
    expect(gold).toContain('brings 9 a turn');
    expect(lake).toContain('×3');
    expect(mountain).toContain('×1: changes nothing now');
  });

  it('bears a coin in one’s turn at what can be paid, as the prices on the map do', () => {
    const coins = (table: Table, available: number) =>
      [...beside(table, { ...turnHand, available }).querySelectorAll('.squares-legend li')].map(
        (row) => row.querySelector('.coin') !== null,
      );
    expect(coins(turnTable, 4)).toEqual([true, true, false, true, false, false]);
    expect(coins({ ...turnTable, seatOnTurn: 2 }, 0)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('stands what a struck token is, while there is one on the map', () => {
    const lines = [
      ['bought', { seat: 3, square: 'G5', kind: 'gold' }],
      ['turn-ended', { seat: 1 }],
      ['square-sold', { seller: 3, buyer: 2, square: 'G5', kind: 'gold' }],
    ].map(([code, args], i) => ({ key: String(i), own: false, code, args }) as StoryLine);
    const about = (told: readonly StoryLine[]) => {
      const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1, lines: told });
      const page = document.createElement('div');
      render(<SquareCard session={openSession(play)} />, page);
      return page.textContent;
    };
    expect(about(lines)).toContain('Struck out: its owner');
    expect(about([])).not.toContain('Struck out');
  });

  it('stands before the first round how one begins, with the step of now', () => {
    const now = (table: Table) =>
      beside(table, emptyHand).querySelector('[aria-current=step]')?.textContent;
    expect(now(firstStartTable)).toMatch(/^1Choose a start.*lake or mountain 10 in 100/);
    expect(now(loanTable)).toMatch(/^3Write your first loan.*borrow 10, owe 20/);
  });
});
