import './actions.css';
import './low.css';
import { ActionBar } from '../../../ui/ActionBar';
import { Hint } from '../hints';
import { Waiting } from '../own/Waiting';
import { own, type Session, type Tray } from '../session';
import { AfterBar } from './AfterBar';
import { AnswerTray } from './AnswerTray';
import { claimAsk } from './asks';
import { RepayTray, SellTray } from './BankTrays';
import { CallBar } from './CallBar';
import { CallOutTray } from './CallOutTray';
import { ClaimTray } from './ClaimTray';
import { ConsolidateTray } from './ConsolidateTray';
import { DealTray } from './DealTray';
import { DeclareTray } from './DeclareTray';
import { FarmBar } from './FarmBar';
import { GoalBar } from './GoalBar';
import { OfferTray } from './OfferTray';
import { PowerTray } from './PowerTray';
import { RingBar } from './RingBar';
import { StreetTray } from './StreetTray';
import { TradeTray } from './TradeTray';
import { lineOf, titleOf } from './titles';

type Bar = (props: { session: Session }) => preact.JSX.Element | null;

const trays: Record<Exclude<Tray, 'claim' | 'wish'>, Bar> = {
  sell: SellTray,
  repay: RepayTray,
  consolidate: ConsolidateTray,
  power: PowerTray,
  'call-out': CallOutTray,
  declare: DeclareTray,
  trade: TradeTray,
};

/**
 * What can be done in this phase: a bar of buttons, or the tray in which something is decided. Where
 * there is no room beside the board, hints stand above it.
 */
export function Actions({ session }: { session: Session }) {
  const { phase } = session.play.table.value;
  if (phase === 'finished') return null;
  return (
    <>
      {session.play.seat.value !== null && !isFilledIn(session) && <Hint session={session} />}
      <PhaseActions session={session} />
    </>
  );
}

/** Where a form has no room beside it, it needs that which a hint would take. */
function isFilledIn({ play, tray, chosen, claimable }: Session): boolean {
  if (!play.phone.value && !play.low.value) return false;
  if (play.table.value.phase === 'rent-offer') return true;
  const claimed = chosen.value;
  return tray.value !== null || (claimed !== null && claimable.value.has(claimed));
}

function PhaseActions({ session }: { session: Session }) {
  const { play, yours, tray, scenes } = session;
  const { phase } = play.table.value;
  if (scenes.running.value !== null) {
    return (
      <ActionBar title={titleOf(session)} line={lineOf(session)}>
        {!yours.value && <Waiting session={session} />}
      </ActionBar>
    );
  }
  if (phase === 'rent-answer') return <AnswerTray session={session} />;
  if (phase === 'trade-answer') return <DealTray session={session} />;
  if (phase === 'choose-goals' && own(session)) return <GoalBar session={session} />;
  if (!yours.value) {
    return (
      <ActionBar title={titleOf(session)} line={lineOf(session)}>
        <Waiting session={session} />
      </ActionBar>
    );
  }
  if (tray.value !== null && tray.value !== 'claim' && tray.value !== 'wish') {
    const Open = trays[tray.value];
    return <Open session={session} />;
  }
  return <OwnActions session={session} />;
}

function OwnActions({ session }: { session: Session }) {
  const { play, chosen } = session;
  switch (play.table.value.phase) {
    case 'first-claims':
      return <FarmBar session={session} />;
    case 'turn-start':
    case 'after-consolidation':
      return <RingBar session={session} />;
    case 'public-goal':
      return <GoalBar session={session} />;
    case 'pay-interest':
      return <StreetTray session={session} />;
    case 'call-number':
      return <CallBar session={session} />;
    case 'rent-offer':
      return <OfferTray session={session} />;
    case 'after-roll': {
      const space = chosen.value;
      if (space === null || !claimAsk(session, space)) return <AfterBar session={session} />;
      return <ClaimTray key={space} session={session} space={space} />;
    }
    default:
      return null;
  }
}
