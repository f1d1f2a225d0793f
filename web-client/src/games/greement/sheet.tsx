import './sheet.css';
import './sheet-title.css';
import './sheet-decisions.css';
import './sheet-low.css';
import './sheet-waiting.css';
import './events/phone.css';
import './sheet-tall.css';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { begun } from '../../i18n/begun';
import { GuideOffer } from '../../room/guide/GuideOffer';
import { SheetLine } from '../../ui/ActionBar';
import { Chip } from '../../ui/Chip';
import { Folded } from '../../ui/folded';
import { isGuiding, isOffered } from '../guide';
import { Actions } from './actions/Actions';
import { useFocusOnNews } from './actions/focus-on-news';
import { replaceTitle } from './actions/ReplaceBar';
import { SinceTurn } from './actions/SinceTurn';
import { startMeaning, startWords } from './actions/StartBar';
import { firstTold } from './actions/since';
import { dealsOf } from './actions/since-deals';
import { endedEvents } from './actions/since-events';
import { counterTitle, tradeRemark } from './actions/TradeTray';
import { dashedWords } from './actions/TurnBar';
import { UntilOver } from './actions/UntilOver';
import { PriceKey } from './board/PriceKey';
import { hasTray, verdictTitle } from './board/Stamp';
import { EventPlace } from './events/EventPlace';
import { tally } from './events/VoteBar';
import { cardTitle } from './events/words';
import { FoldedActs } from './FoldedActs';
import { FoldedOffer } from './FoldedOffer';
import { GuideAway, isPutAway } from './guide/GuideAway';
import { guideOf } from './guide/steps';
import { incomingOffers } from './knowledge/offers';
import { PurseChip } from './knowledge/PurseChip';
import { SheetPrices } from './SheetPrices';
import { isDecided, type Session } from './session';
import { squareLine } from './square-line';
import { useLastNews } from './story/last-news';
import { ENDS, hasDealt, inOwnTurn } from './story/turns';
import { TurnSheet } from './TurnSheet';
import type { Table } from './wire';
import { sentences, t } from './words';

/** True while the sheet shows a turn's buttons instead of a tray or a phase of all. */
function atButtons({ play, tray }: Session): boolean {
  const isPlayer = play.seat.value !== null;
  return play.table.value.phase === 'turn' && isPlayer && tray.value === null;
}

/**
 * What stays of the sheet when it is folded: its line, what is done to what was chosen on the map, and for a
 * newcomer the offer of the guide until he has chosen something.
 */
export function SheetHead({ session }: { session: Session }) {
  return (
    <>
      <HeadLine session={session} />
      <SheetPrices session={session} />
      {useContext(Folded) && (
        <>
          {session.chosen.value === null &&
            isOffered('greement', guideOf(session)) &&
            !isPutAway(session) && <GuideOffer game="greement" />}
          <FoldedOffer session={session} />
          <FoldedActs session={session} />
        </>
      )}
    </>
  );
}

/**
 * True while others choose their squares: a phone too low for map and sheet folds the sheet to one row. What
 * the reader decides stays open with all that can be done, and so does the sheet of which the guide tells.
 */
export function boardMatters(session: Session): boolean {
  const { play, tray } = session;
  if (tray.value !== null || isGuiding('greement', guideOf(session))) return false;
  const isAsked =
    incomingOffers({ play }).length > 0 || hasDealt(play.lines.value, play.seat.value);
  const isOnMap = /turn|choose-start|replace-start/.test(play.table.value.phase);
  return isOnMap && !isAsked && !decides(session);
}

/** The phases and the events of a round ask one after another, without a moment between them. */
export function decision({ phase, round, event }: Table): string {
  return [phase, round, event?.card].join(' ');
}

/** True while a turn, a start or the square in its stead is the reader's own to decide. */
function decides({ play, yours, player }: Session): boolean {
  const seat = play.seat.value;
  if (seat === null) return false;
  const { phase, replacing } = play.table.value;
  if (phase === 'choose-start') return player(seat)?.lockedStart === null;
  return phase === 'replace-start' ? replacing?.seat === seat : yours.value;
}

/** The phone's one line that stays: the chosen square with its sum, or what is going on. */
function HeadLine({ session }: { session: Session }) {
  const { play, chosen } = session;
  const isFolded = useContext(Folded);
  const news = useLastNews(session);
  const square = chosen.value;
  const hand = session.purse.value;
  const { phase } = play.table.value;
  if (phase === 'over') return null;
  const told = hasTray(session) ? session.verdict.value : null;
  if (told) return <SheetLine title={verdictTitle(told)} />;
  if (phase !== 'turn' || session.tray.value !== null) {
    return (
      <SheetLine
        title={trayTitle(session)}
        line={trayLine(session, isFolded)}
        aside={
          hand && (
            <>
              {/pay|disease/.test(phase) && <EventPlace session={session} />}
              {(phase === 'event-pay' || phase === 'event-vote') && !session.covered.value && (
                <PurseChip hand={hand} />
              )}
              <SecretChip session={session} />
              {session.tray.value !== 'trade' && <GuideAway session={session} />}
            </>
          )
        }
      />
    );
  }
  return (
    <SheetLine
      {...(square
        ? squareLine(session, square, news)
        : {
            title: session.yours.value ? t('turn.yours') : turnOf(session),
            line: hand && <TurnTold session={session} />,
          })}
      aside={
        hand && (
          <>
            <GuideAway session={session} />
            {!session.covered.value && <PurseChip hand={hand} />}
          </>
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

/** What is to be known of an offer, and in a folded sheet of a start. */
function trayLine(session: Session, isFolded: boolean): ComponentChildren {
  const { play, tray } = session;
  if (tray.value === 'trade') {
    const { kind } = session.draft.value;
    if (session.picking.value && kind !== 'offer-donation') return t(`trade.pick.${kind}`);
    // Unfolded, it stands among the sums.
    return isFolded && tradeRemark(session);
  }
  const { phase, event } = play.table.value;
  if (phase === 'event-vote' && event && !isDecided(session)) {
    const { needed, players } = tally(play.table.value);
    // Unfolded, the tally tells it.
    return isFolded ? t('sheet.vote', { needed, players }) : <EarlierEvents session={session} />;
  }
  const choosesStart = phase === 'choose-start' && play.hand.value !== null;
  return isFolded && choosesStart && <span class="turn-told">{startMeaning(session)}</span>;
}

/** How the events went that came before the open one: their verdicts may have been missed. */
function EarlierEvents({ session: { play } }: { session: Session }) {
  const lines = play.lines.value;
  const last = lines.findLastIndex(({ code }) => ENDS.has(code));
  const events = endedEvents(lines, lines.slice(last + 1));
  if (events.length === 0) return null;
  return (
    <span class="events-before">
      {sentences.filled('sheet.before', {
        cards: events.map(({ key, card, outcome }, i) => (
          <span key={key} class="event-before">
            <b>{cardTitle(card)}</b> {t(`since.events.${outcome}`)}
            {i < events.length - 1 && t('since.events.and')}
          </span>
        )),
      })}
    </span>
  );
}

/** What is decided in the sheet or watched, in a line that also stays when it is folded. */
function trayTitle(session: Session): string {
  const { play, tray } = session;
  const { phase, event, replacing } = play.table.value;
  const isEvent = phase === 'event-vote' || phase === 'event-pay' || phase === 'event-disease';
  if (play.seat.value === null && !isEvent && phase !== 'over') {
    return t(`watch.${phase}`, { name: replacing ? play.name(replacing.seat) : '' });
  }
  if (tray.value === 'trade') return counterTitle(session) ?? t('trade.title');
  if (tray.value) return t(`tray.${tray.value}`);
  switch (phase) {
    case 'choose-start':
      return startWords(session).title;
    case 'replace-start':
      return replaceTitle(session);
    case 'loaning':
      return t('loan.title');
    case 'event-vote':
      if (!event) return '';
      return isDecided(session)
        ? cardTitle(event.card)
        : t('vote.title.of', { title: cardTitle(event.card) });
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

/**
 * What has happened since, and before anything has what is worth knowing of the turn; of the reader's first
 * one, once he has done something in it, that it brings no profit, and what he has dealt in it.
 */
function TurnTold({ session }: { session: Session }) {
  if (session.yours.value && session.play.table.value.round === 1 && !firstTold(session)) {
    const turn = inOwnTurn(session.play.lines.value, session.play.seat.value ?? 0);
    const [answer] = dealsOf(session)
      .filter(({ key }) => turn.some((line) => line.key === key))
      .flatMap(({ parts }) => parts)
      .slice(-1);
    return (
      <span class="turn-told">
        {answer && <span class="square-news">{begun(answer.words)}.</span>}
        <span class="turn-words">
          {t('turn.first.noProfit')} <span class="turn-tap">{t('sheet.tap')}</span>
        </span>
        <PriceKey session={session} />
      </span>
    );
  }
  return (
    <>
      <SinceTurn session={session} />
      {session.yours.value && (
        <span class="turn-told">
          {!firstTold(session) && [dashedWords(session), t('sheet.tap')].join(' ')}
          <PriceKey session={session} />
        </span>
      )}
    </>
  );
}

/** What is done on the phone: up to three large buttons for the chosen square, then the small ones. */
export function SheetBody({ session }: { session: Session }) {
  useFocusOnNews(session);
  if (!atButtons(session) || hasTray(session)) return <Actions session={session} />;
  return (
    <UntilOver session={session}>
      <TurnSheet session={session} />
    </UntilOver>
  );
}
