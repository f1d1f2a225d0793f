import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import type { StoryLine } from '../../game';
import { fixturePlay } from '../fixture/play';
import { changed, otherTable } from '../fixture/tables';
import { openSession } from '../session';
import { linesSince, Waiting } from './Waiting';

const told = (code: string, seat?: number): StoryLine => ({
  key: `${code} ${seat}`,
  own: false,
  code,
  args: { ...(seat && { seat }), round: 14, ring: 'rural', die: 3, space: 'R03', rate: 2 },
});

const lines = [told('rolls', 3), told('rolls', 1), told('round'), told('rolls', 2), told('rate')];

function waiting(seat: number | null, seen: { low?: boolean; phone?: boolean } = {}) {
  const play = fixturePlay({ table: otherTable, seat, lines, ...seen });
  return mount(<Waiting session={openSession(play)} />);
}

describe('what stands under the board while others play', () => {
  it('is what they have done since the own turn, without the rounds', () => {
    expect(linesSince(lines, 1).map(({ key }) => key)).toEqual(['rolls 2', 'rate undefined']);
    const page = waiting(1);
    expect(page.textContent).toContain('Since your turn');
    expect(page.querySelectorAll('.tr-since li')).toHaveLength(2);
  });

  it('is the last that has happened where nothing has since, or for who watches', () => {
    const justPlayed = fixturePlay({ table: otherTable, seat: 2, lines: lines.slice(0, 4) });
    const page = mount(<Waiting session={openSession(justPlayed)} />);
    expect(page.textContent).toContain('What has happened');
    expect(page.querySelectorAll('.tr-since li')).toHaveLength(3);
    expect(waiting(null).querySelectorAll('.tr-since li')).toHaveLength(4);
    expect(waiting(null).textContent).toContain('What has happened');
  });

  it('says how the reader stands, and of nobody else', () => {
    expect(waiting(1).textContent).toContain('Culture18 of 40');
    expect(waiting(1).textContent).toContain('interest at the street2');
    expect(waiting(null).textContent).not.toContain('of 40');
  });

  it('lists what he holds where the window is low, and is short on a phone', () => {
    expect(waiting(1, { low: true }).querySelectorAll('.tr-property')).toHaveLength(12);
    expect(waiting(1).querySelector('.tr-property')).toBeNull();
    expect(waiting(1, { phone: true }).textContent).not.toContain('of 40');
  });

  it('is not there while goals are chosen', () => {
    const table = changed(otherTable, { phase: 'choose-goals' });
    const session = openSession(fixturePlay({ table, seat: 1, lines }));
    expect(mount(<Waiting session={session} />).textContent).toBe('');
  });
});
