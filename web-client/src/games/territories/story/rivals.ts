import { computed, type ReadonlySignal } from '@preact/signals';
import { talliesOf } from '../scene/flow';
import type { Session } from '../session';

/** Whoever has less is as good as out: most ground asks for more. */
const LITTLE = 1000;

/**
 * What a rival has left after each line that took more than half of what he had, or left him little, by the key
 * of the line: reckoned back from what all have now.
 */
export function rivalsLeft({ play, stage }: Session): ReadonlySignal<ReadonlyMap<string, number>> {
  return computed(() => {
    const { lines, table } = stage.value;
    const rivals = table.players.filter(({ seat, alive }) => alive && seat !== play.seat.value);
    const money = new Map(rivals.map((rival) => [rival.seat, rival.money]));
    const left = new Map<string, number>();
    for (const line of lines.toReversed()) {
      for (const { seat, change } of talliesOf(line)) {
        const after = money.get(seat);
        if (after === undefined) continue;
        if (change < 0 && (after < LITTLE || -change > after)) left.set(line.key, after);
        money.set(seat, after - change);
      }
    }
    return left;
  });
}
