import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icon-names';
import type { ByTable } from '../scene/by-table';
import { t } from '../words';

const SIGNS: Record<ByTable, IconName> = { late: 'hourglass-medium', absent: 'robot' };

interface Props {
  why: ByTable;
  size: number;
  /** Says it to those who do not see the sign, where no words stand beside it. */
  hasWords?: boolean;
}

/** The sign of what the table did for somebody. */
export function ByTableSign({ why, size, hasWords = false }: Props) {
  return (
    <>
      <Icon name={SIGNS[why]} size={size} />
      {hasWords && <span class="hidden-text">{t(`news.by-table.${why}`)}</span>}
    </>
  );
}
