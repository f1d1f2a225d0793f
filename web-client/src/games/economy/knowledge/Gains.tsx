import './knowledge.css';
import { Medal } from '../../../ui/Medal';
import { openCard, payments } from '../cards';
import { paysAt } from '../pays';
import { readerAt, who } from '../reader';
import type { Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';

/** What a landing pays to all who collect: a medal and a figure for each. */
export function Gains({ session, pays }: { session: Session; pays: readonly number[] }) {
  const { play } = session;
  const gains = payments(play.table.value, pays);
  if (gains.length === 0) return null;
  return (
    <ul class="ec-gains">
      {gains.map(({ seat, points }) => (
        <li key={seat}>
          <Medal colour={play.colour(seat)} size={26} />
          <span class="hidden-text">{play.called(seat)} </span>
          <b>{t('landing.gain', { points })}</b>
        </li>
      ))}
    </ul>
  );
}

/** The same as words: "Anna +3, Ben +1". */
export function gainWords({ play }: Pick<Session, 'play'>, pays: readonly number[]): string {
  return payments(play.table.value, pays)
    .map(({ seat, points }) => t('landing.gainOf', { name: who(play, seat), points }))
    .join(t('list.comma'));
}

/** What it pays the others: "Jonas +1". */
export function othersGains({ play }: Session, pays: readonly number[]): readonly string[] {
  return payments(play.table.value, pays)
    .filter(({ seat }) => seat !== play.seat.value)
    .map(({ seat, points }) => t('landing.gainOf', { name: play.name(seat), points }));
}

/**
 * So many letters stand in the two lines of a button: in the bar, and in a phone's sheet, which is folded the
 * narrower.
 */
const ROOM_IN_BAR = 50;
const ROOM_ON_PHONE = 80;

/**
 * The same with the reader in front, also where he gains nothing: "you 0 · Anna +4"; or with other words of what he
 * gains. Where their names are long the sum of the others: panel, sheet and board name all.
 */
export function gainsOfAll(session: Session, pays: readonly number[], own = ''): string {
  const { play } = session;
  const { players } = play.table.value;
  const mine = pays[players.findIndex(({ seat }) => seat === play.seat.value)] ?? 0;
  const you = own || t(mine > 0 ? 'landing.you' : 'landing.you.none', { points: mine });
  const others = othersGains(session, pays);
  const named = unbroken([you, ...others]).join(t('list.dot'));
  if (named.length <= (play.phone.value ? ROOM_ON_PHONE : ROOM_IN_BAR)) return named;
  const points = pays.reduce((sum, each) => sum + each, -mine);
  return [you, t('landing.others', { n: others.length, points })].join(t('list.dot'));
}

/**
 * The same in a sentence, with who pays and what the reader would have: "MOTOR pays you 3 (24 → 27 of 36), Jonas 1";
 * empty where nothing is paid. Long names leave room for the sum of the others.
 */
export function paidWords(session: Session, to: Space): string {
  const { play, destinations } = session;
  const card = openCard(play.table.value, to);
  if (!card || destinations.value.get(to)?.brings !== 'pays') return '';
  const table = play.table.value;
  const pays = paysAt(session, to);
  const before = readerAt(table, play)?.points ?? 0;
  const points = pays[table.players.findIndex(({ seat }) => seat === play.seat.value)] ?? 0;
  const sector = t(`sector.${card.sector}`);
  const { target } = table;
  const own =
    points > 0
      ? t('move.sector', { sector, points, before, after: before + points, target })
      : t('move.sector.none', { sector });
  const others = payments(table, pays).filter(({ seat }) => seat !== play.seat.value);
  const each = others.map((other) =>
    t('move.sector.of', { name: play.name(other.seat), points: other.points }),
  );
  const named = [own, ...each].join(t('list.comma'));
  if (named.length <= ROOM_ON_PHONE) return named;
  const sum = others.reduce((all, other) => all + other.points, 0);
  return [own, t('move.sector.others', { n: others.length, points: sum })].join(t('list.comma'));
}

/** A figure stays in the line of its name. */
function unbroken(gains: readonly string[]): readonly string[] {
  return gains.map((each) => each.replace(' +', '\u00a0+'));
}
