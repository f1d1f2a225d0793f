import './stamp.css';
import { Icon } from '../../../ui/Icon';
import { cardTitle, effectLines } from '../events/words';
import type { Verdict } from '../scenes';
import type { Session } from '../session';
import { t } from '../words';

/** The verdict of a vote over the board: what was decided, by how many, and what comes of it. */
export function Stamp({ session }: { session: Session }) {
  const verdict = session.verdict.value;
  if (!verdict) return null;
  const { card, stopped, against, inFavour } = verdict;
  return (
    // The line of the log says the same, and is read.
    <div class={`verdict-stamp ${stopped ? 'stopped' : 'passed'}`} aria-hidden="true">
      <p class="stamp-card">{cardTitle(card)}</p>
      <p class="stamp-word">
        <Icon name={stopped ? 'hand-palm' : 'check'} size={26} />
        {t(stopped ? 'stamp.stopped' : 'stamp.passed')}
      </p>
      <p class="stamp-votes">{t('stamp.votes', { against, for: inFavour })}</p>
      <Effect session={session} verdict={verdict} />
    </div>
  );
}

function Effect({ session, verdict }: { session: Session; verdict: Verdict }) {
  const { stopped, card, held } = verdict;
  if (stopped) return <p class="stamp-effect">{t('stamp.nothing')}</p>;
  const table = session.play.table.value;
  return (
    <ul class="stamp-effect">
      {effectLines(card, held ? table : undefined).map(({ words, change }, i) => (
        <li key={words} style={{ '--nth': i }}>
          {words} <b>{change}</b>
        </li>
      ))}
    </ul>
  );
}
