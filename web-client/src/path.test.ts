import { describe, expect, it } from 'vitest';
import { FAIR_DICE_PATH, readPath, roomPath, rulesPath, turnPath } from './path';

describe('path', () => {
  it('is the landing page at the root', () => {
    expect(readPath('/')).toEqual({ page: 'landing' });
  });

  it('names a room by its code, whatever the case and the last slash', () => {
    const room = { page: 'room', code: 'amber-gull-plover-quay' };
    expect(readPath('/r/amber-gull-plover-quay')).toEqual(room);
    expect(readPath('/r/Amber-Gull-Plover-Quay/')).toEqual(room);
  });

  it('reads back what it writes', () => {
    expect(readPath(roomPath('a b/c'))).toEqual({ page: 'room', code: 'a b/c' });
  });

  it('names the report of a turn by its room and number', () => {
    const report = { page: 'turn', code: 'amber-gull-plover-quay', turn: 7 };
    expect(readPath('/r/Amber-Gull-Plover-Quay/turns/7')).toEqual(report);
    expect(readPath(turnPath('amber-gull-plover-quay', 7))).toEqual(report);
    for (const turn of ['0', '-1', 'x', '07', '1234567', '7/8', '']) {
      expect(readPath(`/r/amber-gull-plover-quay/turns/${turn}`)).toEqual({ page: 'unknown' });
    }
  });

  it('tells how games go and how chance is drawn', () => {
    expect(readPath(rulesPath('three-rings'))).toEqual({ page: 'rules', game: 'three-rings' });
    expect(readPath('/rules')).toEqual({ page: 'rules', game: '' });
    expect(readPath('/rules/')).toEqual({ page: 'rules', game: '' });
    expect(readPath(FAIR_DICE_PATH)).toEqual({ page: 'fair-dice' });
    expect(readPath('/rules/a/b')).toEqual({ page: 'unknown' });
  });

  it('knows no other address, not even a broken one', () => {
    expect(readPath('/r/')).toEqual({ page: 'unknown' });
    expect(readPath('/r/%')).toEqual({ page: 'unknown' });
    expect(readPath('/elsewhere')).toEqual({ page: 'unknown' });
  });
});
