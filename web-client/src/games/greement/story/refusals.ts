import { isGreementWord } from '../words';
import { filled } from './fill';

/** The sentence of a refusal, or of why something is blocked; undefined for codes of the frame. */
export function refusalWords(
  code: string,
  args: Record<string, unknown>,
  name: (seat: number) => string,
): string | undefined {
  const seat = args.seat ?? args.owner;
  const named = `refused.${code}.of`;
  const key = seat !== undefined && isGreementWord(named) ? named : `refused.${code}`;
  if (!isGreementWord(key)) return undefined;
  const words = Object.entries(args).map(([hole, value]) => [hole, String(value)]);
  return filled(key, {
    ...Object.fromEntries(words),
    name: seat === undefined ? '' : name(Number(seat)),
  }).join('');
}
