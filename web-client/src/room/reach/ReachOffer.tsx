import './reach.css';
import { aboutGame } from '../../games/catalogue';
import { kept } from '../../settings';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { useRoom, useSession } from '../session';
import { t } from '../words';

/** The rooms in which it was offered; those of long ago are forgotten. */
const offered = kept<readonly string[]>('reach.offered', [], isListOfNames);
const MOST_KEPT = 50;

interface Props {
  /** The table goes by post now, whatever it was opened as. */
  byPost?: boolean;
  onOpen: () => void;
}

/** Offers once, to who has sat down where a turn takes days, that he is told of it. */
export function ReachOffer({ byPost, onOpen }: Props) {
  const { code, store } = useSession();
  const { game, options, stage } = useRoom();
  const isPostal = byPost ?? aboutGame(game)?.byPost?.(options) ?? false;
  if (!isPostal || stage === 'over' || store.seat.value === null) return null;
  if (offered.value.includes(code)) return null;
  const answered = () => {
    offered.value = [...offered.value, code].slice(-MOST_KEPT);
  };
  return (
    <Banner
      kind="blue"
      icon="bell"
      action={
        <>
          <Button
            label={t('menu.reach')}
            size="small"
            onClick={() => {
              answered();
              onOpen();
            }}
          />
          <Button label={t('reach.no')} size="small" kind="quiet" onClick={answered} />
        </>
      }
    >
      {t('reach.offer')}
    </Banner>
  );
}

function isListOfNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
