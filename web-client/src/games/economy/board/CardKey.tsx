import type { Table } from '../wire';
import { t } from '../words';

/** Under the board of a phone, where cards have no room for words: what number and slip mean. */
export function CardKey({ table }: { table: Table }) {
  const { part, phase, left } = table;
  return (
    <p class="ec-key">
      <span>{t('key.kinds')}</span>
      {part === 1 && phase !== 'over' && (
        <span>
          <i aria-hidden="true">3</i>
          {t('key.slip', { n: left })}
        </span>
      )}
    </p>
  );
}
