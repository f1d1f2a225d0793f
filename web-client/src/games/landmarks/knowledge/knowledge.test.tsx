import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { item, move, one } from '../../fixture';
import { hintFor } from '../../hints';
import { line, player, smallPlay, smallTable } from '../fixture/small';
import { moments as hintMoments } from '../hints';
import type { Table } from '../wire';
import { Charts } from './Charts';
import { incomesOf, momentsOf } from './ledger';
import { Rules } from './Rules';
import { throwsOf } from './throws';

/** Two rounds of two: both began with 3 coins. */
const LINES = [
  line('order', { seats: [1, 2] }),
  line('round', { round: 1 }),
  line('rolls', { seat: 1, dice: [1], total: 1 }),
  line('collect', {
    seats: [1, 2],
    amounts: [1, 1],
    cards: ['wheat-field', 'wheat-field'],
    copies: [1, 1],
  }),
  line('builds', { seat: 1, card: 'train-station', cost: 4 }),
  line('rolls', { seat: 2, dice: [3], total: 3 }),
  line('takes', { seat: 2, amount: 1, card: 'bakery', copies: 1 }),
  line('builds', { seat: 2, card: 'cafe', cost: 2 }),
  line('round', { round: 2 }),
  line('rolls-again', { seat: 1, first: [6, 6] }),
  line('rolls', { seat: 1, dice: [1, 2], total: 3 }),
  line('pays-short', { seat: 1, to: 2, amount: 0, card: 'cafe', copies: 1, owed: 1 }),
  line('takes', { seat: 1, amount: 1, card: 'bakery', copies: 1 }),
  line('builds', { seat: 1, card: 'loan-office', cost: 0 }),
  line('borrows', { seat: 1, amount: 5 }),
];

const table = smallTable({
  round: 2,
  players: [player(1, 6, { landmarks: ['train-station'] }), player(2, 3)],
});

describe('coins and Landmarks over time', () => {
  it('are reckoned back from the table to the three coins of the start', () => {
    expect(momentsOf(table, LINES)).toEqual([
      { round: 0, coins: [3, 3], landmarks: [0, 0] },
      { round: 1, coins: [0, 3], landmarks: [4, 0] },
      { round: 2, coins: [6, 3], landmarks: [4, 0] },
    ]);
  });

  it('begin where the lines begin', () => {
    const late = LINES.slice(LINES.findLastIndex(({ code }) => code === 'round'));
    expect(momentsOf(table, late).map(({ round }) => round)).toEqual([1, 2]);
    expect(mount(<Charts play={smallPlay(table, { lines: late })} />).textContent).toContain(
      'What happened before round 1',
    );
  });

  it('fall with a Landmark that is demolished', () => {
    const unbuilt = smallTable({ round: 2, players: [player(1, 14), player(2, 3)] });
    const lines = [
      ...LINES,
      line('demolishes', { seat: 1, card: 'train-station' }),
      line('takes', { seat: 1, amount: 8, card: 'demolition-company', copies: 1 }),
    ];
    expect(momentsOf(unbuilt, lines).map(({ landmarks }) => landmarks[0])).toEqual([0, 4, 0]);
  });
});

describe('what the cards have brought', () => {
  it('is told for each player, the best card first', () => {
    expect(incomesOf(table, LINES)).toEqual([
      { card: 'loan-office', coins: [5, 0] },
      { card: 'wheat-field', coins: [1, 1] },
      { card: 'bakery', coins: [1, 1] },
    ]);
  });

  it('belongs to the one who is paid, and takes off what a Loan Office costs', () => {
    const lines = [
      line('borrows', { seat: 1, amount: 5 }),
      line('pays-bank', { seat: 1, amount: 2, card: 'loan-office', copies: 1 }),
      line('pays', { seat: 1, to: 2, amount: 2, card: 'cafe', copies: 2 }),
    ];
    expect(incomesOf(table, lines)).toEqual([
      { card: 'loan-office', coins: [3, 0] },
      { card: 'cafe', coins: [0, 2] },
    ]);
  });
});

describe('the throws', () => {
  it('count each throw as it fell, those rolled again too', () => {
    const { count, sums } = throwsOf(LINES);
    expect(count).toBe(4);
    expect(sums.filter(({ times }) => times > 0).map(({ sum, times }) => [sum, times])).toEqual([
      [1, 1],
      [3, 2],
      [12, 1],
    ]);
  });

  it('are expected as the number of dice has it', () => {
    const { sums } = throwsOf(LINES);
    const all = sums.reduce((sum, { expected }) => sum + expected, 0);
    expect(all).toBeCloseTo(4);
    expect(sums[6]?.expected).toBeCloseTo(2 / 6);
    expect(sums[2]?.expected).toBeCloseTo(2 / 6 + 2 * (2 / 36));
  });
});

describe('hints', () => {
  const scenes = { running: signal(null) };
  const hint = (more: Partial<Table>, seat = 1) =>
    hintFor(hintMoments, { play: smallPlay(smallTable(more), { seat }), scenes }, []);
  const wheat = { 'wheat-field': { open: 1, closed: 0 } };

  it('tell of income on others’ rolls, and of paying first', () => {
    const players = [player(1, 3, { cards: { cafe: { open: 1, closed: 0 } } }), player(2, 3)];
    expect(hint({ players, roller: 2 }, 2)).toBe('payFirst');
    expect(hint({ players: [player(1, 3, { cards: wheat }), player(2, 3)], roller: 2 })).toBe(
      'others',
    );
  });

  it('tell of what is compulsory at the moment it is', () => {
    expect(hint({ phase: 'give-building' })).toBe('mustGive');
    expect(hint({ phase: 'demolish' })).toBe('mustDemolish');
    expect(hint({ phase: 'demolish' }, 2)).toBeUndefined();
  });

  it('warn of the Loan Office while it can be bought', () => {
    const moves = [move('build', one('card', [item('loan-office')]))];
    const play = smallPlay(smallTable({ phase: 'build' }), { moves });
    expect(hintFor(hintMoments, { play, scenes }, [])).toBe('loan');
    expect(hintFor(hintMoments, { play, scenes }, ['loan'])).toBe('green');
  });
});

describe('the rules in short', () => {
  it('name the six mistakes of newcomers and all 46 cards', () => {
    const page = mount(<Rules />);
    expect(page.textContent).toContain('Watch every throw');
    expect(page.querySelectorAll('details tbody tr')).toHaveLength(46);
    expect(page.textContent).not.toMatch(/[{}]|undefined|effect\.\w|card\.\w/);
  });
});
