import { describe, expect, it } from 'vitest';
import { isCut } from './rows-in-sight';

describe('a row of values above the sheet', () => {
  it('is shown only where it stands whole and does not touch it', () => {
    expect(isCut({ bottom: 500 }, { top: 510 })).toBe(false);
    expect(isCut({ bottom: 500 }, { top: 502 })).toBe(false);
    expect(isCut({ bottom: 500 }, { top: 500 })).toBe(true);
    expect(isCut({ bottom: 500 }, { top: 480 })).toBe(true);
  });
});
