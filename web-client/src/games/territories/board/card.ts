import { isGround, ownerOf } from '../fields';
import { grouped } from '../money';
import { campRange, type Prospect, reachedFields } from '../risk';
import { isOwnThrow, type Session } from '../session';
import type { Plot, Table } from '../wire';
import { t } from '../words';
import { effectWords, outWords, rentWords } from './names';

export interface FactRow {
  words: string;
  sum: string;
  /** How the rent of a field may yet grow, under which stands what it is now: a short phone leaves it out. */
  outlook?: boolean;
}

/** What a field's card says: whose it is, and its sums spelled out. */
export interface FieldFacts {
  title: string;
  chip: { words: string; kind: 'quiet' | 'green' };
  rows: readonly FactRow[];
  /** What a throw that leads here would come to where no sum tells it, or that none does. */
  note?: string | undefined;
}

export function fieldFacts(session: Session, plot: Plot): FieldFacts {
  return {
    title: t(`field.${plot.id}`),
    chip: chipOf(session, plot),
    rows: [...rowsOf(session, plot), ...throwRows(session, plot)],
    note: noteWords(session, plot),
  };
}

/** What a throw that leads here would come to where no sum tells it, or that it does not lead here. */
export function noteWords(session: Session, plot: Plot): string | undefined {
  const { odds, play } = session;
  const prospect = reachedFields(odds.value).get(plot.id);
  if (!prospect) return unreachedWords(session, plot);
  const of = isOwnThrow(session) ? '' : '.of';
  const name = play.name(odds.value.turn);
  const money = moneyOnTurn(session);
  if (prospect.kind === 'too-dear') return t(`card.too-dear${of}`, { name, money });
  if (prospect.outIn36 < 36) return undefined;
  const owner = ownerOf(odds.value, plot.id);
  if (owner === null) return t(`card.out.lost${of}`, { name, money });
  return t(`card.out.owner${of}`, { name, money, owner: play.name(owner) });
}

/** That the throw which is due does not lead here, for who would buy or fears to pay. */
function unreachedWords(session: Session, plot: Plot): string | undefined {
  const { odds, play, stage } = session;
  const { risk, turn } = odds.value;
  if (!risk || stage.value.odds.phase !== 'roll' || reachedFields(odds.value).has(plot.id))
    return undefined;
  return isOwnThrow(session)
    ? t('card.unreached')
    : t('card.unreached.of', { name: play.name(turn) });
}

/** What the throw that is due would bring here, and what it would leave. */
function throwRows(session: Session, plot: Plot): readonly FactRow[] {
  const { odds, play } = session;
  const { turn } = odds.value;
  const yours = isOwnThrow(session);
  const prospect = reachedFields(odds.value).get(plot.id);
  if (!prospect) return [];
  const name = play.name(turn);
  const effect = {
    words: t('card.next', { total: prospect.total, ways: prospect.ways }),
    sum: [effectWords(session, prospect), ...outWords(prospect)].join(t('list.comma')),
  };
  const left = leftAfter(prospect, moneyOnTurn(session));
  if (left === null) return [effect];
  const words = yours ? t('card.leaves') : t('card.leaves.of', { name });
  return [effect, { words, sum: left }];
}

export function moneyOnTurn({ odds }: Session): number {
  const { players, turn } = odds.value;
  return players.find(({ seat }) => seat === turn)?.money ?? 0;
}

/** The money that is left after landing, by a throw still to come from the least; null where nothing moves. */
export function leftAfter({ kind, amount, outIn36 }: Prospect, money: number): string | null {
  if (outIn36 > 0) return null;
  switch (kind) {
    case 'receive':
      return grouped(money + amount);
    case 'buy':
    case 'pay':
    case 'lose':
    case 'choose':
      return grouped(money - amount);
    case 'pay-by-throw': {
      const { from, to } = campRange(amount);
      return t('board.range', { from: money - to, to: money - from });
    }
    case 'too-dear':
    case 'own-ground':
      return null;
  }
}

function chipOf({ play, shown }: Session, plot: Plot): FieldFacts['chip'] {
  if (!isGround(plot)) return { words: t('card.event'), kind: 'quiet' };
  const owner = ownerOf(shown.value, plot.id);
  if (owner === null) return { words: t('card.free'), kind: 'quiet' };
  if (owner === play.seat.value) return { words: t('card.yours'), kind: 'green' };
  return { words: play.name(owner), kind: 'quiet' };
}

function rowsOf({ shown, play }: Session, plot: Plot): readonly FactRow[] {
  const { bonus, fixed, percent, price } = plot;
  if (bonus !== null) return [{ words: t('card.gets'), sum: grouped(bonus) }];
  if (fixed !== null) {
    const loses = { words: t('card.loses'), sum: grouped(fixed) };
    if (percent === null) return [loses];
    return [loses, { words: t('card.tenth'), sum: t('card.percent', { percent }) }];
  }
  const asked = ownerOf(shown.value, plot.id) === null ? 'card.price.free' : 'card.price';
  return [
    { words: t(asked), sum: grouped(price ?? 0) },
    ...rentRows(shown.value, plot, play.phone.value || play.low.value),
  ];
}

/** The rent, and how it grows with what its owner has; in brief all that is one row. */
function rentRows(table: Table, plot: Plot, brief: boolean): readonly FactRow[] {
  const { id, rent, fleetRents, rentPerPip } = plot;
  const now =
    ownerOf(table, id) === null ? [] : [{ words: t('card.rent.now'), sum: rentWords(table, plot) }];
  if (rent !== null) return [{ words: t('card.rent'), sum: grouped(rent) }];
  if (fleetRents && brief) {
    const words = t('card.fleets.all', { n: fleetRents.length });
    const sum = fleetRents.map(grouped).join(t('list.dot'));
    return [{ words, sum, outlook: now.length > 0 }, ...now];
  }
  if (fleetRents) {
    const each = fleetRents.map((sum, i) => ({
      words: t('card.fleets', { n: i + 1 }),
      sum: grouped(sum),
    }));
    return [...each, ...now];
  }
  const pips = [1, 2].map((n) => (rentPerPip ?? 0) * n);
  if (brief) {
    const words = t('card.camps.all', { n: pips.length });
    const sum = t('card.byThrow', { pip: pips.join(' / ') });
    return [{ words, sum, outlook: now.length > 0 }, ...now];
  }
  const camps = pips.map((pip, i) => ({
    words: t('card.camps', { n: i + 1 }),
    sum: t('card.byThrow', { pip }),
  }));
  return [...camps, ...now];
}
