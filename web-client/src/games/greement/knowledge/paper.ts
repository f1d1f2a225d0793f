import { figure, minusFigure, signedFigure } from '../../../i18n/figure';
import type { Hand, OpenPaper, Paper } from '../wire';
import { t } from '../words';

/** A line of the ledger as it is shown: several short ones, the older ones in one. */
export interface LedgerLine {
  words: string;
  money: string;
  debt: string;
  /** The debt falls. */
  relief: boolean;
  /** Older lines drawn together: what stood there after them. */
  earlier?: boolean;
}

/** A whole paper that lies open, its lines numbered from 1. */
export function opened(paper: OpenPaper): Hand['paper'] {
  let { money, debt } = paper;
  const lines = paper.reasons.map((reason, i): readonly [number, Paper] => {
    const [moneyChange, debtChange] = [paper.moneyChanges[i] ?? 0, paper.debtChanges[i] ?? 0];
    money += moneyChange;
    debt += debtChange;
    const [square, other] = [paper.squares[i] ?? null, paper.others[i] ?? null];
    const round = paper.rounds[i] ?? 0;
    return [i + 1, { round, reason, moneyChange, debtChange, money, debt, square, other }];
  });
  return Object.fromEntries(lines);
}

/** The paper with so many of its last lines open and what stood before them in one, or all of it that is here. */
export function ledger(
  paper: Hand['paper'],
  name: (seat: number) => string,
  open = Number.POSITIVE_INFINITY,
): readonly LedgerLine[] {
  const numbered = Object.entries(paper).sort(([one], [other]) => Number(one) - Number(other));
  const shown = numbered.slice(Math.max(0, numbered.length - open));
  const lines = shown.map(([, line]) => ledgerLine(line, name));
  const [number, first] = shown[0] ?? [];
  const hidden = Number(number ?? 1) - 1;
  if (!first || hidden === 0) return lines;
  const earlier: LedgerLine = {
    words: t('paper.earlier', { n: hidden }),
    money: minusFigure(first.money - first.moneyChange),
    debt: figure(first.debt - first.debtChange),
    relief: false,
    earlier: true,
  };
  return [earlier, ...lines];
}

function ledgerLine(line: Paper, name: (seat: number) => string): LedgerLine {
  return {
    words: t(`paper.${line.reason}`, {
      square: line.square ?? '',
      name: line.other === null ? '' : name(line.other),
    }),
    money: signed(line.moneyChange),
    debt: signed(line.debtChange),
    relief: line.debtChange < 0,
  };
}

function signed(change: number): string {
  return change === 0 ? '' : signedFigure(change);
}

/** What hangs over the reader: the debt that grows at the end of his turn; in one line where room is scarce. */
export function warning(hand: Hand, onTurn: boolean, short = false): string | undefined {
  if (hand.debt === 0 || hand.debtIfEnded === hand.debt) return undefined;
  const when = onTurn ? 'paper.endNow' : 'paper.endNext';
  const told = { debt: hand.debt, after: hand.debtIfEnded };
  return short ? t(`${when}.short`, told) : t(when, told);
}
