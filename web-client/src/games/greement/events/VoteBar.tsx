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

/** A slot for each player, those against from the left, and the mark at which the card is stopped. */
export function VoteBar({ session }: { session: Session }) {
  const { play } = session;
  const votes = tally(play.table.value);
  const { needed, players, against, inFavour, unknown, silent } = votes;
  const bar = useShake(session);
  const slots = [
    ...against.map((seat) => ({ seat, vote: 'against' as const })),
    ...unknown.map((seat) => ({ seat, vote: 'unknown' as const })),
    ...silent.map((seat) => ({ seat, vote: 'silent' as const })),
    ...inFavour.map((seat) => ({ seat, vote: 'for' as const })),
  ];
  return (
    <div class={`vote-bar${against.length >= needed ? ' stopped' : ''}`}>
      <ul ref={bar}>
        {slots.map(({ seat, vote }, i) => (
          <li key={seat} class={`slot ${vote}${i === needed ? ' after-mark' : ''}`}>
            {vote !== 'silent' && <Medal key={vote} colour={play.colour(seat)} size={28} />}
            <span class="hidden-text">
              {play.called(seat)}: {t(`slot.${vote}`)}
            </span>
          </li>
        ))}
      </ul>
      <p class="vote-scale">
        <span class="brick-words">{t('vote.countAgainst', { n: against.length })}</span>
        <span>{t('vote.stop', { n: needed })}</span>
        <span class="green-words">{t('vote.countFor', { n: inFavour.length })}</span>
        <span class="hidden-text">{t('vote.of', { n: players })}</span>
      </p>
    </div>
  );
}

const SHAKE: readonly Keyframe[] = [0, -4, 4, -2, 2, 0].map((x) => ({ translate: `${x}px` }));
const SHAKE_MILLIS = 280;

/** A changed vote clears the marks of those who were ready: what it is put on shakes. */
function useShake({ play }: Session): RefObject<HTMLUListElement | null> {
  const shaken = useRef<HTMLUListElement>(null);
  const before = useRef(0);
  const ready = play.table.value.event?.ready?.length ?? 0;
  useEffect(() => {
    const cleared = before.current > 0 && ready === 0;
    before.current = ready;
    if (cleared && play.moving.value) shaken.current?.animate([...SHAKE], SHAKE_MILLIS);
  }, [ready]);
  return shaken;
}
