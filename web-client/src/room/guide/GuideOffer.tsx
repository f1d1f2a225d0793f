import { guideMemory } from '../../games/guide';
import { Button } from '../../ui/Button';
import { HintNote } from '../../ui/HintNote';
import { t } from '../words';

/** Asks a newcomer in his first turns whether he wants to be shown around. It blocks nothing. */
export function GuideOffer({ game }: { game: string }) {
  const { seen, guiding } = guideMemory(game);
  return (
    <HintNote words={t('guide.offer')} brief={t('guide.offer.brief')}>
      <Button
        label={t('guide.start')}
        size="small"
        onClick={() => {
          guiding.value = 'turn';
        }}
      />
      <Button
        label={t('guide.no')}
        kind="quiet"
        size="small"
        onClick={() => {
          seen.value = true;
        }}
      />
    </HintNote>
  );
}
