import './knowledge.css';
import { begun } from '../../../i18n/begun';
import { Medal } from '../../../ui/Medal';
import { CardFace } from '../CardFace';
import { isPlayed } from '../playing';
import { toldOfSeat } from '../reader';
import { whyNotAhead, whyNotPressed, whyNotYours } from '../reasons';
import { lookedAt, type Session } from '../session';
import type { PublicCard } from '../wire';
import { sentences, t } from '../words';
import { EarlierMoves } from './EarlierMoves';
import { Gains, gainWords } from './Gains';
import { knockedAt } from './knocked';
import { LaidCards } from './LaidCards';
import { BoardKey, MarkKey } from './Legend';
import { landingOn } from './landing';
import { lastMoveOf, walkOf } from './last-move';
import { Rivals } from './Rivals';
import { rivalsSince } from './rivals-since';
import { endWords, ownScoreWords } from './score';

/** What a landing on the space looked at does, and below it what the last move has done. */
export function LandingPanel({ session }: { session: Session }) {
  const space = lookedAt(session) ?? knockedAt(session.scenes.shown.value);
  return (
    <section class="panel ec-landing" aria-label={t('landing.start')}>
      <div class="ec-there">
        <div>
          {space ? (
            <>
              <SpaceFacts session={session} space={space} />
              {session.destinations.value.has(space) && <MarkKey session={session} />}
            </>
          ) : (
            <NothingLookedAt session={session} />
          )}
        </div>
      </div>
      <LastMove session={session} />
    </section>
  );
}

/** In a low window what the rivals have done stands in the room of how one looks at a space. */
function NothingLookedAt({ session }: { session: Session }) {
  const moves = session.play.low.value ? rivalsSince(session) : [];
  return (
    <>
      <h2>{t('landing.start')}</h2>
      <p>{moves.length > 0 ? <Rivals session={session} moves={moves} /> : t('landing.look')}</p>
      <BoardKey session={session} />
    </>
  );
}

function SpaceFacts({ session, space }: { session: Session; space: string }) {
  const { title, line, effect, worth, pays, isUnknown } = landingOn(session, space);
  const isChosen = session.chosen.value === space;
  const pressed = whyNotPressed(session, space);
  const others = pressed ?? (isChosen ? whyNotYours(session) : whyNotAhead(session, space));
  const score = ownScoreWords(session, space);
  return (
    <>
      <h2>{title}</h2>
      <p>
        {isUnknown && <b class="ec-unknown">{t('landing.unknown')}</b>} {begun(line)}. {effect}
      </p>
      {worth && <p>{worth}</p>}
      <Gains session={session} pays={pays} />
      {others && <p class="ec-why">{others}</p>}
      {score ? (
        <p>
          {score} <b>{endWords(session, space)}</b>
        </p>
      ) : (
        pays.length > 0 && !others && <p class="ec-note">{t('landing.remember')}</p>
      )}
    </>
  );
}

/** While a move is played it is no last one yet; of cards laid before the page was open only their number is told. */
function goingWords(session: Session): string {
  const { play } = session;
  const { phase, turn, placedCount } = play.table.value;
  if (isPlayed(session)) {
    return sentences.words(toldOfSeat(play, 'last.going', turn), { name: play.name(turn) });
  }
  return phase === 'place' ? t('last.lying', { n: placedCount }) : t('last.none');
}

/** As it lies on the board. */
function Face({ card }: { card: PublicCard }) {
  return (
    <svg class="ec-last-face" viewBox="2 2 80 80" width="52" height="52" aria-hidden="true">
      <CardFace card={card} toBeHad={false} small />
    </svg>
  );
}

/** What the others' moves have brought since the reader's own, in one line, or why nobody may say it. */
function sinceWords(session: Session): string {
  const gains = gainWords(session, session.gained.value);
  if (gains !== '') return t('last.since', { gains });
  const { part, phase } = session.play.table.value;
  if (part === 2) return session.forgotten.value && phase !== 'over' ? t('last.forgotten') : '';
  const n = session.taken.value.size;
  return n > 0 ? t('last.taken', { n }) : '';
}

/** Gone with the next move: what was named then may lie face-down by now. */
function LastMove({ session }: { session: Session }) {
  const facts = lastMoveOf(session) ?? walkOf(session);
  const laid = session.placed.value;
  const since = sinceWords(session);
  return (
    <div class="ec-last">
      <h3 class={since && 'ec-since'}>{since || t('landing.none')}</h3>
      {facts ? (
        <div class="ec-last-move">
          <Medal colour={session.play.colour(facts.seat)} size={24} />
          <div>
            <b>{facts.way}</b>
            <p>{facts.deed}</p>
          </div>
          {facts.card && <Face card={facts.card} />}
        </div>
      ) : laid.length > 0 ? (
        <LaidCards session={session} />
      ) : (
        <p>{goingWords(session)}</p>
      )}
      <EarlierMoves session={session} />
    </div>
  );
}
