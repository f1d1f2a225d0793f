import type { ComponentChildren } from 'preact';
import { placeName } from './names';
import { sentences, t } from './words';

/** A bundle as lines and offers tell it; what is absent or 0 is not part of it. */
interface Told {
  cash?: unknown;
  /** New debt of a claim. */
  debt?: unknown;
  borrow?: unknown;
  spaces?: unknown;
  /** Of the other one's debt. */
  takeDebt?: unknown;
}

/** "2 cash, 5 new debt, Wheat Field, 3 of Jonas’s debt"; an empty bundle is "nothing". */
export function bundleWords(bundle: Told, other = ''): string {
  const takes = Number(bundle.takeDebt ?? 0);
  const parts = [
    ...goodsOf(bundle),
    ...(takes > 0 ? [t('bundle.takesDebt', { n: takes, name: other })] : []),
  ];
  return parts.length > 0 ? parts.join(t('list.comma')) : t('bundle.nothing');
}

/** What one side of a trade does: "Anna gives 2 cash and takes over 3 of Jonas’s debt". */
export function sideWords(
  bundle: Told,
  who: ComponentChildren,
  other: ComponentChildren,
): ComponentChildren {
  const goods = goodsOf(bundle).join(t('list.comma'));
  const n = Number(bundle.takeDebt ?? 0);
  const fill = { who, other, goods, n };
  if (n === 0) return sentences.filled(goods === '' ? 'side.nothing' : 'side.gives', fill);
  return sentences.filled(goods === '' ? 'side.takes' : 'side.both', fill);
}

function goodsOf({ cash, debt, borrow, spaces }: Told): readonly string[] {
  return [
    amount('bundle.cash', cash),
    amount('bundle.debt', debt),
    amount('bundle.borrowed', borrow),
    ...(Array.isArray(spaces) ? spaces.map((space) => placeName(String(space))) : []),
  ].filter((part) => part !== '');
}

function amount(kind: 'bundle.cash' | 'bundle.debt' | 'bundle.borrowed', value: unknown): string {
  return Number(value ?? 0) > 0 ? t(kind, { n: Number(value) }) : '';
}
