import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import {
  changed,
  claimTable,
  consolidatedTable,
  farmsTable,
  goalsTable,
  interestTable,
  numberTable,
  otherTable,
  powerTable,
  publicGoalTable,
  rollTable,
} from '../fixture/tables';
import { barOf } from './on-page';

describe('the choice of a goal', () => {
  it('is noted by its number, and again by another, without asking', async () => {
    const { play, key, page } = barOf(goalsTable);
    expect(page.textContent).toContain('Culture is noted');
    await key('5');
    await key('7');
    expect(play.sent).toEqual([
      { type: 'choose-goal', goal: 'service' },
      { type: 'choose-goal', goal: 'wealth' },
    ]);
  });

  it('lights what a card is about while it is pointed at, and sends nothing', async () => {
    const { play, session, page } = barOf(goalsTable);
    const card = page.querySelector('.tra-goal.industry');
    await act(() => void card?.dispatchEvent(new PointerEvent('pointerenter')));
    expect(session.goal.value).toBe('industry');
    expect(play.sent).toEqual([]);
  });

  it('is settled by a button where everybody sees it', async () => {
    const { play, key, button } = barOf(publicGoalTable);
    expect(button('Take a goal').getAttribute('aria-disabled')).toBe('true');
    await key('2');
    expect(play.sent).toEqual([]);
    await key('Enter');
    expect(play.sent).toHaveLength(1);
    expect(play.sent[0]?.type).toBe('choose-goal');
  });
});

describe('the first farm', () => {
  it('is the one that was chosen; the next key walks over all', async () => {
    const { play, session, key, button } = barOf(farmsTable);
    expect(button('Claim a farm').getAttribute('aria-disabled')).toBe('true');
    await key('n');
    await key('n');
    const space = session.chosen.value;
    await key('c');
    expect(play.sent).toEqual([{ type: 'claim-start', space }]);
  });
});

describe('the farms to begin with', () => {
  it('are led by those from which a throw leads to most of the goal, and chosen by a digit', async () => {
    const { session, key, page, button } = barOf(farmsTable);
    const ahead = [...page.querySelectorAll('.tra-openings small')].map((each) =>
      Number.parseInt(each.textContent ?? '', 10),
    );
    expect(ahead).toHaveLength(6);
    expect(ahead[0]).toBe(Math.max(...ahead.filter((n) => !Number.isNaN(n))));
    await key('1');
    expect(session.claimable.value.has(session.chosen.value ?? '')).toBe(true);
    expect(button('Next farm')).toBeDefined();
    expect(page.querySelector('.tra-openings .chosen')?.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the beginning of a turn', () => {
  it('tells each ring in words and rolls the one whose letter was pressed', async () => {
    const { play, key, page } = barOf(rollTable);
    await key('s');
    expect(page.querySelectorAll('.tra-rolls li')).toHaveLength(6);
    await key('o');
    expect(play.sent).toEqual([{ type: 'roll', ring: 'suburban' }]);
  });

  it('says in words what each number costs', () => {
    const { page } = barOf(rollTable);
    const costs = [...page.querySelectorAll('.tra-rolls li > b:last-child')];
    expect(costs.map((each) => each.textContent)).toEqual([
      ...['costs 1', 'pay 1', 'pay 4', 'pay 1', 'costs 2', ''],
    ]);
  });

  it('leaves what cannot be done dashed, with how much is missing', () => {
    const { second, button } = barOf(rollTable);
    expect(second('Declare')).toBe('18 of 40: 22 short');
    expect(second('Power')).toBe('1 property short, Rural');
    expect(button('Power').getAttribute('aria-disabled')).toBe('true');
  });

  it('rolls on the ring of the consolidation and nothing else', async () => {
    const { play, page, key } = barOf(consolidatedTable);
    expect(page.textContent).not.toContain('Call out');
    await key('o');
    expect(play.sent).toEqual([{ type: 'roll', ring: 'suburban' }]);
  });

  it('of another player has words and no buttons', () => {
    const { page } = barOf(otherTable);
    expect(page.textContent).toContain('Jonas begins a turn.');
    expect(page.querySelectorAll('.act-bar button')).toHaveLength(0);
  });
});

describe('what goes before the roll', () => {
  it('sells what is chosen in one sale', async () => {
    const { play, key, choose, press } = barOf(rollTable);
    await key('l');
    await choose('Wheat Field');
    await choose('Apple Orchard');
    await press('Sell 2 for 2');
    expect(play.sent).toEqual([{ type: 'sell', properties: ['R01', 'R03'] }]);
  });

  it('repays no more than the cash at hand', async () => {
    const { play, key, step } = barOf(rollTable);
    await key('y');
    await step('Amount', 'End');
    await key('Enter');
    expect(play.sent).toEqual([{ type: 'repay', amount: 6 }]);
  });

  it('proposes the cheapest pair to consolidate, and waits for what is taken', async () => {
    const { play, key, button, choose } = barOf(rollTable);
    await key('m');
    expect(button('Consolidate').getAttribute('aria-disabled')).toBe('true');
    await choose('Garden Centre');
    await key('Enter');
    expect(play.sent).toEqual([{ type: 'consolidate', give: ['R01', 'R03'], take: 'S01' }]);
  });

  it('asks once before it calls out, with both outcomes', async () => {
    const { play, key, page } = barOf(rollTable);
    await key('c');
    const suspects = [...page.querySelectorAll<HTMLElement>('.tra-accused button')];
    await act(() => suspects[0]?.click());
    expect(play.sent).toEqual([]);
    const dialog = page.querySelector('dialog');
    expect(dialog?.textContent).toContain('Right: the game ends.');
    expect(dialog?.textContent).toContain('Wrong: your Culture is shown');
    await act(() => dialog?.querySelector<HTMLElement>('.button.main')?.click());
    expect(play.sent).toEqual([{ type: 'call-out', player: 2 }]);
  });
});

describe('a power', () => {
  it('is a free roof of a ring with enough, and where it leads', async () => {
    const { play, session, key, choose, button } = barOf(powerTable);
    await key('p');
    expect(session.roof.value).toEqual({ ring: 'rural', power: 'productivity' });
    expect(button('Take a power').getAttribute('aria-disabled')).toBe('true');
    await choose('Values down');
    expect(session.direction.value).toBe('down');
    await key('Enter');
    expect(play.sent).toEqual([
      { type: 'use-power', ring: 'rural', power: 'productivity', direction: 'down', goal: null },
    ]);
  });

  it('says whose a taken roof is and how many are missing for the others', async () => {
    const { key, page } = barOf(powerTable);
    await key('p');
    const roofs = [...page.querySelectorAll('.tra-roof')].map((roof) => roof.textContent);
    expect(roofs.slice(0, 4)).toEqual([
      'taken by Mireille',
      'your choice',
      'free',
      '2 more needed',
    ]);
  });

  it('changes the goal to one that the others do not learn', async () => {
    const { play, key, page, choose } = barOf(powerTable);
    await key('p');
    await act(() => [...page.querySelectorAll<HTMLElement>('.tra-roof')][2]?.click());
    await choose('Industry');
    await key('Enter');
    expect(play.sent).toEqual([
      { type: 'use-power', ring: 'rural', power: 'goal', direction: null, goal: 'industry' },
    ]);
  });

  it('lets the preview go when the tray is left', async () => {
    const { session, key } = barOf(powerTable);
    await key('p');
    await key('Escape');
    expect(session.tray.value).toBeNull();
    expect(session.roof.value).toBeNull();
  });
});

describe('on the way', () => {
  it('pays interest in cash as far as it goes, or all as debt', async () => {
    const { play, key, button } = barOf(interestTable);
    expect(button('Pay 3 and 1 debt')).toBeDefined();
    await key('Enter');
    await key('0');
    expect(play.sent).toEqual([
      { type: 'pay-interest', cash: 3 },
      { type: 'pay-interest', cash: 0 },
    ]);
  });

  it('calls a number by its digit', async () => {
    const { play, key } = barOf(numberTable);
    await key('4');
    expect(play.sent).toEqual([{ type: 'call-number', number: 4 }]);
  });
});

describe('declaring', () => {
  it('runs what is needed first as single steps', async () => {
    const bar = barOf(changed(claimTable, { phase: 'turn-start', begun: false, ring: null }));
    const { hand } = bar.play;
    const progress = hand.value?.progress;
    if (!hand.value || !progress) throw new Error('no goal');
    const plan = { sell: ['U05'], repay: 14 };
    await act(() => {
      Object.assign(hand, {
        value: { ...hand.value, progress: { ...progress, reach: 41, plan } },
      });
    });
    await bar.key('v');
    expect(bar.page.textContent).toContain('Sell Search Engine');
    await bar.key('v');
    await act(async () => new Promise((done) => setTimeout(done)));
    expect(bar.play.sent).toEqual([
      { type: 'sell', properties: ['U05'] },
      { type: 'repay', amount: 14 },
      { type: 'declare-victory' },
    ]);
  });
});

describe('the call-out', () => {
  it('tells who was called before, and that it was wrong', async () => {
    const lines = [
      { key: '1', own: false, code: 'round', args: { round: 9 } },
      { key: '2', own: false, code: 'calls-out-wrongly', args: { seat: 4, accused: 3 } },
    ];
    const { page, press } = barOf(rollTable, { lines });
    await press('Call out');
    const suspects = [...page.querySelectorAll('.tra-accused li')];
    const told = suspects.filter((each) => each.textContent?.includes('wrong in round 9'));
    expect(told).toHaveLength(1);
    expect(told[0]?.textContent).toContain('Mireille');
    expect(told[0]?.textContent).toContain('Tomasz was wrong in round 9: no Wealth then');
  });
});
