import { Icon } from '../../../ui/Icon';
import { DebtRows, Row, stepWords } from '../bundle/Effects';
import {
  type Change,
  cashOf,
  debtOf,
  type GoalStep,
  goalStep,
  networkStep,
  streetOf,
  virtualStep,
} from '../bundle/outlook';
import { playerOf } from '../lookup';
import type { Session } from '../session';
import type { Rent, Terms } from '../wire';
import { t } from '../words';

interface Props {
  session: Session;
  change: Change;
}

/** What changes for the reader: what is at hand, debt, street, goal, network. */
export function IfAccepted({ session, change }: Props) {
  const seat = session.play.seat.value ?? 0;
  const cash = cashOf(session, seat, change);
  const debt = debtOf(session, seat, change);
  const goal = goalStep(session, change);
  return (
    <section class="tra-card accept">
      <h3>
        <Icon name="check-circle-fill" size={16} /> {t('answer.if.accept')}
      </h3>
      <dl>
        {cash.from !== cash.to && <Row words={t('effect.cash')} step={cash} />}
        {debt.from !== debt.to && <DebtRows debt={debt} street={streetOf(session, seat, change)} />}
        {goal && (
          <div>
            <dt>
              <Icon name="lock-simple-fill" size={13} /> {t('effect.goal')}
            </dt>
            <dd class={goal.to < goal.from ? 'brick-words' : ''}>{goalWords(goal)}</dd>
          </div>
        )}
        <NetworkRow session={session} seat={seat} change={change} />
      </dl>
    </section>
  );
}

/** "18 → 24 of 40", or "18 of 40, stays". */
function goalWords(goal: GoalStep): string {
  const { from, to, needed } = goal;
  if (from === to) return t('effect.goal.stays', { to, needed });
  return `${stepWords(goal)} ${t('effect.goal.of', { needed })}`;
}

/** What a network begins or ends to bring; nothing where none does either. */
export function NetworkRow({ session, seat, change }: Props & { seat: number }) {
  const step = virtualStep(session, seat, change);
  const network = networkStep(session, seat, change);
  if (!step) return null;
  const { networkOf, networkAdds } = session.play.table.value.figures;
  if (!network) {
    return <Row words={t('effect.virtual')} step={step} />;
  }
  const isGain = network.to > network.from;
  return (
    <div>
      <dt>
        {t(isGain ? 'effect.network.more' : 'effect.network.less', {
          of: networkOf,
          adds: networkAdds,
        })}
      </dt>
      <dd class={isGain ? 'green-words' : 'brick-words'}>
        {t('effect.network.rents', { from: network.from, to: network.to })}
      </dd>
    </div>
  );
}

interface RefusedProps {
  session: Session;
  rent: Rent;
  terms: Terms;
  payer: number;
}

/** What refusing leads to, before it is done. */
export function IfRefused({ session, rent, terms, payer }: RefusedProps) {
  const { play } = session;
  const { figures } = play.table.value;
  const name = play.name(payer);
  const n = figures.refusedOffers - rent.refusals - 1;
  const cash = playerOf(play.table.value, payer)?.cash ?? 0;
  return (
    <section class="tra-card">
      <h3 class="brick-words">
        <Icon name="x-circle-fill" size={16} />{' '}
        {t(rent.claimant === play.seat.value ? 'answer.if.refuse' : 'answer.if.refused')}
      </h3>
      {terms.full ? (
        <p>{t('answer.refused.full', { name, amount: rent.amount })}</p>
      ) : (
        <>
          <p>
            {n > 0
              ? t('answer.refused.again', { name, n })
              : t('answer.refused.last', { name, amount: rent.amount })}
          </p>
          <p>{t('answer.refused.cash', { name, cash, amount: rent.amount })}</p>
        </>
      )}
    </section>
  );
}
