import type { ComponentProps } from 'preact';
import { guideMemory } from '../../games/guide';
import { Button } from '../../ui/Button';
import { Held } from '../../ui/held';

type Props = Omit<ComponentProps<typeof Button>, 'size' | 'onClick'> & { game: string };

/** Begins the guide, or goes on with it where it was put away; no pause blocks it. */
export function GoOn({ game, ...button }: Props) {
  return (
    <Held.Provider value={undefined}>
      <Button
        {...button}
        size="small"
        onClick={() => {
          guideMemory(game).guiding.value = 'taken';
        }}
      />
    </Held.Provider>
  );
}
