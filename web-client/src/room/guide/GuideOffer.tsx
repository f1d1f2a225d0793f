import { guideMemory } from '../../games/guide';
import { Button } from '../../ui/Button';
import { HintNote } from '../../ui/HintNote';
import { Held } from '../../ui/held';
import { t } from '../words';

/**
 * Asks a newcomer in his first turns whether he wants to be shown around, or to go on where a turn came
 * between. It blocks nothing, and no pause blocks it.
 */
export function GuideOffer({ game }: { game: string }) {
  const { seen, guiding, goesOn } = guideMemory(game);
  const again = goesOn.value > 0;
  return (
    <HintNote
      words={t(again ? 'guide.offer.again' : 'guide.offer')}
      {...(!again && { brief: t('guide.offer.brief') })}
    >
      <Held.Provider value={undefined}>
        <Button
          label={t(again ? 'guide.go-on' : 'guide.start')}
          size="small"
          onClick={() => {
            guiding.value = 'taken';
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
