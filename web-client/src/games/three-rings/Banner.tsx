import { Banner } from '../../ui/Banner';
import { playerOf } from './lookup';
import type { Session } from './session';
import { t } from './words';

/** From how many rounds before the last on it is said. */
const SOON = 5;

/** That the reader's clocks are short until he acts, and that the last round comes near. */
export function TableBanner({ session: { play } }: { session: Session }) {
  const { phase, round, lastRound } = play.table.value;
  if (phase === 'finished') return null;
  const isAbsent = playerOf(play.table.value, play.seat.value)?.absent === true;
  return (
    <>
      {isAbsent && (
        <Banner kind="blue" icon="hourglass-medium">
          {t('banner.absent')}
        </Banner>
      )}
      {round > lastRound - SOON && (
        <Banner kind="brass" icon="hourglass-fill">
          {t('banner.last', { n: lastRound - round + 1 })}
        </Banner>
      )}
    </>
  );
}
