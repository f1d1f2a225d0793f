import './knowledge.css';
import { Medal } from '../../../ui/Medal';
import type { Session } from '../session';
import { t } from '../words';
import { earlierMoves } from './earlier-moves';

/** How many moves are told beside the last one. */
const MOST = 2;

/** What came before the last move, in a line each, so that none is missed while the next one walks. */
export function EarlierMoves({ session }: { session: Session }) {
  const moves = earlierMoves(session, MOST);
  if (moves.length === 0) return null;
  return (
    <>
      <ol class="ec-earlier" aria-label={t('before.title')}>
        {moves.map(({ key, seat, words }) => (
          <li key={key}>
            <Medal colour={session.play.colour(seat)} size={17} />
            <span>{words}</span>
          </li>
        ))}
      </ol>
      {moves.some(({ stripped }) => stripped) && <p class="ec-stripped">{t('before.stripped')}</p>}
    </>
  );
}
