import './guide.css';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import type { Session } from '../session';
import { t } from '../words';
import { hintFor } from './hints';
import { guideSeen, hintsSeen } from './memory';

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
    <section class="guide-offer" aria-label={t('guide.title')}>
      <Icon name="lightbulb-fill" />
      <p>{t('guide.offer')}</p>
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
    </section>
  );
}

function Hint({ session }: { session: Session }) {
  const hint = hintFor(session, hintsSeen.value);
  if (!hint) return null;
  return (
    <div class="guide-offer" role="note" aria-live="polite">
      <Icon name="lightbulb-fill" />
      <p>{t(`hint.${hint}`)}</p>
      <IconButton
        icon="x"
        label={t('hint.close')}
        onClick={() => {
          hintsSeen.value = [...hintsSeen.value, hint];
        }}
      />
    </div>
  );
}
