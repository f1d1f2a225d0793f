import { t } from '../i18n';
import { Chip } from './Chip';

interface Props {
  name: string;
  /** The reader's own seat. */
  you: boolean;
}

/** A player's name; beside the reader's own the mark that it is his, unless the name says that already. */
export function SeatName({ name, you }: Props) {
  return (
    <>
      <b>{name}</b>
      {you && name !== t('seat.nameless') && (
        <>
          {' '}
          <Chip>{t('seat.you')}</Chip>
        </>
      )}
    </>
  );
}
