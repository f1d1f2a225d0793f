import type { Prospect, Risk, Table } from './wire';
import { t } from './words';

/** How much a total has to be feared: nothing, money, perhaps being out, being out. */
export type Danger = 'safe' | 'pay' | 'maybe' | 'out';

const ALL = 36;

/** What the next throw may bring whoever is to throw; null while no throw is due. */
export function riskOf({ risk, turn }: Table): Risk | null {
  return risk[turn] ?? null;
}

export function dangerOf({ kind, outIn36 }: Prospect): Danger {
  if (outIn36 > 0) return outIn36 === ALL ? 'out' : 'maybe';
  switch (kind) {
    case 'pay':
    case 'pay-by-throw':
    case 'lose':
    case 'choose':
      return 'pay';
    case 'buy':
    case 'too-dear':
    case 'own-ground':
    case 'receive':
      return 'safe';
  }
}

/** The prospect that each field has in the throw that moves a piece, by the field. */
export function reachedFields(table: Table): ReadonlyMap<string, Prospect> {
  const prospects = table.phase === 'roll' ? (riskOf(table)?.prospects ?? []) : [];
  return new Map(prospects.map((prospect) => [prospect.field, prospect]));
}

/** A chance out of the 1296 ways in which two throws fall, in words. */
export function chanceWords(outIn1296: number): string {
  const hundredths = Math.round((outIn1296 / (ALL * ALL)) * 100);
  if (outIn1296 === ALL * ALL) return t('chance.sure');
  return hundredths < 1 ? t('chance.less') : t('chance.percent', { n: hundredths });
}
