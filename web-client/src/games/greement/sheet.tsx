import './sheet.css';
import './events/phone.css';
import { useContext } from 'preact/hooks';
import { SheetActs, SheetLine } from '../../ui/ActionBar';
import { Chip } from '../../ui/Chip';
import { useRestFromDead } from '../../ui/focus';
import { Folded } from '../../ui/folded';
import { Held } from '../../ui/held';
import { Actions } from './actions/Actions';
import { replaceTitle } from './actions/ReplaceBar';
import { actionBlock } from './actions/reasons';
import { SinceTurn } from './actions/SinceTurn';
import { startWords } from './actions/StartBar';
import { Amounts, EndTurn, OnSquare, TradeButton } from './actions/TurnBar';
import { wantedNow } from './actions/wanted';
import { squareActs } from './board/acts';
import { squareFacts } from './board/facts';
import { besideWords } from './board/names';
import { cardTitle } from './events/words';
import { FoldedActs, SquareButtons } from './FoldedActs';
import { Newcomer } from './guide/hints';
import type { Session } from './session';
import { t } from './words';

/** True while the sheet shows a turn's buttons instead of a tray or a phase of all. */
function atButtons({ play, tray }: Session): boolean {
  const isPlayer = play.seat.value !== null;
  return play.table.value.phase === 'turn' && isPlayer && tray.value === null;
}

/** What stays of the sheet when it is folded: its line, and what is done to what was chosen on the map. */
export function SheetHead({ session }: { session: Session }) {
  return (
    <>
      <HeadLine session={session} />
      {useContext(Folded) && <FoldedActs session={session} />}
    </>
  );
}

/** The phone's one line that stays: the chosen square with its sum, or what is going on. */
function HeadLine({ session }: { session: Session }) {
  const { play, chosen } = session;
  const square = chosen.value;
  const hand = play.hand.value;
  const { phase } = play.table.value;
  if (phase === 'over') return null;
  if (phase !== 'turn' || session.tray.value !== null) {
    return (
      <SheetLine title={trayTitle(session)} aside={hand && <SecretChip session={session} />} />
    );
  }
  return (
    <SheetLine
      {...(square
        ? squareLine(session, square)
        : { title: session.yours.value ? t('turn.yours') : turnOf(session) })}
      aside={
        hand &&
        !session.covered.value && (
          <Chip kind="brass">{t('sheet.money', { money: hand.money, debt: hand.debt })}</Chip>
        )
      }
    />
  );
}

/** Says who sees what is decided here; votes and pledges are seen by all. */
function SecretChip({ session }: { session: Session }) {
  const { play, tray, player } = session;
  const { phase } = play.table.value;
  if (tray.value === 'trade') return <Chip kind="brass">{t('only.two')}</Chip>;
  const isSettled = phase === 'choose-start' && player(play.seat.value ?? 0)?.lockedStart;
  if (isSettled) return null;
  const secret = tray.value !== null || /choose-start|loaning|event-disease/.test(phase);
  return secret ? <Chip kind="brass">{t('only.you')}</Chip> : null;
}

/** What is decided in the sheet or watched, in a line that also stays when it is folded. */
function trayTitle(session: Session): string {
  const { play, tray } = session;
  const { phase, event, replacing } = play.table.value;
  if (play.seat.value === null && phase !== 'event-vote' && phase !== 'over') {
    return t(`watch.${phase}`, { name: replacing ? play.name(replacing.seat) : '' });
  }
  if (tray.value === 'trade') return t('trade.title');
  if (tray.value) return t(`tray.${tray.value}`);
  switch (phase) {
    case 'choose-start':
      return startWords(session).title;
    case 'replace-start':
      return replaceTitle(session);
    case 'loaning':
      return t('loan.title');
    case 'event-vote':
      return t('vote.title');
    case 'event-pay':
    case 'event-disease':
      return event ? cardTitle(event.card) : '';
    case 'turn':
    case 'over':
      return '';
  }
}

function turnOf({ play }: Session): string {
  const seat = play.table.value.seatOnTurn;
  return seat === null ? '' : t('other.turn', { name: play.name(seat) });
}

/** A square with what lies beside it, and what it costs and earns, each in a line. */
function squareLine(session: Session, square: string) {
  const { title, rows } = squareFacts(session, square);
  const told = rows.flatMap((row) => row.told ?? []).slice(0, 2);
  return {
    title: `${title} ${besideWords(session, square)}`,
    line: told.map((words) => (
      <span key={words} class="square-told">
        {words}
      </span>
    )),
  };
}

/** Why the first dashed one of the small buttons waits; whose turn it is says the head already. */
function deadReason(session: Session): string {
  if (!session.yours.value) return '';
  const seed = actionBlock(session, 'seed');
  const cattle = actionBlock(session, 'buy-cattle');
  if (seed) return t('do.why', { action: t('do.seed'), reason: seed });
  return cattle ? t('do.why', { action: t('do.buy-cattle'), reason: cattle }) : '';
}

/** What is done on the phone: up to three large buttons for the chosen square, then the small ones. */
export function SheetBody({ session }: { session: Session }) {
  return atButtons(session) ? <TurnSheet session={session} /> : <Actions session={session} />;
}

function TurnSheet({ session }: { session: Session }) {
  const { chosen, yours } = session;
  useRestFromDead(yours.value);
  const waits = useContext(Held) === undefined && !yours.value;
  const acts = chosen.value ? squareActs(session, chosen.value) : [];
  return (
    <SheetActs
      kind={waits ? 'waiting' : chosen.value === null ? 'full' : 'compact'}
      above={chosen.value === null && <Told session={session} />}
      main={
        <>
          <SquareButtons session={session} acts={acts} square={chosen.value ?? ''} />
          {acts.length === 0 && <OnSquare session={session} action="buy" icon="coins" keyCap="b" />}
          <EndTurn session={session} plain={wantedNow(session) !== 'end-turn'} />
        </>
      }
      reason={chosen.value === null ? deadReason(session) : ''}
      small={
        <>
          <OnSquare session={session} action="seed" icon="plant" keyCap="s" plain />
          <OnSquare session={session} action="buy-cattle" icon="cow" keyCap="c" plain />
          <Amounts session={session} action="borrow" icon="bank" keyCap="l" />
          <Amounts session={session} action="repay" icon="receipt" keyCap="r" />
          <TradeButton session={session} />
        </>
      }
    />
  );
}

/** What a newcomer ought to know, and what has happened since. */
function Told({ session }: { session: Session }) {
  return (
    <>
      <Newcomer session={session} />
      <SinceTurn session={session} />
    </>
  );
}
