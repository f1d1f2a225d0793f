import type { Hand, Paper } from '../wire';
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

/** How many lines stand open while the paper is folded. */
export const OPEN_LINES = 3;

/** The paper with its last lines open and the rest in one, or all of it. */
export function ledger(
  paper: readonly Paper[],
  name: (seat: number) => string,
  open: boolean,
): readonly LedgerLine[] {
  const shown = open ? paper : paper.slice(-OPEN_LINES);
  const hidden = paper.length - shown.length;
  const last = paper[hidden - 1];
  const lines = shown.map((line) => ledgerLine(line, name));
  if (!last) return lines;
  const first: LedgerLine = {
    words: t('paper.earlier', { n: hidden }),
    money: String(last.money),
    debt: String(last.debt),
    relief: false,
    earlier: true,
  };
  return [first, ...lines];
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
  if (change === 0) return '';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** What hangs over the reader: the debt that grows at the end of his turn. */
export function warning(hand: Hand, onTurn: boolean): string | undefined {
  if (hand.debt === 0 || hand.debtIfEnded === hand.debt) return undefined;
  return t(onTurn ? 'paper.endNow' : 'paper.endNext', {
    debt: hand.debt,
    after: hand.debtIfEnded,
  });
}
