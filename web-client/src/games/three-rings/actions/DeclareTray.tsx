import { useState } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { Icon } from '../../../ui/Icon';
import { useEscape } from '../../../ui/keys';
import { isOpen } from '../../moves';
import { nothing, sumOf } from '../bundle/ask';
import { goalName, placeName } from '../names';
import { own, type Session } from '../session';
import type { Action, Plan } from '../wire';
import { t } from '../words';
import { sellAsk } from './asks';
import { Back } from './BankTrays';
import { Bar } from './Bar';

/** The way to the victory as it stands: what is sold, what is repaid, and the declaration. */
export function DeclareTray({ session }: { session: Session }) {
  const { play, tray } = session;
  const [isGoing, setGoing] = useState(false);
  useEscape(() => {
    tray.value = null;
  });
  const progress = play.hand.value?.progress;
  const goal = play.hand.value?.goal;
  if (!progress || !goal) return null;
  const plan = progress.plan ?? { sell: [], repay: 0 };
  const run = async () => {
    setGoing(true);
    await runThrough(session, plan);
    setGoing(false);
  };
  return (
    <Bar
      session={session}
      aside={<Chip kind="brass">{t('declare.secret')}</Chip>}
      buttons={
        <>
          <Button
            label={t(plan.sell.length > 0 || plan.repay > 0 ? 'declare.all' : 'declare.do')}
            second={t('declare.do.line')}
            icon="flag"
            kind="main"
            keyCap="v"
            busy={isGoing}
            onClick={() => void run()}
          />
          {plan.sell.length > 0 && (
            <Button
              label={t('declare.sell')}
              second={t('declare.sell.line')}
              icon="storefront"
              keyCap="1"
              onClick={() => void play.act({ type: 'sell', properties: plan.sell })}
            />
          )}
          <Back session={session} />
        </>
      }
    >
      <Steps session={session} plan={plan} goal={goalName(goal)} />
      <p class="tra-warning">
        <Icon name="warning-fill" size={16} />{' '}
        {t('declare.wealth', { net: own(session)?.net ?? 0 })}
      </p>
    </Bar>
  );
}

interface StepsProps {
  session: Session;
  plan: Plan;
  goal: string;
}

function Steps({ session, plan, goal }: StepsProps) {
  const progress = session.play.hand.value?.progress;
  const ask = sellAsk(session);
  const { cash = 0, debt = 0 } = own(session) ?? {};
  const sold = ask ? sumOf(ask, { ...nothing, properties: plan.sell }) : 0;
  const sum = progress?.sum ?? 0;
  const steps = [
    plan.sell.length > 0 && {
      title: t('declare.step.sell', { what: plan.sell.map(placeName).join(t('mix.comma')) }),
      line: t('declare.step.sell.line'),
      figure: `+${sold}`,
    },
    plan.repay > 0 && {
      title: t('declare.step.repay', { amount: plan.repay, debt }),
      line: t('declare.step.repay.line', { cash: cash + sold - plan.repay }),
      figure: `−${plan.repay}`,
    },
    {
      title: t('declare.step.met', { goal, sum, debt: debt - plan.repay }),
      line: t('declare.step.met.line', { needed: progress?.needed ?? 0 }),
      figure: String(sum - debt + plan.repay),
    },
  ].filter((step) => step !== false);
  return (
    <ol class="tra-steps">
      {steps.map((step, index) => (
        <li key={step.title}>
          <b>{index + 1}</b>
          <span>
            <b>{step.title}</b>
            <small>{step.line}</small>
          </span>
          <b class={step.figure.startsWith('−') ? 'brick-words' : 'green-words'}>{step.figure}</b>
        </li>
      ))}
    </ol>
  );
}

/** Step by step, as each would be done by hand; stops at the first that is refused or has gone. */
async function runThrough({ play }: Session, plan: Plan): Promise<void> {
  const steps: Action[] = [
    ...(plan.sell.length > 0 ? [{ type: 'sell', properties: plan.sell } as const] : []),
    ...(plan.repay > 0 ? [{ type: 'repay', amount: plan.repay } as const] : []),
    { type: 'declare-victory' },
  ];
  for (const step of steps) {
    if (step.type !== 'declare-victory' && !isOpen(play.moves.peek(), step.type)) return;
    if (!(await play.act(step))) return;
  }
}
