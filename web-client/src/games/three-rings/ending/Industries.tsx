import '../knowledge/knowledge.css';
import { figure } from '../../../i18n/figure';
import { GoalTile } from '../GoalTile';
import { industries } from '../lookup';
import type { Session } from '../session';
import type { Result } from '../wire';
import { t } from '../words';
import { NamedRow } from './NamedRow';

interface Props {
  session: Session;
  results: readonly Result[];
}

/** What the properties of all came to by industry: as printed, and below it as they counted last. */
export function Industries({ session, results }: Props) {
  return (
    <div class="tr-table-frame">
      <table class="tr-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden-text">{t('end.player')}</span>
            </th>
            {industries.map((industry) => (
              <th key={industry} scope="col">
                <span title={t(`industry.${industry}`)}>
                  <GoalTile goal={industry} size={28} />
                  <span class="hidden-text">{t(`industry.${industry}`)}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map(({ seat, printed, current }) => (
            <NamedRow key={seat} play={session.play} seat={seat}>
              {industries.map((industry) => (
                <td key={industry}>
                  {figure(printed[industry] ?? 0)}
                  {current[industry] !== printed[industry] && (
                    <small>{t('end.now', { value: current[industry] ?? 0 })}</small>
                  )}
                </td>
              ))}
            </NamedRow>
          ))}
        </tbody>
      </table>
      <p class="tr-note">{t('end.industries.note')}</p>
    </div>
  );
}
