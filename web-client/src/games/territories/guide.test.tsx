import { describe, expect, it } from 'vitest';
import { mount } from '../../ui/mount';
import { fixturePlay } from './fixture/play';
import { firstTable } from './fixture/tables';
import { guideOf } from './guide';
import { openSession } from './session';

function stepsAt(phone: boolean) {
  return guideOf(openSession(fixturePlay({ table: firstTable, seat: 1, phone }))).steps();
}

describe('the guide of a phone', () => {
  it('leaves the whole board in sight at every step, and nothing of the sheet', () => {
    for (const { id, board, choices } of stepsAt(true)) {
      expect([id, board]).toEqual([id, true]);
      if (id !== 'reach' && id !== 'throw') expect(choices).toBe('.territories-map');
    }
  });

  it('says what a picture shows to whoever listens', () => {
    for (const phone of [true, false]) {
      for (const { picture, heard } of stepsAt(phone)) {
        expect(heard !== undefined).toBe(picture !== undefined);
        if (heard) expect(heard).toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it('has the chances in its bubble, which stands where the sheet has them', () => {
    const risk = (phone: boolean) => stepsAt(phone).find(({ id }) => id === 'risk');
    const picture = mount(<div>{risk(true)?.picture}</div>);
    expect(picture.querySelectorAll('.risk-strip li')).toHaveLength(11);
    expect(risk(true)?.spots).toEqual(['.territories-map']);
    expect(risk(false)?.picture).toBeUndefined();
    expect(risk(false)?.spots).toEqual(['.panel:has(.risk)']);
  });

  it('points at the button in its last step, and has none of that name itself', () => {
    for (const phone of [true, false]) {
      const last = stepsAt(phone).at(-1);
      expect(last?.spots).toEqual(['.button.throw']);
      expect([last?.act, last?.meanwhile].some(Boolean)).toBe(false);
    }
  });
});
