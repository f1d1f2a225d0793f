// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Draw } from '../../net/wire';
import { checkShuffle, type ShuffleRecord } from './shuffle';

const draw = (stream: string, n: number, to: number, value: number): Draw => ({
  stream,
  from: to === 6 ? 1 : 0,
  to,
  n,
  value,
});

/** Computed by the server's own arithmetic. */
const record: ShuffleRecord = {
  secret: '01080f161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3da',
  locked: '8c731c199b130cb096cae9129de0680c61e60606ed5c3ba72ebac58ad6af6df3',
  words: ['herring', 'salz für alle', ''],
  rows: [
    { draws: [draw('deck', 0, 6, 1), draw('deck', 1, 66, 39)] },
    { draws: [] },
    { draws: [draw('alarm', 0, 66, 54), draw('deck', 2, 2147483647, 1857350507)] },
  ],
};

describe('the check of the shuffle', () => {
  it('repeats every draw', async () => {
    expect(await checkShuffle(record, null)).toEqual({
      hash: record.locked,
      holds: true,
      draws: 4,
    });
    expect(await checkShuffle(record, record.locked)).toEqual({
      hash: record.locked,
      holds: true,
      draws: 4,
    });
  });

  it('finds a secret that is not the one that was locked', async () => {
    const other = { ...record, secret: record.secret.replace('01', '02') };
    expect(await checkShuffle(other, null)).toMatchObject({ holds: false, problem: 'secret' });
  });

  it('finds a hash that is not the one shown before the start', async () => {
    expect(await checkShuffle(record, 'abc')).toMatchObject({ holds: false, problem: 'changed' });
  });

  it('finds a draw that another word or another value would give', async () => {
    const words = { ...record, words: ['herring', 'salt', ''] };
    expect(await checkShuffle(words, null)).toMatchObject({ holds: false, problem: 'draw' });
    const value = { ...record, rows: [{ draws: [draw('deck', 0, 6, 5)] }] };
    expect(await checkShuffle(value, null)).toMatchObject({ draw: { value: 5 } });
  });

  it('finds a draw that was left out', async () => {
    const skipped = { ...record, rows: [{ draws: [draw('deck', 1, 66, 39)] }] };
    expect(await checkShuffle(skipped, null)).toMatchObject({ holds: false, problem: 'draw' });
  });
});
