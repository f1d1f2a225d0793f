import { describe, expect, it } from 'vitest';
import { threeRings } from './about';

/** The options of the game, in the server's names. */
const OPTIONS = ['goalSeconds', 'turnSeconds', 'answerSeconds'];

describe('in the lobby', () => {
  it.each(OPTIONS)('%s has a name and a reason', (name) => {
    expect(threeRings.words(`option.${name}`)).toMatch(/\w/);
    expect(threeRings.words(`option.${name}.why`)).toMatch(/\w/);
  });

  it('shows a usual option unfolded', () => {
    expect(OPTIONS).toEqual(expect.arrayContaining([...(threeRings.usual ?? [])]));
  });
});
