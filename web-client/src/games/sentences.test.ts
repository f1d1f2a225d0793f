import { describe, expect, it } from 'vitest';
import { translator } from '../i18n/translator';
import { sentencesOf } from './sentences';

const english = {
  'line.bought': '{seat} buys {what}.',
  'refused.not-your-turn': 'It is not your turn.',
  'refused.not-your-turn.of': '{name} is on turn.',
  'refused.too-dear': 'It costs {needed}.',
} as const;

const sentences = sentencesOf(english, translator(english));
const name = (seat: number) => (seat === 2 ? 'Jonas' : 'nobody');

describe('sentences by keys from the server', () => {
  it('are filled by the names of their holes', () => {
    expect(sentences.words('line.bought', { seat: 'Anna', what: 'D2' })).toBe('Anna buys D2.');
  });

  it('are the key itself where the catalogue lacks it', () => {
    expect(sentences.words('line.flew')).toBe('line.flew');
    expect(sentences.has('toString')).toBe(false);
  });

  it('name a seat in a refusal that carries one', () => {
    expect(sentences.refusal('not-your-turn', { seat: 2 }, name)).toBe('Jonas is on turn.');
    expect(sentences.refusal('not-your-turn', {}, name)).toBe('It is not your turn.');
    expect(sentences.refusal('too-dear', { needed: 7 }, name)).toBe('It costs 7.');
  });

  it('leave the refusals of the frame to the frame', () => {
    expect(sentences.refusal('too-fast', {}, name)).toBeUndefined();
  });
});
