import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import { ownerShown } from '../knowledge/owned';
import type { EconomyPlay } from '../play';
import { t } from '../words';

/**
 * Under the board of a phone, where cards have no room for words: what number, sign and slip mean, and the count of
 * cards in the seats above it.
 */
export function CardKey({ play }: { play: EconomyPlay }) {
  const { part, phase, left } = play.table.value;
  const owner = ownerShown(play.table.value);
  return (
    <p class="ec-key">
      <span>{t('key.kinds')}</span>
      {owner !== undefined && (
        <span>
          <Medal colour={play.colour(owner)} size={15} />
          {t('legend.owner')}
        </span>
      )}
      {part === 1 && phase !== 'place' && phase !== 'over' && (
        <span>
          <Icon name="cards" size={14} />
          {t('key.owned')}
        </span>
      )}
      {part === 1 && phase !== 'over' && (
        <span class="slip">
          <i aria-hidden="true">3</i>
          {t('key.slip', { n: left })}
        </span>
      )}
    </p>
  );
}
