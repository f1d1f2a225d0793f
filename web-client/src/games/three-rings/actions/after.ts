import { allItems } from '../../moves';
import { ownerOf, spaceOf } from '../lookup';
import { placeName } from '../names';
import { own, type Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { partners } from './partner';

/* What is said after the roll: where it has led, what is still open, and how a trade was answered. */

/** What of a turn is told of trades. */
const TRADING = new Set(['rolls', 'rolls-across', 'offers-trade', 'refuses-trade', 'trades']);

export function afterTitle(session: Session): string {
  const { claimed, traded } = session.play.table.value;
  if (claimed) return t('after.title.claimed');
  const by = refusedBy(session);
  if (by !== null) return t('after.title.refused', { name: session.play.name(by) });
  if (traded) return t('after.title.traded');
  const landed = landedOn(session);
  return landed
    ? t('after.title', { die: landed.die, space: placeName(landed.space) })
    : t('after.title.plain');
}

export function afterLine(session: Session): string {
  const { claimed, traded } = session.play.table.value;
  if (claimed) return t('after.line.claimed');
  if (traded) return t(partners(session).length > 0 ? 'after.line.traded' : 'after.line.end');
  if (refusedBy(session) !== null) return t('after.line.refused');
  const landed = landedOn(session);
  const where = landed ? `${landedWords(session, landed.space)} ` : '';
  if (hasVacant(session)) return `${where}${t('after.line')}`;
  return `${where}${t(partners(session).length > 0 ? 'after.line.trade' : 'after.line.end')}`;
}

/** Where the roll of this turn has led; a claim or a called number moves nothing of it. */
function landedOn({ play }: Session): { die: number; space: Space } | null {
  const roll = play.lines.value.findLast(({ code }) => code === 'rolls' || code === 'rolls-across');
  if (roll?.args.seat !== play.table.value.turn) return null;
  return roll ? { die: Number(roll.args.die), space: String(roll.args.space) } : null;
}

/** "It is vacant.", "It is Jonas’s." */
function landedWords({ play, claimable }: Session, space: Space): string {
  const table = play.table.value;
  const owner = ownerOf(table, space);
  if (owner === play.seat.value) return t('after.landed.yours');
  if (owner !== null) return t('after.landed.of', { name: play.name(owner) });
  if (spaceOf(table, space)?.industry == null) return t('after.landed.park');
  const price = allItems(play.moves.value, 'claim', 'space').find(({ value }) => value === space);
  return t(
    claimable.value.has(space) && price?.weight === 0 ? 'after.landed.free' : 'after.landed.vacant',
  );
}

/** True if anything could be claimed, were it not for what holds all back. */
function hasVacant({ play }: Session): boolean {
  return allItems(play.moves.value, 'claim', 'space').some(({ blocked }) => blocked === null);
}

/** Who has refused the reader's last trade of this turn; null after another or none. */
export function refusedBy(session: Session): number | null {
  const last = session.play.lines.value.findLast(({ code }) => TRADING.has(code));
  const isOwn = own(session) !== undefined && session.yours.value;
  return isOwn && last?.code === 'refuses-trade' ? Number(last.args.seat) : null;
}
