import { describe, expect, it } from 'vitest';
import { emptyHand, turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { firstStartTable, firstTurnTable, turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { toldFacts } from './told';

describe('what is heard of a square', () => {
  it('is a sentence for each line of its card', () => {
    const start = openSession(fixturePlay({ table: firstStartTable, hand: emptyHand, seat: 1 }));
    expect(toldFacts(start, 'D3')).toContain(
      '60 of the 100 squares are land: such a start costs 2. 30 are gold mines: such a start costs 5.',
    );
    const turn = openSession(fixturePlay({ table: firstTurnTable, hand: turnHand, seat: 1 }));
    expect(toldFacts(turn, 'D2')).toBe(
      'Costs 2, no tax. Seeded it earns 3 a turn. It then counts 4 at the end.',
    );
    const later = openSession(fixturePlay({ table: turnTable, hand: turnHand, seat: 1 }));
    expect(toldFacts(later, 'D4')).toMatch(/With cattle it earns \d+ a turn, worth \d+\.$/);
    expect(toldFacts(turn, 'G5')).toMatch(/^It belongs to Jonas\. /);
  });
});
