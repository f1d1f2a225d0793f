import './own.css';
import { useState } from 'preact/hooks';
import { minusFigure } from '../../../i18n/figure';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { claimStep } from '../actions/pending';
import { GoalTile } from '../GoalTile';
import { goalOf } from '../lookup';
import type { Session } from '../session';
import type { Goal, Progress, Table } from '../wire';
import { t } from '../words';

/** The goal card of the reader and how far he is, for his eyes only; it may be hidden in company. */
export function GoalCard({ session }: { session: Session }) {
  const { play } = session;
  const [hidden, setHidden] = useState(false);
  const hand = play.hand.value;
  const goal = hand?.goal ?? null;
  return (
    <section class="panel secret tr-goal" aria-label={t('own.goal')}>
      <header class="tr-goal-head">
        <Chip kind="brass">{t('own.secret')}</Chip>
        <Button
          label={t(hidden ? 'own.show' : 'own.hide')}
          size="small"
          kind="quiet"
          onClick={() => setHidden(!hidden)}
        />
      </header>
      {!hidden && goal === null && session.scenes.running.value === null && <p>{t('own.none')}</p>}
      {!hidden && goal !== null && (
        <>
          <GoalTitle table={play.table.value} goal={goal} />
          {hand?.progress && (
            <Way
              goal={goal}
              progress={hand.progress}
              then={claimStep(session)?.to ?? null}
              isLow={play.low.value}
            />
          )}
        </>
      )}
    </section>
  );
}

function GoalTitle({ table, goal }: { table: Table; goal: Goal }) {
  return (
    <div class="tr-goal-title">
      <GoalTile goal={goal} size={54} />
      <div>
        <h2>{t(`goal.${goal}`)}</h2>
        <p>{needWords(table, goal)}</p>
      </div>
    </div>
  );
}

/** What a goal needs, in a line. */
export function needWords(table: Table, goal: Goal): string {
  const { points, industry, leastOfEach } = goalOf(table, goal) ?? {};
  if (points == null) return t('own.need.wealth');
  if (industry) return t('own.need', { n: points, industry: t(`industry.${industry}`) });
  return t('own.need.each', { n: points, least: leastOfEach ?? 0 });
}

interface WayProps {
  goal: Goal;
  progress: Progress;
  /** What would be reached with the claim that is being put together. */
  then: number | null;
  isLow: boolean;
}

/** The bar of what is reached, hatched for what a claim would change, with the sum it comes from. */
function Way({ goal, progress, then, isLow }: WayProps) {
  const { needed, reached } = progress;
  const share = (points: number) => Math.max(0, Math.min(1, points / Math.max(1, needed)));
  const [low, high] = [Math.min(reached, then ?? reached), Math.max(reached, then ?? reached)];
  const loses = then !== null && then < reached;
  return (
    <>
      <div
        class={`tr-goal-bar${loses ? ' loses' : ''}`}
        style={{ '--part': String(share(low)), '--then': String(share(high)) }}
        aria-hidden="true"
      />
      <p class="tr-goal-sum">
        <span>{sumWords(goal, progress)}</span>
        <span>
          {then === null
            ? restWords(progress)
            : t(isLow ? 'own.then.short' : 'own.then', { points: minusFigure(then) })}
        </span>
      </p>
    </>
  );
}

/** "18 of 40: culture 32 − debt 14". */
export function sumWords(goal: Goal, { needed, sum, reached }: Progress): string {
  const figures = { reached: minusFigure(reached), needed };
  if (goal === 'wealth') return t('own.sum.wealth', figures);
  return t('own.sum', { ...figures, goal: t(`goal.${goal}`), sum, debt: sum - reached });
}

/** How much is missing, and what could be had by selling the rest. */
function restWords({ needed, reached, reach, met }: Progress): string {
  if (met) return t('own.met');
  if (reach >= needed) return t('own.reach');
  return t('own.missing', { n: needed - reached });
}
