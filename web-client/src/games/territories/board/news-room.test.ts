import { expect, it, vi } from 'vitest';
import { newsRoom } from './news-room';

it('measures all figures as wide as one another, as the page sets them', () => {
  const width = (words: string) =>
    [...words].reduce((sum, sign) => sum + (sign === '1' ? 4 : 7), 0);
  const pen = { font: '', measureText: (words: string) => ({ width: width(words) }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  // A frame of 374 pixels leaves 197 to a line: of these 27 signs have 189, of 29 they have 203.
  const { holds } = newsRoom(374, true);
  expect(holds('Jonas pays you 11 · Village', true)).toBe(true);
  expect(holds('Jonas pays you 1111 · Village', true)).toBe(false);
});
