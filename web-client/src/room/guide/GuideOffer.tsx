import { guideMemory } from '../../games/guide';
import { Button } from '../../ui/Button';
import { HintNote } from '../../ui/HintNote';
import { Held } from '../../ui/held';
import { t } from '../words';

/**
 * Asks a newcomer in his first turns whether he wants to be shown around, or to go on where a turn came
 * between. Whoever put the guide away finds it there until his turn ends. It blocks nothing, and no pause
 * blocks it.
 */
export function GuideOffer({ game }: { game: string }) {
  const { seen, guiding, goesOn, putAway } = guideMemory(game);
  const again = goesOn.value > 0;
  const start = () => {
    guiding.value = 'taken';
  };
  if (putAway.value) {
    return (
      <HintNote words={t('guide.offer.away')} brief={t('guide.offer.away.brief')}>
        <Held.Provider value={undefined}>
          <Button label={t('guide.go-on.away')} kind="quiet" size="small" onClick={start} />
        </Held.Provider>
      </HintNote>
    );
  }
  return (
    <HintNote
      words={t(again ? 'guide.offer.again' : 'guide.offer')}
      {...(!again && { brief: t('guide.offer.brief') })}
    >
      <Held.Provider value={undefined}>
        <Button label={t(again ? 'guide.go-on' : 'guide.start')} size="small" onClick={start} />
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
