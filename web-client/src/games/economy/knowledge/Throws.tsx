import './throws.css';
import { Die, type Pips } from '../../../ui/Die';
import { readerAt } from '../reader';
import type { Session } from '../session';
import { t } from '../words';
import { bestByThrow, pointsMark } from './chances';

/** The best that each throw can bring the reader's next roll: it teaches what the whole number of steps means. */
export function Throws({ session }: { session: Session }) {
  const { play } = session;
  const table = play.table.value;
  const own = readerAt(table, play);
  if (!own) return null;
  const title = t(table.part === 2 ? 'throws.title.2' : 'throws.title.1');
  return (
    <div class="ec-throws">
      <h3>{title}</h3>
      <ul aria-label={title}>
        {bestByThrow(table, own).map((points, i) => (
          <li key={i}>
            <svg width="24" height="24" viewBox="-30 -30 60 60" aria-hidden="true">
              <Die pips={(i + 1) as Pips} x={0} y={0} size={52} />
            </svg>
            <span class="hidden-text">{t('throws.of', { die: i + 1 })} </span>
            <b>{pointsMark(table, points)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
