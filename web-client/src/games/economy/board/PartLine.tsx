import type { Table } from '../wire';
import { t } from '../words';

/**
 * What a landing does just now, over the board of a phone: one line in every phase, so that the board
 * never moves for it. Its sign is the slip on which free property stands.
 */
export function PartLine({ table }: { table: Table }) {
  if (table.phase === 'over') return null;
  return (
    <p class="ec-part">
      <span>
        {isGathering(table) && <i aria-hidden="true">3</i>}
        {words(table)}
      </span>
    </p>
  );
}

function isGathering({ part, phase }: Table): boolean {
  return part === 1 && phase !== 'place';
}

function words(table: Table): string {
  const { phase, left, target } = table;
  if (phase === 'place') return t('banner.place.short');
  if (isGathering(table)) return t('banner.partOne.short', { n: left });
  return t('banner.partTwo.short', { target });
}
