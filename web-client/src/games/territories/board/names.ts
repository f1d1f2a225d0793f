import { signedFigure } from '../../../i18n/figure';
import { listed } from '../../../i18n/list';
import { campsIn, ownerOf, plotAt } from '../fields';
import { inThousands } from '../knowledge/wealth';
import { grouped } from '../money';
import { campRange, type Prospect, reachedFields, toneOf } from '../risk';
import { isOwnThrow, playerOf, type Session } from '../session';
import type { Plot, Table } from '../wire';
import { t } from '../words';

/**
 * What is written on a field: the price while it is free, struck out while the throw would lead there
 * without the money for it, the rent as it stands now, or its event; what the reader loses there with a
 * minus, whoever is on turn. What others pay to the reader has a word, on narrow boards a plate, and to who only
 * watches all rent has a word where there is room for it.
 */
export interface FieldSum {
  words: string;
  /** As narrow boards write it. */
  short: string;
  /** The sums alone, a line for each, where the words would run over the field's edges. */
  lines?: readonly string[];
  /** Words in small letters on a line of their own above it: that it is earned, or the most of a range. */
  above?: string;
  kind: 'price' | 'too-dear' | RentKind | 'income';
}

/** What a rent is to the reader: paid, earned, or neither, to who only watches. */
type RentKind = 'loss' | 'earned' | 'rent';

/** What is written on a field as the reader sees it. */
export function sumSeen(session: Session, plot: Plot): FieldSum {
  const { play, shown, odds } = session;
  const owner = ownerOf(shown.value, plot.id);
  const isTooDear =
    !isOfAnother(session) && reachedFields(odds.value).get(plot.id)?.kind === 'too-dear';
  if (owner === null) return { ...sumOfNobody(plot), ...(isTooDear && { kind: 'too-dear' }) };
  const reader = play.seat.value;
  const kind = reader === null ? 'rent' : owner === reader ? 'earned' : 'loss';
  return rentOn(shown.value, plot, kind);
}

/** What an event does, or what free ground costs. */
function sumOfNobody({ price, bonus, fixed, percent }: Plot): FieldSum {
  if (bonus !== null) return plain(signedFigure(bonus), 'income');
  if (fixed !== null && percent !== null) {
    return {
      words: t('board.or', { fixed, percent }),
      short: t('board.or.short', { fixed: inThousands(fixed), percent }),
      lines: [signedFigure(-fixed), t('board.or.second', { percent })],
      kind: 'loss',
    };
  }
  if (fixed !== null) return plain(signedFigure(-fixed), 'loss');
  return plain(grouped(price ?? 0), 'price');
}

function plain(words: string, kind: FieldSum['kind']): FieldSum {
  return { words, short: words, kind };
}

function rentOn(table: Table, plot: Plot, kind: RentKind): FieldSum {
  const { id, rentPerPip } = plot;
  const word = kind === 'earned' ? 'board.earns' : 'board.rent';
  const isLoss = kind === 'loss';
  if (rentPerPip === null) {
    const rent = table.rent[id] ?? 0;
    if (isLoss) return plain(signedFigure(-rent), kind);
    const sum = grouped(rent);
    return { words: t(word, { sum }), short: sum, lines: [sum], above: t(`${word}.word`), kind };
  }
  const { from, to } = campRange(rentPerPip * campsIn(table, plot));
  return {
    words: isLoss
      ? t('effect.pay-by-throw', { from, to })
      : t(word, { sum: t('board.range', { from, to }) }),
    short: t('board.most.short', { to }),
    lines: [isLoss ? signedFigure(-to) : grouped(to)],
    above: isLoss ? t('board.most.word') : t(`${word}.most`),
    kind,
  };
}

/** True if what the throw of another costs him there goes to the reader. */
export function isPaidToReader({ play, odds }: Session, { kind, field }: Prospect): boolean {
  const reader = play.seat.value;
  if (reader === null || odds.value.turn === reader) return false;
  return (kind === 'pay' || kind === 'pay-by-throw') && ownerOf(odds.value, field) === reader;
}

/** True for a player while another's throw is due; who only watches sees each throw as who throws does. */
function isOfAnother(session: Session): boolean {
  return session.play.seat.value !== null && !isOwnThrow(session);
}

/**
 * The colour of a number on the board, where all colours are the reader's: of another's throw those alone have
 * one that pay to him.
 */
export function toneSeen(session: Session, prospect: Prospect): Tone {
  if (!isOfAnother(session)) return toneOf(prospect);
  return isPaidToReader(session, prospect) ? 'paid' : 'other';
}

/** How a number of the throw is coloured. */
export type Tone = ReturnType<typeof toneOf> | 'paid' | 'other';

/**
 * What one total of the throw does to whoever throws: "−3,200", "buy 5,000", "yours: nothing"; on the reader's
 * own ground what he gets by it: "pays you 3,200".
 */
export function effectWords(session: Session, prospect: Prospect): string {
  const yours = isOwnThrow(session);
  const { kind, amount, percent, or, missing } = prospect;
  if (isPaidToReader(session, prospect)) {
    const sum =
      kind === 'pay' ? grouped(paidOf(session, amount)) : t('board.range', campRange(amount));
    return t('effect.pays-you', { sum });
  }
  if (kind === 'own-ground') return t(yours ? 'effect.own-ground' : 'effect.own-ground.of');
  if (or !== undefined) return t('effect.choose.or', { amount, or });
  if (percent !== undefined) {
    return t('effect.choose.percent', { percent, amount: grouped(amount) });
  }
  if (kind === 'pay-by-throw') return t('effect.pay-by-throw', campRange(amount));
  if (kind === 'too-dear') return t('effect.too-dear', { missing: missing ?? 0 });
  return t(`effect.${kind}`, { amount: grouped(amount) });
}

/** Whoever owes more than he has pays what he has (ruling 204.1a). */
function paidOf({ odds }: Session, due: number): number {
  const money = playerOf(odds.value, odds.value.turn)?.money ?? due;
  return Math.min(due, money);
}

/** The same where a row has little room: of a range the most, of a price what is missing. */
export function effectBrief(session: Session, prospect: Prospect): string {
  const { kind, amount, missing } = prospect;
  if (kind === 'own-ground') {
    return t(isOwnThrow(session) ? 'effect.own-ground.short' : 'effect.own-ground.of.short');
  }
  if (kind === 'pay-by-throw') {
    const most = t('board.most', { to: campRange(amount).to });
    return isPaidToReader(session, prospect) ? t('effect.pays-you', { sum: most }) : most;
  }
  if (kind === 'too-dear') return t('effect.too-dear.short', { missing: missing ?? 0 });
  return effectWords(session, prospect);
}

/** What a field is called for the ear: "10, Tower, Territory, Jonas’s, price 6,000, landing costs 3,200". */
export function fieldName(session: Session, number: number, lit = false): string {
  const table = session.shown.value;
  const plot = plotAt(table, number);
  if (!plot) return '';
  const prospect = reachedFields(session.odds.value).get(plot.id);
  const here = standingNames(session, number);
  return [
    String(number),
    t(`field.${plot.id}`),
    t(`type.${plot.type}`),
    stateWords(session, plot),
    here ? t('name.here', { names: here }) : '',
    prospect ? t('name.by', { total: prospect.total, effect: fullEffect(session, prospect) }) : '',
    lit ? t('name.lit') : '',
  ]
    .filter((part) => part !== '')
    .join(t('list.comma'));
}

/** "you, Cog and Ben": who stands there, the reader first. */
function standingNames(session: Session, number: number): string {
  const { play } = session;
  const seats = standingOn(session, number);
  const others = seats.filter((seat) => seat !== play.seat.value).map(play.name);
  return listed(others.length < seats.length ? [t('name.you'), ...others] : others);
}

function fullEffect(session: Session, prospect: Prospect): string {
  return [effectWords(session, prospect), ...outWords(prospect)].join(t('list.comma'));
}

/** That a total may put whoever throws out; nothing where it cannot. */
export function outWords({ outIn36 }: Prospect): readonly string[] {
  if (outIn36 === 0) return [];
  return [outIn36 === 36 ? t('effect.out') : t('effect.maybe', { n: outIn36 })];
}

/** Whose it is and what it costs, or what its event does. */
function stateWords(session: Session, plot: Plot): string {
  const table = session.shown.value;
  const { id, price, bonus, fixed, percent } = plot;
  if (bonus !== null) return t('name.gets', { amount: bonus });
  if (fixed !== null && percent !== null) return t('name.caravan', { fixed, percent });
  if (fixed !== null) return t('name.loses', { amount: fixed });
  const owner = ownerOf(table, id);
  if (owner === null) return t('name.free', { price: price ?? 0, rent: rentToBe(plot) });
  const rent = rentWords(table, plot);
  return owner === session.play.seat.value
    ? t('name.yours', { price: price ?? 0, rent })
    : t('name.of', { name: session.play.name(owner), price: price ?? 0, rent });
}

/** What a free field will bring whoever buys it: of a fleet or a camp what a lone one does. */
function rentToBe({ rent, fleetRents, rentPerPip }: Plot): string {
  if (rentPerPip !== null) return t('card.byThrow', { pip: rentPerPip });
  const [alone = 0] = fleetRents ?? [];
  return rent === null ? t('name.rent.from', { sum: alone }) : grouped(rent);
}

/** The rent as it stands now: a sum, or what a camp's throw is multiplied with. */
export function rentWords(table: Table, plot: Plot): string {
  const { id, rentPerPip } = plot;
  return rentPerPip === null
    ? grouped(table.rent[id] ?? 0)
    : t('name.camp', { pip: rentPerPip, n: campsIn(table, plot) });
}

/** Whose band a field has; one that has just become free keeps it while it fades. */
export function bandOf(
  { stage }: Session,
  { id }: Plot,
): { seat: number; fading: boolean } | undefined {
  const { table, freed } = stage.value;
  const seat = ownerOf(table, id);
  if (seat !== null) return { seat, fading: false };
  const last = freed.find(({ field }) => field === id);
  return last && { seat: last.seat, fading: true };
}

/** True while a turn is being played: what comes onto the board then comes in motion. */
export function isPlayed({ play, stage }: Session): boolean {
  const { acting, swift } = stage.peek();
  return play.moving.peek() && acting !== null && !swift;
}

export function ownerStyle(fading: boolean, fresh: boolean): string {
  if (fading) return 'owner fading';
  return fresh ? 'owner fresh' : 'owner';
}

/** The seats whose pieces are shown on a field. */
export function standingOn(session: Session, number: number): readonly number[] {
  return session.stage.value.pieces.filter(({ at }) => at === number).map(({ seat }) => seat);
}
