import type { LineFace, StoryLine } from '../game';
import { sentences } from './words';

type Name = (seat: number) => string;

/** A sentence of the log. */
export function lineFace({ code, args }: StoryLine, _name: Name): LineFace {
  const seat = args.seat;
  return {
    text: sentences.words(`line.${code}`),
    ...(typeof seat === 'number' && { seat }),
    ...(code === 'round' && { rule: true }),
  };
}

/** The sentence of a refusal, or of why something is blocked. */
export function refusalWords(
  code: string,
  args: Record<string, unknown>,
  name: Name,
): string | undefined {
  return sentences.refusal(code, args, name);
}
