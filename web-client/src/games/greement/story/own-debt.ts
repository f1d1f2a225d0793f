import type { StoryLine } from '../../game';
import { linesBefore } from './around';

/** What the reader owed before a line was told, as the lines that are his alone have it. */
export function debtBefore(story: readonly StoryLine[], line: StoryLine): number {
  return linesBefore(story, line).reduce((debt, { own, code, args }) => {
    if (code === 'debts-cancelled') return 0;
    if (!own) return debt;
    if (code === 'own-first-loan') return Number(args.amount);
    if ('debt' in args) return Number(args.debt);
    return code.endsWith('-paid') ? debt + Number(args.loan ?? 0) : debt;
  }, 0);
}
