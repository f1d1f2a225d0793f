import { isGround, ownerOf } from '../fields';
import { grouped } from '../money';
import { reachedFields } from '../risk';
import type { Session } from '../session';
import type { Plot, Table } from '../wire';
import { t } from '../words';
import { effectWords, outWords, rentWords } from './names';

export interface FactRow {
  words: string;
  sum: string;
}

/** What a field's card says: whose it is, and its sums spelled out. */
export interface FieldFacts {
  title: string;
  chip: { words: string; kind: 'quiet' | 'green' };
  rows: readonly FactRow[];
}

export function fieldFacts(session: Session, plot: Plot): FieldFacts {
  const { shown, yours } = session;
  const prospect = reachedFields(shown.value).get(plot.id);
  const next = prospect
    ? [
        {
          words: t('card.next', { total: prospect.total, ways: prospect.ways }),
          sum: [effectWords(prospect, yours.value), ...outWords(prospect)].join(t('list.comma')),
        },
      ]
    : [];
  return {
    title: t(`field.${plot.id}`),
    chip: chipOf(session, plot),
    rows: [...rowsOf(session, plot), ...next],
  };
}

function chipOf({ play, shown }: Session, plot: Plot): FieldFacts['chip'] {
  if (!isGround(plot)) return { words: t('card.event'), kind: 'quiet' };
  const owner = ownerOf(shown.value, plot.id);
  if (owner === null) return { words: t('card.free'), kind: 'quiet' };
  if (owner === play.seat.value) return { words: t('card.yours'), kind: 'green' };
  return { words: play.name(owner), kind: 'quiet' };
}

function rowsOf({ shown }: Session, plot: Plot): readonly FactRow[] {
  const { bonus, fixed, percent, price } = plot;
  if (bonus !== null) return [{ words: t('card.gets'), sum: grouped(bonus) }];
  if (fixed !== null) {
    const loses = { words: t('card.loses'), sum: grouped(fixed) };
    if (percent === null) return [loses];
    return [loses, { words: t('card.tenth'), sum: t('card.percent', { percent }) }];
  }
  return [{ words: t('card.price'), sum: grouped(price ?? 0) }, ...rentRows(shown.value, plot)];
}

/** The rent, and how it grows with what its owner has. */
function rentRows(table: Table, plot: Plot): readonly FactRow[] {
  const { id, rent, fleetRents, rentPerPip } = plot;
  const now =
    ownerOf(table, id) === null ? [] : [{ words: t('card.rent.now'), sum: rentWords(table, plot) }];
  if (rent !== null) return [{ words: t('card.rent'), sum: grouped(rent) }];
  if (fleetRents) {
    const each = fleetRents.map((sum, i) => ({
      words: t('card.fleets', { n: i + 1 }),
      sum: grouped(sum),
    }));
    return [...each, ...now];
  }
  const camps = [1, 2].map((n) => ({
    words: t('card.camps', { n }),
    sum: t('card.byThrow', { pip: (rentPerPip ?? 0) * n }),
  }));
  return [...camps, ...now];
}
