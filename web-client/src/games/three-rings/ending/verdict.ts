import { minusFigure } from '../../../i18n/figure';
import type { Result as Outcome } from '../../../net/wire';
import type { Session } from '../session';
import type { Result } from '../wire';
import { t } from '../words';
import { type Final, finalOf, mostOfOthers, remaining } from './final';

type Play = Session['play'];

/** Who has won and how, and what decided it. */
export function verdict({ play }: Session, _result: Outcome): { title: string; line: string } {
  const final = finalOf(play);
  if (!final) return { title: t('end.nobody'), line: '' };
  return { title: titleOf(play, final), line: linesOf(play, final).join(' ') };
}

function titleOf(play: Play, final: Final): string {
  const { reason, winners, names, by, called } = final;
  const [winner] = winners;
  if (!winner) return t('end.nobody');
  const goal = winner.goal === null ? '' : t(`goal.${winner.goal}`);
  if (called && by) return calledTitle(play, final, by);
  switch (reason) {
    case 'declared':
      return t('end.declared', { name: names, goal });
    case 'wealth':
      return t('end.wealth', { name: names });
    case 'achieved':
      return t('end.achieved', { name: names, goal });
    case 'net-wealth':
      return t(winners.length > 1 ? 'end.shared' : 'end.richest', { names });
    case 'last-player':
      return t('end.alone', { name: names });
  }
}

/** The title names who called out, and why this player won. */
function calledTitle(play: Play, { reason, winners, names }: Final, caller: Result): string {
  const by = play.name(caller.seat);
  const goal = t(`goal.${winners[0]?.goal ?? 'wealth'}`);
  const isOwn = winners.length === 1 && winners[0]?.seat === caller.seat;
  switch (reason) {
    case 'wealth':
      return isOwn ? t('end.called.wealth.own', { by }) : t('end.called.wealth', { by, names });
    case 'achieved':
      return isOwn
        ? t('end.called.achieved.own', { by, goal })
        : t('end.called.achieved', { by, names, goal });
    default:
      if (winners.length > 1) return t('end.called.shared', { by, names });
      return isOwn ? t('end.called.richest.own', { by }) : t('end.called.richest', { by, names });
  }
}

function linesOf(play: Play, final: Final): readonly string[] {
  const { reason, winners, called, byRounds, by } = final;
  if (reason === 'last-player') {
    return [t(winners.length > 0 ? 'end.line.alone' : 'end.line.gone')];
  }
  if (called || byRounds) return [...endedBy(play, final), ...decided(play, final)];
  if (!by) return decided(play, final);
  return reason === 'declared'
    ? [reached(play, by), ...stands(play, final)]
    : [declaredFirst(play, by), ...decided(play, final)];
}

/** That the rounds ran out, or whom the call-out hit. */
function endedBy(play: Play, { byRounds, by }: Final): readonly string[] {
  if (byRounds) return [t('end.line.rounds', { round: play.table.value.round })];
  const line = play.lines.value.findLast(({ code }) => code === 'calls-out-rightly');
  if (!by || !line) return [];
  const accused = play.name(Number(line.args.accused));
  return [t('end.line.accused', { by: play.name(by.seat), accused })];
}

function reached(play: Play, { seat, reached, needed, sum, debt }: Result): string {
  const fill = { name: play.name(seat), reached: minusFigure(reached), needed: needed ?? 0, sum };
  return debt > 0 ? t('end.line.reached', { ...fill, debt }) : t('end.line.reached.noDebt', fill);
}

function declaredFirst(play: Play, { seat, goal, reached, needed }: Result): string {
  return t('end.line.declared', {
    by: play.name(seat),
    goal: goal === null ? '' : t(`goal.${goal}`),
    reached: minusFigure(reached),
    needed: needed ?? 0,
  });
}

/** Why no Wealth takes the victory from who declared. */
function stands(play: Play, { results }: Final): readonly string[] {
  const all = remaining(play.table.value, results);
  const rich = all.filter(({ goal }) => goal === 'wealth');
  if (rich.length === 0) return [t('end.line.noWealth')];
  return rich.map(({ seat, net }) =>
    t('end.line.stands', {
      name: play.name(seat),
      net: minusFigure(net),
      most: minusFigure(mostOfOthers(all, seat) ?? 0),
    }),
  );
}

/** What the comparison of all goals came to. */
function decided(play: Play, { reason, winners, results }: Final): readonly string[] {
  const [winner] = winners;
  if (!winner) return [];
  const all = remaining(play.table.value, results);
  switch (reason) {
    case 'wealth':
      return [
        t('end.line.richest', {
          name: play.name(winner.seat),
          net: minusFigure(winner.net),
          most: minusFigure(mostOfOthers(all, winner.seat) ?? 0),
        }),
      ];
    case 'achieved':
      return [t('end.line.first'), reached(play, winner)];
    default:
      return [t('end.line.noGoal', { net: minusFigure(winner.net) })];
  }
}
