import { t } from '../i18n';
import { Chip } from '../ui/Chip';
import type { Play } from './game';

interface Props {
  play: Pick<Play<unknown, unknown, unknown>, 'name' | 'seat'>;
  seat: number;
}

/** A player's name in a sentence; beside the reader's own the same mark as on his seat. */
export function Named({ play, seat }: Props) {
  return (
    <>
      <b>{play.name(seat)}</b>
      {seat === play.seat.value && (
        <>
          {' '}
          <Chip>{t('seat.you')}</Chip>
        </>
      )}
    </>
  );
}
