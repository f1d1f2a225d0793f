import { describe, expect, it } from 'vitest';
import { fixturePlay } from '../fixture/play';
import { plots } from '../fixture/plots';
import { midTable } from '../fixture/tables';
import { openSession } from '../session';
import { spokenCard } from './card-spoken';

function said(id: string, seat = 1): string {
  const plot = plots.find((each) => each.id === id);
  return plot ? spokenCard(openSession(fixturePlay({ table: midTable, seat })), plot) : '';
}

describe('the card of a field for whoever listens', () => {
  it('is of sentences, whatever the field', () => {
    for (const { id } of plots) {
      for (const seat of [1, 2]) {
        expect(said(id, seat)).toMatch(/\.$/);
        expect(said(id, seat)).not.toMatch(/[{}]|undefined|null|NaN|\.\./);
      }
    }
  });

  it('says whose it is, how its rent grows, and what the throw does', () => {
    expect(said('huts-in-the-mountain')).toBe(
      'Huts in the Mountain. It belongs to Tomasz, its price was 2,500. The rent is 100 × throw with 1 camp, 200 × throw with 2. Now it is 100 × throw × 2. A 9 leads you here, 4 in 36: −400 to −2,400. That leaves you 2,750 to 4,750.',
    );
    expect(said('walled-city', 2)).toContain('Whoever lands here gets 5,000. A 7 leads Anna here');
  });
});
