import '../knowledge/knowledge.css';
import { figure, minusFigure } from '../../../i18n/figure';
import { playerOf } from '../lookup';
import type { Session } from '../session';
import type { Result } from '../wire';
import { t } from '../words';
import { NamedRow } from './NamedRow';

interface Props {
  session: Session;
  results: readonly Result[];
}

/** Cash, debt, rents, interest and net wealth of all. */
export function Sums({ session, results }: Props) {
  const { play } = session;
  return (
    <div class="tr-table-frame">
      <table class="tr-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden-text">{t('end.player')}</span>
            </th>
            <th scope="col">{t('end.cash')}</th>
            <th scope="col">{t('end.debt')}</th>
            <th scope="col">{t('end.rents')}</th>
            <th scope="col">{t('end.interest')}</th>
            <th scope="col">{t('end.net')}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ seat, cash, debt, net }) => {
            const player = playerOf(play.table.value, seat);
            return (
              <NamedRow key={seat} play={play} seat={seat}>
                <td>{figure(cash)}</td>
                <td class={debt > 0 ? 'brick-words' : ''}>{figure(debt)}</td>
                <td>
                  {t('end.rents.of', {
                    received: player?.rentReceived ?? 0,
                    paid: player?.rentPaid ?? 0,
                  })}
                </td>
                <td>{figure(player?.interestPaid ?? 0)}</td>
                <td>
                  <b>{minusFigure(net)}</b>
                </td>
              </NamedRow>
            );
          })}
        </tbody>
      </table>
      <p class="tr-note">{t('end.table.note')}</p>
    </div>
  );
}
