import './acts.css';
import { Dice } from '../../../ui/Dice';
import type { Pips } from '../../../ui/Die';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import type { Act } from '../scene/seen';
import type { Session } from '../session';
import { VictoryCards } from './VictoryCards';

/** What is played over the board: cards that turn down, the dice for the first turn, the victory. */
export function Acts({ session }: { session: Session }) {
  const { act } = session.scenes.shown.value;
  return act && <Played session={session} act={act} />;
}

function Played({ session, act }: { session: Session; act: Act }) {
  switch (act.type) {
    case 'cards':
      return <Cards session={session} />;
    case 'first':
      return <First session={session} act={act} />;
    case 'victory':
      return <VictoryCards session={session} victory={act.victory} />;
  }
}

/** A card for each player turns its back up. */
function Cards({ session: { play, scenes } }: { session: Session }) {
  const { players } = scenes.shown.value.table;
  return (
    <div class="tr-acts" aria-hidden="true">
      {players
        .filter(({ left }) => !left)
        .map(({ seat }) => (
          <span key={seat} class="tr-card-back">
            <Icon name="lock-simple-fill" size={22} />
            <Medal colour={play.colour(seat)} size={28} />
          </span>
        ))}
    </div>
  );
}

/** A die for each throw, in the order in which they fell; the highest of the last round begins. */
function First({
  session: { play },
  act,
}: {
  session: Session;
  act: Extract<Act, { type: 'first' }>;
}) {
  return (
    <div class="tr-acts" aria-hidden="true">
      {act.seats.map((seat, i) => (
        <span key={`${seat} ${i}`} class="tr-first">
          <Dice
            pips={[(act.dice[i] ?? 1) as Pips]}
            thrown={`first ${i}`}
            size={48}
            moving={false}
            label=""
          />
          <Medal colour={play.colour(seat)} size={28} />
        </span>
      ))}
    </div>
  );
}
