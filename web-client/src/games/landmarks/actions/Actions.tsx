import { Hint } from '../hints';
import { OrdersBar } from '../post/OrdersBar';
import type { Session } from '../session';
import type { PhaseName } from '../wire';
import { BuildBar, InvestBar } from './BuildBar';
import { ConventionBar, DemolishBar, RenovationBar } from './CardBars';
import { DecisionBar } from './DecisionBar';
import { GiveBar, SwapBar } from './MoveBars';
import { HarbourBar, RerollBar, RollBar } from './RollBars';
import { TargetBar } from './TargetBar';
import { isOnItsWay } from './titles';

type Bar = (props: { session: Session }) => preact.JSX.Element | null;

const bars: Record<Exclude<PhaseName, 'orders' | 'over'>, Bar> = {
  roll: RollBar,
  reroll: RerollBar,
  harbour: HarbourBar,
  demolish: DemolishBar,
  'give-building': GiveBar,
  'tv-station': TargetBar,
  swap: SwapBar,
  renovation: RenovationBar,
  convention: ConventionBar,
  build: BuildBar,
  invest: InvestBar,
};

/** What can be done in this phase; where there is no room beside the board, hints stand above it. */
export function Actions({ session }: { session: Session }) {
  return (
    <>
      {session.play.seat.value !== null && <Hint session={session} />}
      <PhaseActions session={session} />
    </>
  );
}

function PhaseActions({ session }: { session: Session }) {
  const { phase } = session.play.table.value;
  if (phase === 'over') return null;
  if (phase === 'orders') return <OrdersBar session={session} />;
  if (!session.yours.value || isOnItsWay(session)) {
    return <DecisionBar session={session} />;
  }
  const Bar = bars[phase];
  return <Bar session={session} />;
}
