import type { ChartMark } from '../../../ui/chart-signs';
import type { ChartLine } from '../../../ui/LineChart';
import type { Session } from '../session';
import type { Table } from '../wire';
import { t } from '../words';

export type Measure = 'assets' | 'money';

/** One line for each seat; that of somebody who is out ends in the turn of going out. */
export function wealthLines(
  { play }: Session,
  table: Table,
  measure: Measure,
): readonly ChartLine[] {
  return table.players.map(({ seat, outInTurn, alive, ...now }) => {
    // At the end there may be a point for the turn that would have come.
    const last = alive ? table.turnNumber : (outInTurn ?? 0);
    const past = table.history
      .filter(({ turnNumber }) => turnNumber <= last)
      .map((point) => ({ at: point.turnNumber, value: point[measure][seat - 1] ?? 0 }));
    const end = { at: last, value: alive ? now[measure] : 0 };
    const points = past.at(-1)?.at === end.at ? [...past.slice(0, -1), end] : [...past, end];
    const own = seat === play.seat.value;
    return { seat, name: play.called(seat), colour: play.colour(seat), points, own };
  });
}

/** What all have had all the time, in which case the lines would be one; else null. */
export function sameForAll(lines: readonly ChartLine[]): number | null {
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}

/** Where somebody went out. */
export function outMarks({ play }: Session, { players }: Table): readonly ChartMark[] {
  return players
    .flatMap(({ seat, alive, outInTurn }) =>
      alive || outInTurn === null
        ? []
        : [
            {
              at: outInTurn,
              words:
                seat === play.seat.value
                  ? t('wealth.out.you')
                  : t('wealth.out', { name: play.name(seat) }),
              colour: play.colour(seat),
            },
          ],
    )
    .sort((a, b) => a.at - b.at);
}

/** Values stand in thousands: "30k". */
export function inThousands(value: number): string {
  return value === 0 ? '0' : t('wealth.thousands', { n: Math.round(value / 100) / 10 });
}
