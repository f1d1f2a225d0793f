import { aboutGame } from '../games/catalogue';
import { t } from '../i18n';
import { go } from '../navigation';
import { type OptionValues, openRoom } from '../net/rooms';
import { drawWord } from '../net/shuffle-word';
import type { GameInfo } from '../net/wire';
import { roomPath } from '../path';
import { guideAsked } from '../room/guide/asked';
import { namelessIn } from '../room/nameless';
import { settings } from '../settings';
import { asked, newRoom } from './new-room';

/** So many play where a game is tried out, if its rules allow it: the reader and two bots. */
const SEATS = 3;

/**
 * A private table of the reader's own with bots, which begins at once. No clock asks him to act, also
 * where the rules do not let one be turned off; those that can be do not run for the bots either.
 */
export function trialOf(game: GameInfo, nickname: string) {
  const seats = Math.min(game.maxSeats, Math.max(game.minSeats, SEATS));
  const room = newRoom(game, nickname.trim() || t('trial.name'), t('trial.title'));
  const options = { ...room.options, ...still(game), ...known(game) };
  return { ...room, seats, bots: seats - 1, options, unhurried: true, start: true };
}

/** Clocks that need not run do not. */
function still({ options }: GameInfo): OptionValues {
  return Object.fromEntries(
    options.filter(({ type }) => type === 'clock').map(({ name }) => [name, 0]),
  );
}

/** What the game asks for where it is tried out, as far as the server knows it. */
function known({ id, options }: GameInfo): OptionValues {
  const wished = Object.entries(aboutGame(id)?.trial ?? {});
  return Object.fromEntries(
    wished.filter(([name]) => options.some((option) => option.name === name)),
  );
}

/** Opens such a table and goes there, with the guide; rejects with an `HttpProblem`. */
export async function tryAgainstBots(game: GameInfo): Promise<void> {
  const opened = await openRoom(asked(trialOf(game, settings.nickname.value), drawWord()));
  guideAsked.value = opened.room;
  namelessIn.value = settings.nickname.value.trim() === '' ? opened.room : '';
  go(roomPath(opened.room));
}
