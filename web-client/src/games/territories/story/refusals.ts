import { sentences, t } from '../words';

/** The sentence of a refusal, or of why something is blocked; undefined for codes of the frame. */
export function refusalWords(
  code: string,
  args: Record<string, unknown>,
  name: (seat: number) => string,
): string | undefined {
  if (code === 'wrong-phase' && args.phase === 'camp') return t('refused.wrong-phase.camp');
  if (code === 'wrong-phase' && args.phase === 'tax') return t('refused.wrong-phase.tax');
  return sentences.refusal(code, args, name);
}
