import { guideMemory } from '../../games/guide';
import { Button } from '../../ui/Button';
import { HintNote } from '../../ui/HintNote';
import { Held } from '../../ui/held';
import { t } from '../words';
import { GoOn } from './GoOn';

/**
 * Asks a newcomer in his first turns whether he wants to be shown around, or to go on where a turn came
 * between. Whoever put the guide away finds it there until his turn ends. It blocks nothing, and no pause
 * blocks it.
 */
export function GuideOffer({ game }: { game: string }) {
  const { seen, goesOn, putAway } = guideMemory(game);
  const again = goesOn.value > 0;
  if (putAway.value) {
    return (
      <HintNote words={t('guide.offer.away')} brief={t('guide.offer.away.brief')}>
        <GoOn game={game} label={t('guide.go-on.away')} kind="quiet" />
      </HintNote>
    );
  }
  return (
    <HintNote
      words={t(again ? 'guide.offer.again' : 'guide.offer')}
      {...(!again && { brief: t('guide.offer.brief') })}
    >
      <GoOn game={game} label={t(again ? 'guide.go-on' : 'guide.start')} />
      <Held.Provider value={undefined}>
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
