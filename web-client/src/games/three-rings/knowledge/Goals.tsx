import './knowledge.css';
import { Chip } from '../../../ui/Chip';
import { Medal } from '../../../ui/Medal';
import { GoalTile } from '../GoalTile';
import { needWords } from '../own/GoalCard';
import type { Session } from '../session';
import type { PublicGoal } from '../wire';
import { t } from '../words';

/** The goal cards: what each needs, who is known to have it, and who has thrown it away. */
export function Goals({ session }: { session: Session }) {
  const { goals } = session.play.table.value;
  return (
    <div class="tr-goals">
      <p class="tr-note">{t('goals.note')}</p>
      <ul>
        {goals.map((goal) => (
          <GoalRow key={goal.id} session={session} goal={goal} />
        ))}
      </ul>
    </div>
  );
}

function GoalRow({ session, goal }: { session: Session; goal: PublicGoal }) {
  const { play } = session;
  const { players } = play.table.value;
  const open = players.filter((player) => (player.publicGoal ?? player.goal) === goal.id);
  const thrown = players.filter(({ discarded }) => discarded.includes(goal.id));
  const point = (to: PublicGoal['id'] | null) => () => {
    session.goal.value = to;
  };
  return (
    <li onPointerEnter={point(goal.id)} onPointerLeave={point(null)}>
      <GoalTile goal={goal.id} size={40} />
      <div>
        <p>
          <b>{t(`goal.${goal.id}`)}</b> {play.hand.value?.goal === goal.id && <Yours />}
        </p>
        <small class="tr-need">{needWords(play.table.value, goal.id)}</small>
        <Known session={session} seats={open.map(({ seat }) => seat)} words={t('goals.open')} />
        <Known session={session} seats={thrown.map(({ seat }) => seat)} words={t('goals.thrown')} />
      </div>
    </li>
  );
}

function Yours() {
  return <Chip kind="brass">{t('goals.yours')}</Chip>;
}

interface KnownProps {
  session: Session;
  seats: readonly number[];
  words: string;
}

function Known({ session: { play }, seats, words }: KnownProps) {
  if (seats.length === 0) return null;
  return (
    <p class="tr-known">
      {words}
      {seats.map((seat) => (
        <span key={seat}>
          <Medal colour={play.colour(seat)} size={18} />
          {play.called(seat)}
        </span>
      ))}
    </p>
  );
}
