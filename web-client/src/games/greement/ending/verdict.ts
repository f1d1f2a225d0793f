import { minusFigure } from '../../../i18n/figure';
import { listed } from '../../../i18n/list';
import type { Result } from '../../../net/wire';
import type { Session } from '../session';
import { t } from '../words';

/** Who has won, and what happened at the last moment. */
export function verdict({ play }: Session, result: Result): { title: string; line: string } {
  const best = result.ranking.filter((ranked) => ranked.place === 1);
  const wealth = best[0]?.score ?? 0;
  const yours = best.some(({ seat }) => seat === play.seat.value) ? '.you' : '';
  const others = best.filter(({ seat }) => seat !== play.seat.value);
  const name = listed(others.map(({ seat }) => play.name(seat)));
  const key = best.length === 1 ? 'end.wins' : 'end.shared';
  const title = t(`${key}${yours}`, { name, wealth: minusFigure(wealth) });
  return { title, line: lastMoment({ play }, result.reason) };
}

function lastMoment({ play }: Pick<Session, 'play'>, reason: string): string {
  const { round, disclosed } = play.table.value;
  if (reason !== 'alarm') return t('end.lastPlayer', { round });
  const seconds = disclosed?.alarmSeconds ?? 0;
  return [
    t('end.alarm', { round, during: during(play) }),
    t('end.setTo', { n: Math.round(seconds / 6) / 10 }),
  ].join(' ');
}

/** What was going on, by the last line that says so. */
function during(play: Session['play']): string {
  const last = play.lines.value.findLast(
    ({ code }) => code === 'turn-began' || code === 'card-turned-up',
  );
  if (last?.code !== 'turn-began') return t('end.during.events');
  const seat = Number(last.args.seat);
  return seat === play.seat.value
    ? t('end.during.turn.you')
    : t('end.during.turn', { name: play.name(seat) });
}

/** Why nobody has won, where too few were left to begin. */
export function unwon({ play }: Pick<Session, 'play'>): string | undefined {
  const reason = play.table.value.disclosed?.reason;
  return reason === 'called-off' ? t('end.calledOff.line') : undefined;
}
