import './goals.css';
import { useState } from 'preact/hooks';
import { announce } from '../../../ui/aria';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { Icon } from '../../../ui/Icon';
import { useKey } from '../../../ui/keys';
import { openItems } from '../../moves';
import { goalIcons, goalOf } from '../lookup';
import { goalName } from '../names';
import type { Session } from '../session';
import type { Goal } from '../wire';
import { t } from '../words';
import { Bar } from './Bar';
import { titleOf } from './titles';

/**
 * The seven cards before the start: pointing at one lights its spaces, a press notes it at once, and
 * noting another is silent to all others. After a wrong call-out the new one is for all to see, so
 * that a button settles it.
 */
export function GoalBar({ session }: { session: Session }) {
  const { play } = session;
  const isPublic = play.table.value.phase === 'public-goal';
  const cards = openItems(play.moves.value, 'choose-goal', 'goal').map(
    ({ value }) => value as Goal,
  );
  const [openly, setOpenly] = useState<Goal | null>(null);
  const noted = isPublic ? openly : (play.hand.value?.goal ?? null);
  const note = (goal: Goal) => {
    session.goal.value = goal;
    if (isPublic) setOpenly(goal);
    else void send(session, goal);
  };
  return (
    <Bar
      session={session}
      aside={!isPublic && <Chip kind="brass">{t('declare.secret')}</Chip>}
      buttons={
        <>
          {isPublic ? (
            <Settle session={session} goal={noted} />
          ) : (
            <Noted goal={noted} isPhone={play.phone.value} />
          )}
          {!isPublic && cards.length > 0 && (
            <Button
              label={t('choose.any')}
              second={t('choose.any.line')}
              icon="dice-five"
              keyCap="r"
              onClick={() => note(anyOf(cards))}
            />
          )}
        </>
      }
    >
      <fieldset class="tra-goals">
        <legend class="hidden-text">{titleOf(session)}</legend>
        {cards.map((goal, index) => (
          <GoalCard
            key={goal}
            session={session}
            goal={goal}
            number={index + 1}
            isNoted={goal === noted}
            onNote={() => note(goal)}
          />
        ))}
      </fieldset>
    </Bar>
  );
}

async function send({ play }: Session, goal: Goal): Promise<void> {
  const done = await play.act({ type: 'choose-goal', goal });
  if (done) announce(t('choose.noted.spoken', { goal: goalName(goal) }));
}

/** Drawn in the browser and sent like a press. */
function anyOf(cards: readonly Goal[]): Goal {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return cards[drawn % cards.length] ?? 'wealth';
}

/** What is noted is brass: nothing more has to be done. */
function Noted({ goal, isPhone }: { goal: Goal | null; isPhone: boolean }) {
  const none = t(isPhone ? 'choose.none.line.touch' : 'choose.none.line');
  return (
    <p class={`tra-noted${goal === null ? ' none' : ''}`}>
      <Icon name="lock-simple" size={16} />
      <span>
        <b>{goal === null ? t('choose.none') : t('choose.noted', { goal: goalName(goal) })}</b>
        <small>{goal === null ? none : t('choose.noted.line')}</small>
      </span>
    </p>
  );
}

function Settle({ session, goal }: { session: Session; goal: Goal | null }) {
  const { play } = session;
  return (
    <Button
      label={goal === null ? t('choose.public.none') : t('choose.public', { goal: goalName(goal) })}
      second={t('choose.public.line')}
      icon="target"
      kind="main"
      keyCap="enter"
      blocked={goal === null ? t('choose.public.choose') : undefined}
      busy={play.busy.value === 'choose-goal'}
      onClick={() => goal && void play.act({ type: 'choose-goal', goal })}
    />
  );
}

interface CardProps {
  session: Session;
  goal: Goal;
  number: number;
  isNoted: boolean;
  onNote: () => void;
}

function GoalCard({ session, goal, number, isNoted, onNote }: CardProps) {
  const table = session.play.table.value;
  const card = goalOf(table, goal);
  useKey(String(number), onNote);
  const point = () => {
    session.goal.value = goal;
  };
  return (
    <label class={`tra-goal ${goal}${isNoted ? ' noted' : ''}`} onPointerEnter={point}>
      <input
        type="radio"
        name="tra-goal"
        checked={isNoted}
        aria-keyshortcuts={String(number)}
        onFocus={point}
        onChange={onNote}
      />
      <span class="tra-goal-head">
        <span class="key-cap" aria-hidden="true">
          {number}
        </span>
        <Icon name={goalIcons[goal]} size={26} />
        {isNoted && <Icon name="lock-simple-fill" size={16} />}
      </span>
      <b>{goalName(goal)}</b>
      <b class="tra-goal-points">{card?.points ?? t('choose.most')}</b>
      <small>{goalLine(session, goal)}</small>
    </label>
  );
}

/** "of 82 on the board", "5 in each of five", "net wealth" */
function goalLine({ play }: Session, goal: Goal): string {
  const table = play.table.value;
  const card = goalOf(table, goal);
  if (card?.points == null) return t('choose.wealth.line');
  if (card.leastOfEach > 0) return t('choose.each.line', { least: card.leastOfEach });
  const all = table.board
    .filter(({ industry }) => industry === card.industry)
    .reduce((sum, { printed }) => sum + printed, 0);
  return t(play.phone.value || play.low.value ? 'choose.goal.short' : 'choose.goal.line', { all });
}
