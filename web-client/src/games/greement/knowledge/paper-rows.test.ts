import { describe, expect, it } from 'vitest';
import { openIn, wholeRows } from './paper-rows';

describe('the folded paper', () => {
  it('shows all its lines where they have their rows', () => {
    expect(openIn(4, 4)).toBe(4);
    expect(openIn(4, 2)).toBe(2);
  });

  it('gives one row to the earlier lines where not all are shown', () => {
    expect(openIn(4, 5)).toBe(3);
    expect(openIn(2, 5)).toBe(1);
  });

  it('keeps none open where no newest line has room beside the earlier ones', () => {
    expect(openIn(1, 2)).toBe(0);
    expect(openIn(0, 2)).toBe(0);
  });

  it('draws in a row for each that its place would cut, in part or whole', () => {
    expect(wholeRows(4, 0, 24)).toBe(4);
    expect(wholeRows(4, 24, 24)).toBe(3);
    expect(wholeRows(4, 30, 24)).toBe(2);
    expect(wholeRows(2, 200, 24)).toBe(0);
  });
});
