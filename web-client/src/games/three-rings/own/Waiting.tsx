import './waiting.css';
import { minusFigure } from '../../../i18n/figure';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import type { StoryLine } from '../../game';
import { own, type Session } from '../session';
import { lineFace } from '../story';
import type { Progress, PublicPlayer } from '../wire';
import { t } from '../words';
import { Holdings } from './Holdings';

/** As many lines as fit under the board; on a phone there is room for fewer. */
const MOST_LINES = 6;
const PHONE_LINES = 3;

/**
 * While others play: what has happened since the reader's turn, and how he stands; on a phone that has a
 * tab of its own.
 */
export function Waiting({ session }: { session: Session }) {
  const { play } = session;
  const me = own(session);
  if (play.table.value.phase === 'choose-goals') return null;
  if (play.phone.value) return <Since session={session} />;
  return (
    <div class="tr-waiting">
      <Since session={session} />
      {me && <Standing session={session} me={me} />}
      {me && play.low.value && (
        <section>
          <h3 class="tr-aside-title">{t('own.title')}</h3>
          <Holdings session={session} />
        </section>
      )}
    </div>
  );
}

/** Where nothing has happened since, or the reader only watches, the last that has. */
function Since({ session: { play } }: { session: Session }) {
  const seat = play.seat.value;
  const all = play.lines.value;
  const since = linesSince(all, seat);
  const most = play.phone.value ? PHONE_LINES : MOST_LINES;
  const lines = (since.length > 0 ? since : linesSince(all, null)).slice(-most);
  const isLately = seat === null || since.length === 0;
  return (
    <section>
      <h3 class="tr-aside-title">{t(isLately ? 'wait.lately' : 'wait.since')}</h3>
      {lines.length === 0 && <p class="tr-nothing">{t('wait.nothing')}</p>}
      <ul class="tr-since">
        {lines.map((line) => {
          const { seat, text, spaces } = lineFace(line, play.name);
          const light = (to: readonly string[]) => () => {
            play.lit.value = to;
          };
          return (
            <li key={line.key} onPointerEnter={light(spaces ?? [])} onPointerLeave={light([])}>
              {seat === undefined ? (
                <Icon name="scroll" size={16} />
              ) : (
                <Medal colour={play.colour(seat)} size={16} />
              )}
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What only who is on turn does. */
const TURN = /^(rolls|claims|calls|sells|repays|consolidates|pays-interest|takes-rooftop)/;

/** What others have done since the reader's last turn, without the rules across the log; before it, all. */
export function linesSince(lines: readonly StoryLine[], seat: number | null): readonly StoryLine[] {
  const isMine = ({ code, args }: StoryLine) => args.seat === seat && TURN.test(code);
  const last = seat === null ? -1 : lines.findLastIndex(isMine);
  return lines.slice(last + 1).filter(({ code, own: isOwn }) => code !== 'round' && !isOwn);
}

interface StandingProps {
  session: Session;
  me: PublicPlayer;
}

/** The goal, for the reader alone, and the figures with which his next turn begins. */
function Standing({ session, me }: StandingProps) {
  const { goal, progress } = session.play.hand.value ?? {};
  return (
    <section class="tr-standing">
      <h3 class="tr-aside-title">{t('wait.standing')}</h3>
      {goal && progress && <GoalSoFar name={t(`goal.${goal}`)} progress={progress} />}
      <dl class="tr-facts">
        <Fact words={t('effect.cash')} value={me.cash} />
        <Fact words={t('effect.debt')} value={me.debt} costs={me.debt > 0} />
        <Fact words={t('effect.street')} value={me.interest} costs={me.interest > 0} />
      </dl>
    </section>
  );
}

function GoalSoFar({ name, progress }: { name: string; progress: Progress }) {
  const { reached, needed } = progress;
  const part = needed > 0 ? Math.max(0, Math.min(1, reached / needed)) : 0;
  return (
    <div class="tra-goal-row">
      <p>
        <span>
          <Icon name="lock-simple-fill" size={14} /> {name}
        </span>
        <b>{t('wait.goal', { reached: minusFigure(reached), needed })}</b>
      </p>
      <div
        class="tra-meter"
        style={{ '--low': String(part), '--high': String(part) }}
        aria-hidden="true"
      />
    </div>
  );
}

function Fact({ words, value, costs }: { words: string; value: number; costs?: boolean }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd class={costs ? 'costs' : ''}>{value}</dd>
    </div>
  );
}
