import '../goal-colours.css';
import { minusFigure } from '../../../i18n/figure';
import { Chip } from '../../../ui/Chip';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import { SeatName } from '../../../ui/SeatName';
import { goalIcons, industries, playerOf } from '../lookup';
import type { Session } from '../session';
import type { Result } from '../wire';
import { t } from '../words';
import { type Final, mostOfOthers, remaining } from './final';

interface Props {
  session: Session;
  final: Final;
  result: Result;
  place: number;
}

/** One player's goal, shown: how much of it was reached, and what it is made of. */
export function ResultCard({ session, final, result, place }: Props) {
  const { play } = session;
  const { seat, goal } = result;
  const isWinner = final.winners.some((winner) => winner.seat === seat);
  const { title, share } = reachedOf(session, final, result);
  return (
    <li
      class={`panel tr-result${isWinner ? ' won' : ''}`}
      style={{ '--turn': String(turnOf(final, result)) }}
    >
      <span class="hidden-text">{t('end.place', { n: place })}</span>
      <div class={`tr-suit tr-result-head ${goal ?? ''}`}>
        <Medal colour={play.colour(seat)} size={30} />
        {goal !== null && <Icon name={goalIcons[goal]} size={56} />}
        <Fate session={session} final={final} result={result} />
      </div>
      <div class="tr-result-body">
        <p class="tr-result-who">
          <span>
            <SeatName name={play.called(seat)} you={seat === play.seat.value} />
          </span>
          <small>{shortWords(final, result)}</small>
        </p>
        <h3>{title}</h3>
        <span class="tr-result-bar" aria-hidden="true">
          <span style={{ width: `${100 * share}%` }} />
        </span>
        <Parts result={result} />
      </div>
    </li>
  );
}

/** Who declared or called out is shown first, then the others from the least wealth, Wealth last. */
function turnOf({ by, results }: Final, { seat }: Result): number {
  const rank = ({ seat: each, goal, net }: Result) =>
    each === by?.seat ? -Infinity : goal === 'wealth' ? 1e12 + net : net;
  return [...results].sort((a, b) => rank(a) - rank(b)).findIndex((each) => each.seat === seat);
}

function Fate({ session, final, result: { seat, goal, met } }: Omit<Props, 'place'>) {
  if (playerOf(session.play.table.value, seat)?.left) return <Chip>{t('end.left')}</Chip>;
  const isRichest = final.reason === 'wealth' && final.winners.some((each) => each.seat === seat);
  if (met || isRichest) {
    return (
      <Chip kind="green" icon="trophy-fill">
        {t(isRichest ? 'end.isRichest' : 'end.met')}
      </Chip>
    );
  }
  return <Chip>{t(goal === 'wealth' ? 'end.notRichest' : 'end.notMet')}</Chip>;
}

/** "Culture, 41 of 40", "Wealth, 65 against 68", and how full its bar is. */
function reachedOf({ play }: Session, { results }: Final, result: Result) {
  const { seat, goal, reached, needed, net } = result;
  if (goal === null) return { title: t('end.noGoal'), share: 0 };
  const name = t(`goal.${goal}`);
  if (goal === 'wealth') {
    const most = mostOfOthers(remaining(play.table.value, results), seat) ?? 0;
    const title = t('end.against', { goal: name, net: minusFigure(net), most: minusFigure(most) });
    return { title, share: shareOf(net, most) };
  }
  const title = t('end.of', { goal: name, reached: minusFigure(reached), needed: needed ?? 0 });
  return { title, share: shareOf(reached, needed ?? 0) };
}

function shareOf(value: number, whole: number): number {
  return Math.min(1, Math.max(0, whole > 0 ? value / whole : Number(value > 0)));
}

/** What is missing, or that this one declared or called out. */
function shortWords({ by, called }: Final, { seat, goal, needed, reached, met }: Result): string {
  if (by?.seat === seat) return t(called ? 'end.calls' : 'end.declares');
  if (goal === null || goal === 'wealth' || needed === null || met) return '';
  return needed > reached ? t('end.short', { n: needed - reached }) : t('end.oneMissing');
}

/** The points that count, and the debt that is taken off. */
function Parts({ result: { goal, sum, current, printed, cash, debt } }: { result: Result }) {
  if (goal === null) return null;
  const rows: readonly (readonly [words: string, value: number])[] =
    goal === 'wealth'
      ? [
          [t('end.valuesNow'), Object.values(current).reduce((all, each) => all + each, 0)],
          [t('end.cash'), cash],
        ]
      : goal === 'diversification'
        ? industries.map((each) => [t(`industry.${each}`), printed[each] ?? 0] as const)
        : [[t(`industry.${goal}`), sum]];
  return (
    <dl class="tr-result-parts">
      {rows.map(([words, value]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{minusFigure(value)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('end.debt')}</dt>
        <dd class={debt > 0 ? 'brick-words' : ''}>{minusFigure(-debt)}</dd>
      </div>
    </dl>
  );
}
