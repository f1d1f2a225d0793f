import { describe, expect, it } from 'vitest';
import { refusalWords } from './refusals';

const told = (code: string, args: Record<string, unknown>) =>
  refusalWords(code, args, (seat) => `seat ${seat}`);

describe('a refusal', () => {
  it('of what came too late says what goes on now', () => {
    expect(told('wrong-phase', { phase: 'turn' })).toBe(
      'The vote and the payments are closed: a turn has begun.',
    );
    expect(told('wrong-phase', { phase: 'over' })).toBe('This cannot be done just now.');
  });

  it('of a loan says when there will be more, once all of a turn is borrowed', () => {
    expect(told('loan-limit', { left: 3, limit: 14 })).toMatch(/^3 more/);
    expect(told('loan-limit', { left: 0, limit: 14 })).toMatch(/^All 14.*next turn/);
  });

  it('of another kind is the sentence of its code', () => {
    expect(told('insufficient-funds', { needed: 7, available: 5 })).toMatch(/7.*5/);
  });
});
