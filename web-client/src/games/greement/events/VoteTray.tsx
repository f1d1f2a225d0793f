import './events.css';
import './profits.css';
import './vote.css';
import './vote-phone.css';
import './vote-low.css';
import { Button } from '../../../ui/Button';
import { isOpen } from '../../moves';
import { Bar } from '../actions/Bar';
import { goOnByKey } from '../actions/enter';
import { OwnOffers } from '../actions/OwnOffers';
import { blockedWords } from '../actions/reasons';
import { footless } from '../high';
import { emptyDraft, isDecided, opened, type Session, send } from '../session';
import type { Choice } from '../wire';
import { t } from '../words';
import { againstWords, forWords } from './against';
import { EventFace } from './EventFace';
import { ForeseenLine } from './ForeseenLine';
import { giftBlockBrief, giftWords } from './gift';
import { Worths } from './OthersLine';
import { Profits } from './Profits';
import { beReady, readiness, readyWords, useReadyHeard } from './ready';
import { Takings } from './Takings';
import { UntilDecided } from './UntilDecided';
import { tally, VoteBar } from './VoteBar';
import { cardTitle } from './words';

/** No region of its own: the tray around it is one, and has the same name. */
const named = (session: Session) => ({ role: 'group', 'aria-label': voteTitle(session) }) as const;

/**
 * The vote on an event: the card, the bar of votes, and what the card would do to everybody. A focus that comes by
 * itself stays on these, where Enter does nothing: no key that was meant for what stood there before casts a vote.
 */
export function VoteTray({ session }: { session: Session }) {
  const { play } = session;
  const votes = tally(play.table.value);
  const seated = play.seat.value !== null;
  return (
    <Bar
      title={voteTitle(session)}
      line={t('vote.line', { needed: votes.needed, players: votes.players })}
      buttons={
        seated && (
          <UntilDecided session={session} decided={t('pill.counted')}>
            <Ballot session={session} />
          </UntilDecided>
        )
      }
    >
      <div
        {...named(session)}
        class="event-split"
        tabIndex={-1}
        data-read
        data-focus={session.lastTray.value === null ? 'first' : undefined}
      >
        <EventFace session={session} />
        <div>
          <ForeseenLine
            session={session}
            title={t('foreseen.passes')}
            marks={marksWords(session)}
          />
          <VoteBar session={session} />
          {play.phone.value ? (
            <>
              <OwnOffers session={session} />
              <Worths session={session} />
              <Takings session={session} />
            </>
          ) : (
            <Profits session={session} />
          )}
        </div>
      </div>
    </Bar>
  );
}

/** What the signs on the map are about, while there is one: of a square's value they say nothing. */
function marksWords({ gaining, endangered, play }: Session): string | undefined {
  const isMarked = gaining.value.size + endangered.value.size > 0;
  return isMarked && !play.phone.value ? t('vote.marks') : undefined;
}

/** Which of the three it is tells the same card that comes twice in a row apart; once decided nothing is asked. */
function voteTitle(session: Session): string {
  const { event } = session.play.table.value;
  if (!event) return '';
  return isDecided(session) ? cardTitle(event.card) : t('vote.title', { position: event.position });
}

function Ballot({ session }: { session: Session }) {
  return (
    <>
      <VoteButton session={session} choice="against" />
      <VoteButton session={session} choice="for" />
      <GiveButton session={session} />
      <ReadyButton session={session} />
    </>
  );
}

function VoteButton({ session, choice }: { session: Session; choice: Choice }) {
  const { play } = session;
  const vote = play.hand.value?.vote ?? null;
  const isBrief = play.phone.value || footless.value;
  const isYours = vote === choice && !isDecided(session);
  const keyCap = choice === 'against' ? 'a' : 'f';
  return (
    <Button
      label={t(`vote.${choice}`)}
      second={
        vote === choice
          ? t('vote.yours')
          : vote !== null
            ? t(isBrief ? 'vote.change.short' : 'vote.change')
            : choice === 'for'
              ? forWords(session)
              : againstWords(session)
      }
      icon={choice === 'against' ? 'hand-palm' : 'check'}
      keyCap={keyCap}
      chosen={isYours || undefined}
      blocked={blockedWords(session, 'vote')}
      busy={play.busy.value === 'vote' && vote !== choice}
      onClick={() => {
        goOnByKey(keyCap);
        void send(session, { type: 'vote', choice });
      }}
    />
  );
}

function GiveButton({ session }: { session: Session }) {
  const { play, tray, draft } = session;
  const open = isOpen(play.moves.value, 'offer-donation');
  const block = giftBlockBrief(session);
  return (
    <Button
      label={t('vote.give')}
      second={giftWords(session)}
      icon="gift"
      keyCap="d"
      focus={opened(session, 'trade')}
      blocked={open ? undefined : (block ?? t('block.give'))}
      onClick={() => {
        draft.value = { ...emptyDraft, kind: 'offer-donation' };
        tray.value = 'trade';
      }}
    />
  );
}

interface ReadyButtonProps {
  session: Session;
  label?: string;
  /** So many coins are set and not pledged: it asks before they are dropped. */
  unpledged?: number;
  focus?: 'first';
}

/** Ends the phase once every connected player has pressed it. */
export function ReadyButton({ session, label, unpledged = 0, focus }: ReadyButtonProps) {
  const { play } = session;
  useReadyHeard(session);
  const { mine } = readiness(session);
  const asks = !mine && unpledged > 0;
  const left = t('ready.unpledged', { n: unpledged });
  return (
    <Button
      label={label ?? t('ready')}
      second={asks ? left : readyWords(session, true)}
      {...(asks && {
        sure: t('ready.sure', { n: unpledged }),
        sureLine: left,
        sureSaid: t('ready.sure.said', { n: unpledged }),
      })}
      icon="check-circle-fill"
      kind={mine || label ? 'plain' : 'main'}
      keyCap="y"
      focus={focus}
      chosen={(mine && !isDecided(session)) || undefined}
      blocked={blockedWords(session, 'ready')}
      busy={play.busy.value === 'ready'}
      onClick={() => {
        goOnByKey('y');
        void beReady(session);
      }}
    />
  );
}
