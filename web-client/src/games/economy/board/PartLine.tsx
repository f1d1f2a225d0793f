import type { Table } from '../wire';
import { t } from '../words';

interface Props {
  table: Table;
  last?: string;
  /** The rules have changed, and the reader has not had a whole turn to read it. */
  isNew?: boolean;
}

/**
 * What a landing does just now, over the board of a phone: one line in every phase, so that the board
 * never moves for it. Its sign is the slip on which free property stands. On a short phone, whose sheet has no
 * room for it, the last move stands there where it is given. A part that has only begun stands out.
 */
export function PartLine({ table, last = '', isNew = false }: Props) {
  if (table.phase === 'over') return null;
  return (
    <p class={`ec-part${last === '' ? '' : ' told'}${isNew ? ' new' : ''}`}>
      {last !== '' && <span class="ec-part-last">{last}</span>}
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
