import { computed, effect, untracked } from '@preact/signals';
import { announce } from '../../ui/aria';
import type { StoryLine } from '../game';
import type { EconomyPlay } from './play';
import { readerAt } from './reader';
import type { Session } from './session';
import type { PublicPlayer } from './wire';
import { t } from './words';

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

/** Where a piece waits outside since it was knocked out. */
function cornerOf({ piece }: PublicPlayer): string | null {
  return piece.space === null && piece.outside !== 'any' ? piece.outside : null;
}

/**
 * Says to whoever was knocked out where he starts again, once his piece is seen there: where the log has told
 * of the knock-out before. Else it comes with that line, for what happened is heard before what follows.
 */
export function tellCorner({ play, scenes }: Session): void {
  const place = computed(() => placeOf(readerAt(scenes.shown.value, play)));
  const told = computed(() => play.lines.value.findLast((line) => isOut(line, play))?.key);
  const isWaiting = () => place.value === 'nowhere';
  let last = told.peek();
  let waits = isWaiting();
  effect(() => {
    const corner = place.value;
    const isNew = told.value !== last;
    last = told.value;
    if (isNew) waits = isWaiting();
    else if (waits && corner !== 'nowhere') {
      waits = false;
      if (corner) untracked(() => announce(t('told.corner', { corner })));
    }
  });
}

/** What is told after the line of a knock-out: where the reader starts again, if that is seen by then. */
export function cornerAfter({ play, scenes }: Session, line: StoryLine): string | undefined {
  const place = isOut(line, play) ? placeOf(readerAt(scenes.shown.peek(), play)) : null;
  return place && place !== 'nowhere' ? t('told.corner', { corner: place }) : undefined;
}

/** The corner where a piece waits; nowhere until it is chosen, and null where it was not knocked out. */
function placeOf(player: PublicPlayer | undefined): string | null {
  if (!player || player.piece.space !== null) return null;
  return player.piece.outside === null ? 'nowhere' : cornerOf(player);
}

function isOut({ code, args }: StoryLine, { seat }: EconomyPlay): boolean {
  return code === 'knocked-out' && args.rival === seat.value;
}
