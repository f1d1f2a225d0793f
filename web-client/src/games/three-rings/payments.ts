import { placeName } from './names';
import { t } from './words';

/** A bundle as lines and offers tell it; what is absent or 0 is not part of it. */
interface Told {
  cash?: unknown;
  /** New debt of a claim. */
  debt?: unknown;
  borrow?: unknown;
  takeDebt?: unknown;
  /** Debt that goes to the other side of a trade. */
  givesDebt?: unknown;
  spaces?: unknown;
}

/** "2 cash, 5 new debt, Wheat Field"; an empty bundle is "nothing". */
export function bundleWords(bundle: Told): string {
  const { cash, debt, borrow, takeDebt, givesDebt, spaces } = bundle;
  const parts = [
    amount('bundle.cash', cash),
    amount('bundle.debt', debt),
    amount('bundle.borrowed', borrow),
    amount('bundle.takesDebt', takeDebt),
    amount('bundle.givesDebt', givesDebt),
    ...(Array.isArray(spaces) ? spaces.map((space) => placeName(String(space))) : []),
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(t('list.comma')) : t('bundle.nothing');
}

type Kind =
  | 'bundle.cash'
  | 'bundle.debt'
  | 'bundle.borrowed'
  | 'bundle.takesDebt'
  | 'bundle.givesDebt';

function amount(kind: Kind, value: unknown): string {
  return Number(value ?? 0) > 0 ? t(kind, { n: Number(value) }) : '';
}
