import './standings.css';
import { figure } from '../../../i18n/figure';
import { Medal } from '../../../ui/Medal';
import type { Session } from '../session';
import { worthOf } from '../sums';
import type { Table } from '../wire';
import { t } from '../words';

/** For who watches: what is open of everybody, the highest profit first, and that the rest is secret. */
export function Standings({ session }: { session: Session }) {
  const { play } = session;
  const table = play.table.value;
  const players = table.players.filter(({ left }) => !left).toSorted((a, b) => b.profit - a.profit);
  return (
    <section class="standings">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('standings.title')}</th>
            <th scope="col">{t('standings.squares')}</th>
            <th scope="col">{t('standings.profit')}</th>
            <th scope="col">{t('standings.worth')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ seat, squareCount, profit }) => (
            <tr key={seat} class={seat === table.seatOnTurn ? 'on-turn' : ''}>
              <th scope="row">
                <span class="standing-name">
                  <Medal colour={play.colour(seat)} size={22} />
                  {play.called(seat)}
                </span>
              </th>
              <td>{figure(squareCount)}</td>
              <td>{figure(profit)}</td>
              <td>{figure(worthOf(table, seat))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('standings.secret')}</p>
    </section>
  );
}

/** Who comes after the player on turn, or that the events do. */
export function nextWords({ play }: Session): string {
  const { players, first, seatOnTurn, round }: Table = play.table.value;
  if (seatOnTurn === null) return '';
  const seats = players.filter(({ left }) => !left).map(({ seat }) => seat);
  const next = seats.find((seat) => seat > seatOnTurn) ?? seats[0];
  if (next === undefined) return '';
  if (next === play.seat.value && next !== first) return t('watch.next.you');
  return next === first
    ? t('watch.next.events', { round: round + 1 })
    : t('watch.next', { name: play.name(next) });
}
