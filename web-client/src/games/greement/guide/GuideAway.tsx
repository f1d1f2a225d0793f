import './guide-away.css';
import { Button } from '../../../ui/Button';
import { Held } from '../../../ui/held';
import { guideMemory, isOffered } from '../../guide';
import type { Session } from '../session';
import { t } from '../words';
import { guideOf } from './steps';

/** True while a guide that was put away waits to be gone on with. */
export function isPutAway(session: Session): boolean {
  return guideMemory('greement').putAway.value && isOffered('greement', guideOf(session));
}

/** Goes on with the guide that was put away: at the end of the line of the title, where it takes no room of its own. */
export function GuideAway({ session }: { session: Session }) {
  if (session.play.seat.value === null || !isPutAway(session)) return null;
  return (
    <Held.Provider value={undefined}>
      <span class="guide-away">
        <Button
          label={t('guide.away')}
          name={t('guide.away.name')}
          icon="lightbulb-fill"
          kind="quiet"
          size="small"
          onClick={() => {
            guideMemory('greement').guiding.value = 'taken';
          }}
        />
      </span>
    </Held.Provider>
  );
}
