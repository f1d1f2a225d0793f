import './guide-away.css';
import { GoOn } from '../../../room/guide/GoOn';
import { guideMemory } from '../../guide';
import type { Session } from '../session';
import { t } from '../words';

/** True while a guide that was put away, or ended before its last step, can be gone on with. */
export function isPutAway({ play }: Session): boolean {
  const { putAway, guiding } = guideMemory('greement');
  return play.seat.value !== null && putAway.value && guiding.value === 'no';
}

/** The way back to it: at the end of the line of the title, where it takes no room of its own. */
export function GuideAway({ session }: { session: Session }) {
  if (!isPutAway(session)) return null;
  return (
    <span class="guide-away">
      <GoOn
        game="greement"
        label={t('guide.away')}
        name={t('guide.away.name')}
        icon="lightbulb-fill"
        kind="quiet"
      />
    </span>
  );
}
