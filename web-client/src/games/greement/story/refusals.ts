import { sentences } from '../words';

/** Why an order was refused. What came too late is told by what goes on now instead. */
export function refusalWords(
  code: string,
  args: Record<string, unknown>,
  name: (seat: number) => string,
): string | undefined {
  if (code === 'loan-limit' && args.left === 0) {
    return sentences.refusal('loan-limit.0', args, name);
  }
  const later = `refused.${code}.${String(args.phase)}`;
  return code === 'wrong-phase' && sentences.has(later)
    ? sentences.words(later)
    : sentences.refusal(code, args, name);
}
