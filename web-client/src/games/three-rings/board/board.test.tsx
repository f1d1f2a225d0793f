import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../fixture/board-page';
import {
  claimTable,
  farmsTable,
  goalsTable,
  levelTable,
  powerTable,
  rentAskedTable,
  rentTable,
  rollTable,
} from '../fixture/tables';

describe('a space', () => {
  it('says its name, ring, industry, value and owner', () => {
    const { name } = boardOf(rentTable);
    expect(name('S08')).toBe('Cinema, Suburban 8, culture, value 5, yours');
    expect(name('U03')).toContain('Jonas’s, Jonas stands here');
    expect(name('R05')).toBe('Mill Pond Park, Rural 5, park');
  });

  it('shows the value that productivity makes of it, with the printed one beside', () => {
    const { space, name } = boardOf(levelTable);
    expect(space('S21').querySelector('.tr-value')?.textContent).toBe('6');
    expect(space('S21').querySelector('.tr-printed')?.textContent).toBe('8');
    expect(space('R01').querySelector('.tr-printed')).toBeNull();
    expect(name('S21')).toContain('value 6, printed 8');
  });

  it('carries the +4 of a network, and says what it counts', () => {
    const { all, name } = boardOf(rentTable);
    expect(all('[href="#tr-network"]').sort()).toEqual(['R10', 'S27', 'U11', 'U16']);
    expect(name('U16')).toContain('in a network, counts 17');
  });

  it('stays below the number of nodes that a phone draws without waiting', () => {
    const { page } = boardOf(claimTable);
    expect(page.querySelectorAll('.three-rings-map *').length).toBeLessThanOrEqual(900);
  });
});

describe('before a roll', () => {
  it('lights the six spaces of the ring looked at with their rents and free farms', () => {
    const { session, all, name, space } = boardOf(rollTable);
    act(() => {
      session.pointed.value = 'R24';
    });
    expect(all('.tr-die')).toEqual(['R24', 'R25', 'R26', 'R27', 'R28', 'R29']);
    expect(name('R25')).toContain('by a 2, rent 1');
    expect(space('R26').querySelector('.tr-value')?.textContent).toBe('−4');
    expect(name('R24')).toContain('by a 1, can be claimed for 1');
  });

  it('says what crossing the street costs', () => {
    const crossing = {
      ...rollTable,
      players: rollTable.players.map((player) =>
        player.seat === 1 ? { ...player, pieces: { ...player.pieces, urban: 20 } } : player,
      ),
    };
    const { session, name, page } = boardOf(crossing);
    act(() => {
      session.pointed.value = 'U20';
    });
    expect(name('U01')).toContain('by a 3, can be claimed for 7, crosses the street: interest 2');
    expect(page.querySelector('.tr-street.lit')).not.toBeNull();
  });

  it('chooses the ring that is pressed, and rolls nothing', () => {
    const { pressed, session, play } = boardOf(rollTable);
    pressed('S03');
    expect(session.ring.value).toBe('suburban');
    expect(play.sent).toEqual([]);
  });

  it('shows nothing of the kind to the others', () => {
    const { session, all } = boardOf(rollTable, 2);
    act(() => {
      session.pointed.value = 'R24';
    });
    expect(all('.tr-die')).toEqual([]);
  });
});

describe('what can be claimed', () => {
  it('is dashed on the ring in play, and crosses the street behind the piece', () => {
    const { all, name } = boardOf(claimTable);
    expect(all('.tr-legal')).toEqual([
      'U01',
      'U04',
      'U06',
      'U09',
      'U10',
      'U12',
      'U13',
      'U14',
      'U15',
      'U18',
      'U19',
      'U20',
      'U21',
      'U22',
    ]);
    expect(all('[href="#tr-percent"]')).toEqual(['U01', 'U04', 'U06', 'U09']);
    expect(name('U04')).toContain('can be claimed, crosses the street: interest 4');
    expect(name('U19')).not.toContain('crosses');
  });

  it('is reckoned with the new debt of what has been put together for it', () => {
    const { session, name } = boardOf(claimTable);
    act(() => {
      session.drafts.value = new Map([
        ['U04', { cash: 0, debt: 2, theirDebt: 0, properties: ['U02'] }],
      ]);
    });
    expect(name('U04')).toContain('crosses the street: interest 2');
  });

  it('is chosen by a press, and let go by another', () => {
    const { pressed, session, play } = boardOf(claimTable);
    pressed('U19');
    expect(session.chosen.value).toBe('U19');
    pressed('U19');
    expect(session.chosen.value).toBeNull();
    expect(play.sent).toEqual([]);
  });

  it('stays dashed, and it alone, while it is decided what it is paid with', () => {
    const { session, all } = boardOf(claimTable);
    const before = all('.tr-legal');
    act(() => {
      session.picking.value = { spaces: ['S05', 'R01'], picked: ['S05'], press: () => undefined };
    });
    expect(all('.tr-legal')).toEqual(before);
    expect(all('.tr-picked')).toEqual(['S05']);
  });

  it('is a vacant farm at the beginning', () => {
    const { all } = boardOf(farmsTable);
    expect(all('.tr-legal')).toHaveLength(10);
    expect(all('.tr-legal')).not.toContain('R14');
  });
});

describe('what a tray asks for', () => {
  it('is lit, and told to the tray when it is pressed', () => {
    const { session, pressed, all } = boardOf(rollTable);
    const told: string[] = [];
    act(() => {
      session.picking.value = {
        spaces: ['R12', 'R23'],
        picked: ['R12'],
        press: (space) => told.push(space),
      };
    });
    expect(all('.tr-picked')).toEqual(['R12']);
    expect(all('.tr-legal')).toEqual(['R23']);
    pressed('R23');
    pressed('R12');
    expect(told).toEqual(['R23', 'R12']);
    expect(session.chosen.value).toBeNull();
  });
});

describe('a deal that waits for an answer', () => {
  it('marks what rent is due for and what is offered', () => {
    const { all, name } = boardOf(rentAskedTable);
    expect([all('.tr-due'), all('.tr-offered')]).toEqual([['U05'], ['R20']]);
    expect(name('U05')).toContain('rent is due here');
    expect(name('R20')).toContain('offered');
  });
});

describe('a goal card that is pointed at', () => {
  it('lights its spaces; Diversification the least dear of each industry, Wealth nothing', () => {
    const { session, all, page } = boardOf(goalsTable);
    act(() => {
      session.goal.value = 'culture';
    });
    expect(all('.tr-lit')).toHaveLength(13);
    expect(page.querySelectorAll('.tr-space.pale')).toHaveLength(68);
    act(() => {
      session.goal.value = 'diversification';
    });
    expect(all('.tr-lit')).toEqual(['R01', 'R04', 'R10', 'R18', 'R24']);
    act(() => {
      session.goal.value = 'wealth';
    });
    expect(all('.tr-lit')).toEqual([]);
    expect(page.querySelectorAll('.tr-space.pale')).toHaveLength(0);
  });
});

describe('a power that is about to be taken', () => {
  it('previews all values', () => {
    const { session, space } = boardOf(powerTable);
    act(() => {
      session.roof.value = { ring: 'rural', power: 'productivity' };
      session.direction.value = 'down';
    });
    expect(space('U19').querySelector('.tr-value')?.textContent).toBe('9');
    expect(space('U19').querySelector('.tr-printed')?.textContent).toBe('12');
  });

  it('is chosen on a rooftop of a ring with enough properties, and only there', () => {
    const { page, session } = boardOf(powerTable);
    const roof = (key: string) => page.querySelector<SVGElement>(`[data-roof="${key}"]`);
    act(() => {
      roof('urban goal')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    expect(session.roof.value).toBeNull();
    act(() => {
      roof('rural goal')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    expect(session.roof.value).toEqual({ ring: 'rural', power: 'goal' });
    expect(session.tray.value).toBe('power');
    expect(roof('rural interest')?.getAttribute('aria-label')).toBe(
      'Rural, Interest: taken by Mireille',
    );
  });
});
