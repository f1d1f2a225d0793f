import { Medal } from '../../../ui/Medal';
import { changeTone, changeWords } from '../actions/change';
import type { Session } from '../session';
import { t } from '../words';
import { worthChange } from './foreseen';

interface Change {
  from: number;
  to: number;
}

/**
 * On a phone the seats above the map tell what each brings; what the squares of the others count, where that
 * changes, has a line in the sheet.
 */
export function Worths({ session }: { session: Session }) {
  const table = session.play.table.value;
  if (!table.event) return null;
  return (
    <OthersLine
      session={session}
      title={t('vote.worths')}
      changeOf={(seat) => worthChange(table, seat)}
    />
  );
}

/** What the others' squares bring a turn once an event has passed: the seats above the map show it without what it was. */
export function OthersProfits({ session }: { session: Session }) {
  const { event, players } = session.play.table.value;
  if (!event) return null;
  const changeOf = (seat: number) => {
    const from = players.find((player) => player.seat === seat)?.profit ?? 0;
    return { from, to: event.prospect.seats[seat]?.profit ?? from };
  };
  return <OthersLine session={session} title={t('vote.others.profits')} changeOf={changeOf} />;
}

interface Props {
  session: Session;
  title: string;
  changeOf: (seat: number) => Change;
}

function OthersLine({ session: { play }, title, changeOf }: Props) {
  const changed = play.table.value.players
    .filter(({ seat, left }) => !left && seat !== play.seat.value)
    .map(({ seat }) => ({ seat, change: changeOf(seat) }))
    .filter(({ change }) => change.from !== change.to);
  if (changed.length === 0) return null;
  return (
    <section class="worths" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {changed.map(({ seat, change }) => (
          <li key={seat}>
            <Medal colour={play.colour(seat)} size={16} />
            <span class="hidden-text">{play.called(seat)}</span>
            <span class={changeTone(change)}>{changeWords(change)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
