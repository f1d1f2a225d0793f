import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Medal } from '../../../ui/Medal';
import type { Session } from '../session';
import type { Table } from '../wire';
import { t } from '../words';

/** How the vote stands. With secret ballots only how many have voted is known. */
export interface Tally {
  players: number;
  /** So many against stop the card: more than half of all who are in the game. */
  needed: number;
  against: readonly number[];
  inFavour: readonly number[];
  /** Who has voted, nobody knows how. */
  unknown: readonly number[];
  silent: readonly number[];
}

export function tally({ event, players }: Table): Tally {
  const seats = players.filter((player) => !player.left).map((player) => player.seat);
  const votes = event?.votes ?? null;
  const voted = event?.voted ?? [];
  return {
    players: seats.length,
    needed: event?.needed ?? seats.length,
    against: seats.filter((seat) => votes?.[seat] === 'against'),
    inFavour: seats.filter((seat) => votes?.[seat] === 'for'),
    unknown: votes ? [] : seats.filter((seat) => voted.includes(seat)),
    silent: seats.filter((seat) => !voted.includes(seat)),
  };
}

type Vote = 'against' | 'unknown' | 'for' | 'silent';

/**
 * How many are against, with a place for each that it takes to stop the card, then how many let it pass and how many
 * have not voted yet, each with the medals of who they are.
 */
export function VoteBar({ session }: { session: Session }) {
  const { needed, players, against, inFavour, unknown, silent } = tally(session.play.table.value);
  const isSecret = session.play.table.value.event?.votes == null;
  const bar = useShake(session);
  const side = (vote: Vote, seats: readonly number[], places = seats.length) => (
    <Side session={session} vote={vote} seats={seats} places={places} needed={needed} />
  );
  const { phone } = session.play;
  return (
    <div ref={bar} class={`vote-bar${against.length >= needed ? ' stopped' : ''}`}>
      <div class="vote-row">
        {isSecret
          ? side('unknown', unknown)
          : side('against', against, Math.max(needed, against.length))}
        {(isSecret || !phone.value) && (
          <span class="vote-needed">
            {t(isSecret ? 'vote.stop' : 'vote.stop.short', { n: needed })}
          </span>
        )}
      </div>
      <div class="vote-row">
        {!isSecret && side('for', inFavour)}
        {side('silent', silent)}
        <span class="hidden-text">
          {phone.value ? t('sheet.vote', { needed, players }) : t('vote.of', { n: players })}
        </span>
      </div>
    </div>
  );
}

interface SideProps {
  session: Session;
  vote: Vote;
  seats: readonly number[];
  /** So many have a place: those that nobody has taken yet are empty. */
  places: number;
  needed: number;
}

function Side({ session: { play }, vote, seats, places, needed }: SideProps) {
  const count =
    vote === 'against' && play.phone.value && seats.length <= needed
      ? 'vote.count.of'
      : (`vote.count.${vote}` as const);
  return (
    <div class={`vote-side ${vote}`}>
      <b>{t(count, { n: seats.length, needed })}</b>
      <ul>
        {seats.map((seat) => (
          <li key={seat} class={`slot ${vote}`}>
            <Medal colour={play.colour(seat)} size={22} />
            <span class="hidden-text">
              {play.called(seat)}: {t(`slot.${vote}`)}
            </span>
          </li>
        ))}
        {Array.from({ length: places - seats.length }, (_, i) => (
          <li key={`place ${i}`} class="slot place" aria-hidden="true" />
        ))}
      </ul>
    </div>
  );
}

const SHAKE: readonly Keyframe[] = [0, -4, 4, -2, 2, 0].map((x) => ({ translate: `${x}px` }));
const SHAKE_MILLIS = 280;

/** A changed vote clears the marks of those who were ready: what it is put on shakes. */
function useShake({ play }: Session): RefObject<HTMLDivElement | null> {
  const shaken = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  const ready = play.table.value.event?.ready?.length ?? 0;
  useEffect(() => {
    const cleared = before.current > 0 && ready === 0;
    before.current = ready;
    if (cleared && play.moving.value) shaken.current?.animate([...SHAKE], SHAKE_MILLIS);
  }, [ready]);
  return shaken;
}
