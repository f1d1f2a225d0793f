import { guideMemory } from '../../games/guide';
import { Button } from '../../ui/Button';
import { HintNote } from '../../ui/HintNote';
import { Held } from '../../ui/held';
import { t } from '../words';

/** Asks a newcomer in his first turns whether he wants to be shown around. It blocks nothing, and no pause blocks it. */
export function GuideOffer({ game }: { game: string }) {
  const { seen, guiding } = guideMemory(game);
  return (
    <HintNote words={t('guide.offer')} brief={t('guide.offer.brief')}>
      <Held.Provider value={undefined}>
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
      </Held.Provider>
    </HintNote>
  );
}
