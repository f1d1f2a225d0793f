import { Icon } from '../../../ui/Icon';
import { Rolling } from '../../../ui/Rolling';
import { ringName } from '../names';
import type { Session } from '../session';
import { t } from '../words';
import {
  type Change,
  cashOf,
  debtOf,
  type GoalStep,
  goalStep,
  powerSteps,
  type Step,
  streetOf,
} from './outlook';

interface Props {
  session: Session;
  change: Change;
}

/** What a choice leads to for the reader; what does not change says so. */
export function Effects({ session, change }: Props) {
  const seat = session.play.seat.value ?? 0;
  const powers = powerSteps(session, change);
  return (
    <div class="tra-effects">
      <GoalRow session={session} change={change} />
      <dl>
        <Row words={t('effect.cash')} step={cashOf(session, seat, change)} />
        <DebtRows debt={debtOf(session, seat, change)} street={streetOf(session, seat, change)} />
        {powers.length > 0 && (
          <div>
            <dt>{t('effect.power')}</dt>
            <dd>
              {powers
                .map(({ ring, from, to }) =>
                  t('effect.power.ring', { ring: ringName(ring), from, to }),
                )
                .join(t('mix.comma'))}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

interface RowProps {
  words: string;
  step: Step;
  /** More of it is worse. */
  isCost?: boolean;
}

export function Row({ words, step, isCost }: RowProps) {
  const isWorse = isCost && step.to > step.from;
  return (
    <div>
      <dt>{words}</dt>
      <dd class={isWorse ? 'brick-words' : ''}>{stepWords(step)}</dd>
    </div>
  );
}

/** Debt, and what it costs whenever a piece passes the street. */
export function DebtRows({ debt, street }: { debt: Step; street: Step }) {
  return (
    <>
      <Row words={t('effect.debt')} step={debt} isCost />
      <Row words={t('effect.street')} step={street} isCost />
    </>
  );
}

/** "14 → 8", or "14, stays". */
export function stepWords({ from, to }: Step): string {
  return from === to ? t('effect.stays', { figure: to }) : t('effect.step', { from, to });
}

/** The reader's goal on brass, hatched for what this would add, in brick what it would cost. */
export function GoalRow({ session, change }: Props) {
  const step = goalStep(session, change);
  if (!step) return null;
  return (
    <div class="tra-goal-row">
      <p>
        <span>
          <Icon name="lock-simple-fill" size={14} /> {t('effect.goal')}
        </span>
        <b class={step.to < step.from ? 'brick-words' : ''}>
          {step.from === step.to ? (
            t('effect.goal.stays', { to: step.to, needed: step.needed })
          ) : (
            <>
              {step.from} → <Rolling value={step.to} moving={session.play.moving.value} />{' '}
              {t('effect.goal.of', { needed: step.needed })}
            </>
          )}
        </b>
      </p>
      <GoalMeter step={step} />
    </div>
  );
}

function GoalMeter({ step }: { step: GoalStep }) {
  const part = (value: number) =>
    step.needed > 0 ? Math.max(0, Math.min(1, value / step.needed)) : 0;
  const [low, high] = [Math.min(step.from, step.to), Math.max(step.from, step.to)];
  return (
    <div
      class={`tra-meter${step.to < step.from ? ' loses' : ''}`}
      style={{ '--low': String(part(low)), '--high': String(part(high)) }}
      aria-hidden="true"
    />
  );
}
