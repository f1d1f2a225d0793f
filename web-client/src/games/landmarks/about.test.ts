import { describe, expect, it } from 'vitest';
import { landmarks } from './about';
import { nameWords } from './words/names';

/** The options of the game and what can be chosen, in the server's names. */
const OPTIONS: Record<string, readonly string[]> = {
  mode: ['live', 'postal'],
  expansions: ['H', 'M', 'D'],
  landmarks: ['per-expansion', 'all'],
  excluded: Object.keys(nameWords)
    .map((key) => key.slice('card.'.length))
    .slice(7),
  marketSize: [],
  marketMethod: ['split', 'deck', 'piles'],
  seating: ['random', 'join-order'],
  stepSeconds: [],
  deadlineHours: [],
  earlyAdjudication: [],
};

describe('in the lobby', () => {
  it.each(Object.entries(OPTIONS))(
    '%s has a name, a reason, and words for each choice',
    (name, choices) => {
      expect(landmarks.words(`option.${name}`)).toMatch(/\w/);
      expect(landmarks.words(`option.${name}.why`)).toMatch(/\w/);
      for (const choice of choices) expect(landmarks.words(`choice.${choice}`)).toMatch(/\w/);
    },
  );

  it('all 39 establishments can be named', () => {
    expect(OPTIONS.excluded).toHaveLength(39);
    expect(OPTIONS.excluded?.[0]).toBe('wheat-field');
  });
});
