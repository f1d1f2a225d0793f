import { render } from 'preact';
import { expect, it } from 'vitest';
import { fixturePlay } from '../fixture/play';
import { noHand, overTable } from '../fixture/tables';
import { openSession } from '../session';
import { factLines } from './facts';

it('says to the reader what he has lost and gained unaware as "you"', () => {
  const session = openSession(fixturePlay({ table: overTable, hand: noHand, seat: 1 }));
  const words = factLines(session).map(({ text }) => {
    const line = document.createElement('p');
    render(text, line);
    return line.textContent;
  });
  expect(words).toContainEqual(expect.stringMatching(/^You lost PHARMACY .* to Tomasz, in turn/));
  expect(words).toContainEqual(expect.stringMatching(/^Jonas lost FOOD .* to you, in turn/));
  expect(words.join()).not.toContain('Anna');
});
