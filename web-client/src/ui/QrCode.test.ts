import { describe, expect, it } from 'vitest';
import { darkCells } from './QrCode';

describe('a QR code', () => {
  it('joins the dark cells of a row into bars', () => {
    expect(darkCells([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
  });

  it('draws nothing where nothing is dark', () => {
    expect(darkCells([[false], [false]])).toBe('');
  });
});
