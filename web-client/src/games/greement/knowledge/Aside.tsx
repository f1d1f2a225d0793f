import './aside.css';
import { AlarmClock } from '../../../ui/AlarmClock';
import { isGuiding } from '../../guide';
import { Newcomer } from '../guide/hints';
import { guideOf } from '../guide/steps';
import type { Session } from '../session';
import { t } from '../words';
import { alarmWords } from './AlarmLine';

/** Beside the map: the events to come, face down, and the alarm that nobody can see. */
export function Aside({ session }: { session: Session }) {
  const { play } = session;
  const { phase, round } = play.table.value;
  const guided = isGuiding('greement', guideOf(session));
  return (
    <div class="greement-aside">
      {phase === 'choose-start' && <Choosers session={session} />}
      <Newcomer session={session} />
      {!(guided && play.low.value) && (
        <div class="aside-foot">
          {round > 0 && !guided && <Backs session={session} />}
          <div class="aside-alarm">
            <AlarmClock width={92} />
            <div>
              <h2 class="small-title">{t('alarm.title')}</h2>
              <p>{alarmWords(session)}</p>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

/** The three cards before a round: those of the running one until its turns begin. */
function Backs({ session }: { session: Session }) {
  const { round, event } = session.play.table.value;
  const aside = session.aside.value;
  const before = event ? round : round + 1;
  const place = aside?.position ?? event?.position ?? 0;
  const words = [
    place > 1 ? t('backs.done', { n: place - 1 }) : '',
    place > 0 ? t('backs.one') : '',
    place === 0 ? t('backs.down') : place < 3 ? t('backs.left', { n: 3 - place }) : '',
  ].filter((part) => part !== '');
  return (
    <div class="event-backs">
      <svg width="74" height="52" viewBox="0 0 74 52" aria-hidden="true">
        {[0, 1, 2].map((i) => (
          <g
            key={i}
            transform={`translate(${4 + i * 22} ${i === 1 ? 2 : 4}) rotate(${(i - 1) * 5} 13 22)`}
          >
            <rect
              class={
                i + 1 < place ? 'mini-back done' : i + 1 === place ? 'mini-back open' : 'mini-back'
              }
              width="28"
              height="42"
              rx="4"
            />
            <rect class="mini-weave" x="2.5" y="2.5" width="23" height="37" rx="2" />
          </g>
        ))}
      </svg>
      <p>
        <b>{t('backs.before', { round: before })}</b>
        <span>{words.join(t('list.comma'))}</span>
      </p>
    </div>
  );
}

function Choosers({ session }: { session: Session }) {
  const { players } = session.play.table.value;
  const all = players.filter((player) => !player.left);
  const settled = all.filter((player) => player.lockedStart !== null).length;
  const open = all.length - settled;
  const chosen = all.filter((player) => player.lockedStart === null && player.hasChosen).length;
  return (
    <section class="panel choosers" aria-label={t('choosers.title')}>
      <h2 class="small-title">{t('choosers.title')}</h2>
      <dl>
        {settled > 0 && (
          <div>
            <dt>{t('choosers.settled')}</dt>
            <dd>{settled}</dd>
          </div>
        )}
        <div>
          <dt>{t(settled > 0 ? 'choosers.again' : 'choosers.chosen')}</dt>
          <dd>{t('choosers.of', { n: chosen, of: open })}</dd>
        </div>
      </dl>
      <p>{t('choosers.line')}</p>
    </section>
  );
}
