import './knowledge.css';
import { Medal } from '../../../ui/Medal';
import { Panel } from '../../../ui/Panel';
import { cardName } from '../card-words';
import type { LandmarksPlay } from '../play';
import { t } from '../words';
import { incomesOf } from './ledger';

/** What each card has brought to each player. */
export function Incomes({ play }: { play: LandmarksPlay }) {
  const { players } = play.table.value;
  const incomes = incomesOf(play.table.value, play.lines.value);
  return (
    <Panel small title={t('income.title')}>
      {incomes.length === 0 ? (
        <p class="lm-note">{t('income.none')}</p>
      ) : (
        <table class="lm-incomes">
          <thead>
            <tr>
              <th scope="col">{t('income.card')}</th>
              {players.map(({ seat }) => (
                <th key={seat} scope="col">
                  <Medal colour={play.colour(seat)} size={20} />
                  <span class="hidden-text">{play.called(seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {incomes.map(({ card, coins }) => (
              <tr key={card}>
                <th scope="row">{cardName(card)}</th>
                {players.map(({ seat }, i) => (
                  <td key={seat}>{coins[i]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {incomes.length > 0 && <p class="lm-note">{t('income.note')}</p>}
    </Panel>
  );
}
