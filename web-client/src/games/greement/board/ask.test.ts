import { expect, it } from 'vitest';
import { promisedHand, turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { askAct } from './acts';

it('opens the composer for the chosen square of another, and for no other square', () => {
  const session = openSession(fixturePlay({ table: turnTable, hand: turnHand, seat: 1 }));
  for (const square of ['C1', 'E2', 'E4']) {
    session.chosen.value = square;
    expect(askAct(session, square)).toEqual([]);
  }
  session.chosen.value = 'H2';
  const [ask] = askAct(session, 'H2');
  expect(ask).toMatchObject({ label: 'Ask Tomasz for H2', blocked: undefined });
  ask?.act();
  expect(session.tray.value).toBe('trade');
  expect(session.draft.value).toMatchObject({ kind: 'offer-purchase', partner: 4, square: 'H2' });
});

it('shows an offer of the reader’s for the square as standing', () => {
  const session = openSession(fixturePlay({ table: turnTable, hand: promisedHand, seat: 1 }));
  session.chosen.value = 'G5';
  const [ask] = askAct(session, 'G5');
  expect(ask).toMatchObject({ label: 'Asked for G5', blocked: 'Jonas decides' });
});
