import './guide.css';
import { Button } from '../../../ui/Button';
import { HintNote } from '../../../ui/HintNote';
import type { Session } from '../session';
import { t } from '../words';
import { Hint } from './hints';
import { guideSeen } from './memory';

/** True in the first own turn of a reader who has not seen the guide. */
export function isGuideTime({ play, yours }: Session): boolean {
  return !guideSeen.value && yours.value && play.table.value.round === 1;
}

/** A word to newcomers: the offer of the guide, or a hint that comes once. It never blocks anything. */
export function Newcomer({ session }: { session: Session }) {
  const { play, guiding } = session;
  if (play.seat.value === null || play.table.value.phase === 'over') return null;
  if (!isGuideTime(session)) return <Hint session={session} />;
  if (guiding.value) return null;
  return (
    <HintNote words={t('guide.offer')}>
      <Button
        label={t('guide.start')}
        kind="main"
        size="small"
        onClick={() => {
          guiding.value = true;
        }}
      />
      <Button
        label={t('guide.no')}
        kind="quiet"
        size="small"
        onClick={() => {
          guideSeen.value = true;
        }}
      />
    </HintNote>
  );
}
