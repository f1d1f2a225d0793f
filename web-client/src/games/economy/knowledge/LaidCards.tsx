import './knowledge.css';
import { Medal } from '../../../ui/Medal';
import { laidTogether, placedWords } from '../placed';
import type { Session } from '../session';

/** Before the first move: who has laid which card where, the newest first. */
export function LaidCards({ session }: { session: Session }) {
  const { play, placed } = session;
  const newestFirst = [...laidTogether(placed.value)].reverse();
  return (
    <ol class="ec-laid-cards">
      {newestFirst.map((together) => (
        <li key={together[0]?.space}>
          <span class="ec-laid-by">
            {together[0]?.seats.map((seat) => (
              <Medal key={seat} colour={play.colour(seat)} size={17} />
            ))}
          </span>
          <span>{placedWords(play, together)}</span>
        </li>
      ))}
    </ol>
  );
}
