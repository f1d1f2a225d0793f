import { listed } from '../../../i18n/list';
import { hasTray, isInTray, Stamp } from '../board/Stamp';
import { DiseaseTray } from '../events/DiseaseTray';
import { EventFace } from '../events/EventFace';
import { Outcome } from '../events/Outcome';
import { PayTray } from '../events/PayTray';
import { PledgeTray } from '../events/PledgeTray';
import { VoteTray } from '../events/VoteTray';
import { WatchedPay } from '../events/WatchedPay';
import { Newcomer } from '../guide/hints';
import type { Session } from '../session';
import { t } from '../words';
import { AmountTray } from './AmountTray';
import { Bar } from './Bar';
import { useFocusFromPaper } from './focus-from-paper';
import { useFocusOnNews } from './focus-on-news';
import { LoanTray } from './LoanTray';
import { ReplaceBar } from './ReplaceBar';
import { SinceTurn } from './SinceTurn';
import { nextWords, Standings } from './Standings';
import { isAgain, StartBar } from './StartBar';
import { startFacts } from './StartFacts';
import { TradeTray } from './TradeTray';
import { TurnBar } from './TurnBar';
import { UntilOver } from './UntilOver';

/** The place of the actions beside or under the map. */
export function ActionSlot({ session }: { session: Session }) {
  useFocusOnNews(session);
  useFocusFromPaper(session);
  return <Actions session={session} />;
}

/**
 * What can be done in this phase; where there is no room beside the map, hints stand above it. On a phone
 * one would stand in the place of what lies under the backs, or why a start has to be chosen again. The
 * verdict of a vote falls on what was decided, and has its place then.
 */
export function Actions({ session }: { session: Session }) {
  const { table, phone } = session.play;
  if (hasTray(session)) return <Outcome session={session} />;
  const tellsWhy = phone.value && table.value.phase === 'choose-start';
  return (
    <>
      {!tellsWhy && <Newcomer session={session} />}
      <UntilOver session={session}>
        <PhaseActions session={session} />
      </UntilOver>
      {isInTray(session) && <Stamp session={session} />}
    </>
  );
}

function PhaseActions({ session }: { session: Session }) {
  const { play, tray } = session;
  const { phase, event } = play.table.value;
  if (play.seat.value === null) return <Watching session={session} />;
  if (tray.value === 'trade') return <TradeTray session={session} />;
  switch (phase) {
    case 'choose-start':
      return <StartBar session={session} />;
    case 'replace-start':
      return <ReplaceBar session={session} />;
    case 'loaning':
      return <LoanTray session={session} />;
    case 'turn':
      return <InTurn session={session} />;
    case 'event-vote':
      return <VoteTray session={session} />;
    case 'event-pay':
      return event?.pledges ? <PledgeTray session={session} /> : <PayTray session={session} />;
    case 'event-disease':
      return <DiseaseTray session={session} />;
    case 'over':
      return null;
  }
}

function InTurn({ session }: { session: Session }) {
  const { tray, yours } = session;
  if (yours.value && (tray.value === 'borrow' || tray.value === 'repay')) {
    return <AmountTray key={tray.value} session={session} action={tray.value} />;
  }
  return <TurnBar session={session} />;
}

/** A spectator is told what is going on where the players have their buttons. */
function Watching({ session }: { session: Session }) {
  const { play } = session;
  const { phase, seatOnTurn, replacing, event } = play.table.value;
  const seat = seatOnTurn ?? replacing?.seat;
  const name = seat == null ? '' : play.name(seat);
  if (phase === 'event-vote' && event) return <VoteTray session={session} />;
  if (phase === 'event-pay') return <WatchedPay session={session} />;
  if (phase === 'over') return null;
  return (
    <Bar
      title={
        phase === 'choose-start' && isAgain(session)
          ? t('watch.waits', { names: listed(play.room.value.toAct.map(play.name)) })
          : t(`watch.${phase}`, { name })
      }
      line={
        <>
          <span class="turn-waits">{[t('watch.line'), nextWords(session)].join(' ')}</span>
          <SinceTurn session={session} />
        </>
      }
    >
      {/start$/.test(phase) && startFacts(session)}
      {phase === 'event-disease' && <EventFace session={session} />}
      {phase === 'turn' && play.low.value && <Standings session={session} />}
    </Bar>
  );
}
