import { signedFigure } from '../../../i18n/figure';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import { type Change, cashOf, debtOf, goalStep, type Step, worthTogether } from '../bundle/outlook';
import { ownedBy } from '../lookup';
import type { Session } from '../session';
import { t } from '../words';
import { NetworkRow } from './Outcomes';

interface Props {
  session: Session;
  partner: number;
  mine: Change;
  theirs: Change;
}

/** What a trade is worth to both by what everybody knows, what it leaves the reader, and where his goal would stand. */
export function TradeSums({ session, partner, mine, theirs }: Props) {
  const me = session.play.seat.value ?? 0;
  const goal = goalStep(session, mine);
  return (
    <div class="tra-card tra-sums">
      <SumRow session={session} seat={me} change={mine} />
      <SumRow session={session} seat={partner} change={theirs} />
      <p class="tra-left">
        {t('trade.left', {
          cash: shortStep(cashOf(session, me, mine)),
          debt: shortStep(debtOf(session, me, mine)),
        })}
      </p>
      {goal && (
        <p class="tra-goal-row">
          <Icon name="lock-simple-fill" size={14} />{' '}
          {goal.from === goal.to
            ? t('effect.goal.stays', { to: goal.to, needed: goal.needed })
            : t('trade.goal', { ...goal })}
        </p>
      )}
    </div>
  );
}

interface RowProps {
  session: Session;
  seat: number;
  change: Change;
}

function SumRow({ session, seat, change }: RowProps) {
  const { play } = session;
  const gain = gainOf(session, seat, change);
  return (
    <div>
      <p>
        <span class="tra-who">
          <Medal colour={play.colour(seat)} size={22} /> {whoseWords(session, seat)}
        </span>
        <b class={`tra-gain ${gain < 0 ? 'brick-words' : 'green-words'}`}>{signedFigure(gain)}</b>
      </p>
      <dl>
        <NetworkRow session={session} seat={seat} change={change} />
      </dl>
    </div>
  );
}

/** "6 → 2", or what it is where it stays. */
function shortStep({ from, to }: Step): string {
  return from === to ? String(to) : t('effect.step', { from, to });
}

/** "worth to you"; on a phone whose it is alone. */
function whoseWords({ play }: Session, seat: number): string {
  const isMine = seat === play.seat.value;
  if (play.phone.value) return isMine ? t('trade.you') : play.name(seat);
  return isMine ? t('trade.worth.you') : t('trade.worth', { name: play.name(seat) });
}

/** By how much a player's money and properties would be worth more, networks included. */
export function gainOf({ play }: Session, seat: number, change: Change): number {
  const table = play.table.value;
  const before = ownedBy(table, seat);
  const after = [...before.filter((space) => !change.gives.includes(space)), ...change.gains];
  const worth = worthTogether(table, after) - worthTogether(table, before);
  return worth + change.cash - change.debt;
}
