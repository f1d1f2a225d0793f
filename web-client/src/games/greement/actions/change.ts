import { t } from '../words';

/** From what to what, or that it stays. */
export function changeWords({ from, to }: { from: number; to: number }): string {
  return from === to ? t('sum.stays', { value: from }) : t('sum.change', { from, to });
}
