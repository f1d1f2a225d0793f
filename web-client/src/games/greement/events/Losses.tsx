import './losses.css';
import { signedFigure } from '../../../i18n/figure';
import { listed } from '../../../i18n/list';
import { Medal } from '../../../ui/Medal';
import { changeTone, changeWords } from '../actions/change';
import type { Session } from '../session';
import { ownedBy } from '../sums';
import type { Square } from '../wire';
import { t } from '../words';

/** What each player would lose, squares, worth and refund; who has nothing in danger shares a line. */
export function Losses({ session }: { session: Session }) {
  const { play, endangered } = session;
  const table = play.table.value;
  if (!table.event) return null;
  const losing = table.players.map(({ seat }) => ({
    seat,
    name: seat === play.seat.value ? t('side.you') : play.name(seat),
    squares: ownedBy(table, seat).filter((square) => endangered.value.has(square)),
  }));
  const safe = losing.filter(({ squares }) => squares.length === 0).map(({ name }) => name);
  return (
    <div class="losses">
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('loss.worth')}</th>
            <th scope="col">{t('loss.refund')}</th>
            <th scope="col">{t('loss.all')}</th>
            <th scope="col">{t('loss.profit')}</th>
          </tr>
        </thead>
        {losing
          .filter(({ squares }) => squares.length > 0)
          .map((each) => (
            <Loss key={each.seat} session={session} {...each} />
          ))}
      </table>
      {safe.length > 0 && <p>{t('loss.none', { names: listed(safe) })}</p>}
    </div>
  );
}

/** On a phone, where no table has room: what each of the others would lose, less the refund, and of his profit. */
export function LossSum({ session }: { session: Session }) {
  const { play } = session;
  const { players, event } = play.table.value;
  const losing = players.flatMap(({ seat, profit: from }) => {
    const { lost = 0, refund = 0, profit = from } = event?.prospect.seats[seat] ?? {};
    if (seat === play.seat.value || lost === 0) return [];
    return [{ seat, coins: signedFigure(refund - lost), profit: { from, to: profit } }];
  });
  if (losing.length === 0) return <p class="loss-sum">{t('loss.others.none')}</p>;
  return (
    <section class="worths loss-sum" aria-label={t('loss.others')}>
      <h3>{t('loss.others')}</h3>
      <ul>
        {losing.map(({ seat, coins, profit }) => (
          <li key={seat}>
            <Medal colour={play.colour(seat)} size={16} />
            <span class="hidden-text">{play.called(seat)}</span>
            <span class="brick-words">{coins},</span>
            {t('foreseen.profit.short')}
            <span class={changeTone(profit)}>{changeWords(profit)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LossProps {
  session: Session;
  seat: number;
  name: string;
  squares: readonly Square[];
}

function Loss({ session, seat, name, squares }: LossProps) {
  const { play, player } = session;
  const from = player(seat)?.profit ?? 0;
  const {
    lost = 0,
    refund = 0,
    profit = from,
  } = play.table.value.event?.prospect.seats[seat] ?? {};
  const change = { from, to: profit };
  return (
    <tbody>
      <tr>
        <th scope="row">
          <Medal colour={play.colour(seat)} size={16} />
          <span>{name}</span>
        </th>
        <td>{signedFigure(-lost)}</td>
        <td>{signedFigure(refund)}</td>
        <td class="brick-words">{signedFigure(refund - lost)}</td>
        <td class={changeTone(change)}>{changeWords(change)}</td>
      </tr>
      <tr>
        <td colSpan={5}>{squares.join(' ')}</td>
      </tr>
    </tbody>
  );
}
