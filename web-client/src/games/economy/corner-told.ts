import { computed, effect, untracked } from '@preact/signals';
import { announce } from '../../ui/aria';
import type { StoryLine } from '../game';
import { lineOf } from './accounts';
import type { EconomyPlay } from './play';
import { readerAt, toldOfSeat } from './reader';
import type { Session } from './session';
import type { PublicPlayer, Space, Table } from './wire';
import { sentences, t } from './words';

/** Who knocked the reader out and where he enters, until he has rolled; empty while he stands on the board. */
export function outWords({ play, scenes, yours }: Session): string {
  const table = scenes.shown.value;
  const own = readerAt(table, play);
  const corner = own && cornerOf(own);
  if (!own || !corner || (yours.value && table.phase !== 'roll')) return '';
  const by = play.lines.value.findLast((line) => isOut(line, play));
  return by
    ? t('out.by', { name: play.name(Number(by.args.seat)), corner })
    : t('roll.outside.at', { corner });
}

/** True while the last move is the one that knocked the reader out. */
export function isOutByLast({ play }: Pick<Session, 'play'>): boolean {
  const { lastMove } = play.table.value;
  const line = lastMove && lineOf(lastMove, play.lines.value);
  return line ? isOut(line, play) : false;
}

/** Where a piece waits outside since it was knocked out. */
function cornerOf({ piece }: PublicPlayer): string | null {
  return piece.space === null && piece.outside !== 'any' ? piece.outside : null;
}

/**
 * Says where whoever was knocked out starts again, once his piece is seen there: where the log has told of the
 * knock-out before. Else it comes with that line, for what happened is heard before what follows. The log itself
 * names no space.
 */
export function tellCorner({ play, scenes }: Session): void {
  const told = computed(() => play.lines.value.findLast(isKnockOut));
  const place = computed(() => placeAfter(told.value, scenes.shown.value));
  const isWaiting = () => place.value === 'nowhere';
  let last = told.peek()?.key;
  let waits = isWaiting();
  effect(() => {
    const line = told.value;
    const corner = place.value;
    const isNew = line?.key !== last;
    last = line?.key;
    if (isNew) waits = isWaiting();
    else if (line && waits && corner !== 'nowhere') {
      waits = false;
      if (corner) untracked(() => announce(cornerWords(play, line, corner)));
    }
  });
}

/** What is told after the line of a knock-out: where the piece starts again, if that is seen by then. */
export function cornerAfter(session: Session, line: StoryLine): string | undefined {
  return untracked(() => cornerSeen(session, line));
}

/** The same as it is read, as soon as it is seen. */
export function cornerSeen({ play, scenes }: Session, line: StoryLine): string | undefined {
  const place = isKnockOut(line) ? placeAfter(line, scenes.shown.value) : null;
  return place && place !== 'nowhere' ? cornerWords(play, line, place) : undefined;
}

function cornerWords(play: EconomyPlay, { args }: StoryLine, corner: Space): string {
  const rival = Number(args.rival);
  const key = toldOfSeat(play, 'told.corner', rival);
  return sentences.words(key, { name: play.name(rival), corner });
}

/**
 * The corner where the piece that was knocked out waits; nowhere until it is chosen, and null where it waits no more.
 */
function placeAfter(line: StoryLine | undefined, { players }: Table): string | null {
  const player = line && players.find(({ seat }) => seat === line.args.rival);
  if (!player || player.piece.space !== null) return null;
  return player.piece.outside === null ? 'nowhere' : cornerOf(player);
}

function isKnockOut({ code }: StoryLine): boolean {
  return code === 'knocked-out';
}

function isOut(line: StoryLine, { seat }: EconomyPlay): boolean {
  return isKnockOut(line) && line.args.rival === seat.value;
}
