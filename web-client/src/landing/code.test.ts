import { describe, expect, it } from 'vitest';
import { readCode } from './code';

describe('a typed code', () => {
  it('is read from words as one says them', () => {
    expect(readCode(' Amber gull  plover quay ')).toBe('amber-gull-plover-quay');
    expect(readCode('amber-gull–plover-quay-')).toBe('amber-gull-plover-quay');
  });

  it('is read out of a pasted link', () => {
    expect(readCode('https://kontor.example/r/amber-gull-plover-quay?seat=2')).toBe(
      'amber-gull-plover-quay',
    );
  });

  it('may be missing', () => {
    expect(readCode('  - ')).toBe('');
  });
});
