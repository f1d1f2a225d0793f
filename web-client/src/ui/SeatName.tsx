import { t } from '../i18n';
import { Chip } from './Chip';

interface Props {
  name: string;
  /** The reader's own seat. */
  you: boolean;
}

/** A player's name; beside the reader's own the mark that it is his. */
export function SeatName({ name, you }: Props) {
  const called = calledHere(name, you);
  return (
    <>
      <b>{called}</b>
      {you && called === name && (
        <>
          {' '}
          <Chip>{t('seat.you')}</Chip>
        </>
      )}
    </>
  );
}

/** Who tries a game out without a name is "You" to himself; to those who watch him he is a guest. */
export function calledHere(name: string, you: boolean): string {
  return you && name === t('trial.name') ? t('seat.nameless') : name;
}
