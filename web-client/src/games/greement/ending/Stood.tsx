import { figure } from '../../../i18n/figure';
import { Ledger } from '../knowledge/Ledger';
import { ledger } from '../knowledge/paper';
import type { Session } from '../session';
import { worthOf } from '../sums';
import { t } from '../words';

/**
 * How far each had come when the game was called off: what his open squares count and bring, and the reader's own
 * paper. Those of the others only a game that comes to its end opens.
 */
export function Stood({ session }: { session: Session }) {
  const { play, covered } = session;
  const table = play.table.value;
  const hand = play.hand.value;
  if (table.round === 0) return <p>{t('stood.begun')}</p>;
  return (
    <>
      <div class="ledger-whole">
        <table class="ledger stood">
          <thead>
            <tr>
              <th scope="col">{t('stood.round', { round: table.round })}</th>
              <th scope="col">{t('stood.worth')}</th>
              <th scope="col">{t('stood.profit')}</th>
            </tr>
          </thead>
          <tbody>
            {table.players.map(({ seat, profit }) => (
              <tr key={seat}>
                <th scope="row">{play.called(seat)}</th>
                <td>{figure(worthOf(table, seat))}</td>
                <td>{figure(profit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{t('stood.closed')}</p>
      {hand && !covered.value && (
        <Ledger caption={t('stood.yours')} lines={ledger(hand.paper, play.name)} hand={hand} />
      )}
    </>
  );
}
