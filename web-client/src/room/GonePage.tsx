import { LostPage } from '../LostPage';
import { Button } from '../ui/Button';
import { t } from './words';

/** Why the room cannot be followed, in words; what may help where something may. */
export function GonePage({ code, why }: { code: string; why: string }) {
  if (why === 'unknown-room' || why === 'no-spectators' || why === 'crowded' || why === 'shut') {
    return <LostPage title={t(`gone.${why}.title`)} line={t(`gone.${why}`)} />;
  }
  if (why === 'outdated') {
    return (
      <LostPage title={t('gone.outdated.title')} line={t('gone.outdated')}>
        <Button label={t('gone.reload')} kind="main" onClick={() => location.reload()} />
      </LostPage>
    );
  }
  return <LostPage title={code} line={t('error.unreachable')} />;
}
