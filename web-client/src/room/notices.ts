import { optionWords, valueWords } from '../games/words';
import type { Option, RoomView } from '../net/wire';
import { t } from './words';

/** Something that changed in the room, as the chat tells it: who did it, and what. */
export interface Notice {
  name: string;
  words: string;
}

/** With the number of the last line of the chat before it. */
export interface KeptNotice extends Notice {
  after: number;
}

/**
 * Who came, went or became host before the start, between two views of a room. The server keeps no
 * record of it: whoever comes later sees the result and not the way there.
 */
export function comingsOf(old: RoomView, now: RoomView): Notice[] {
  if (old === now || now.stage !== 'open' || old.stage !== 'open') return [];
  const host = hostName(now);
  return [
    ...comings(names(old), names(now)),
    ...(host && hostName(old) && host !== hostName(old)
      ? [{ name: host, words: t('notice.host') }]
      : []),
  ];
}

/** All that the host has set between two views, in one line; null where nothing is different. */
export function settingOf(old: RoomView, now: RoomView, options: readonly Option[]): Notice | null {
  const changes = [
    ...options
      .filter(({ name }) => String(old.options[name]) !== String(now.options[name]))
      .map((option) => optionChange(now.game, option, now.options[option.name])),
    ...houseChanges(old.house, now.house),
  ];
  if (changes.length === 0) return null;
  const words = changes.map((change) => change.replace(/\.$/, '')).join('; ');
  return { name: hostName(now), words: `${words}.` };
}

function optionChange(game: string, option: Option, value: unknown): string {
  const { label } = optionWords(game, option.name);
  return t('notice.option', { what: label, value: valueWords(game, option, value) });
}

function houseChanges(old: RoomView['house'], now: RoomView['house']): string[] {
  const changes: string[] = [];
  if (old.absent !== now.absent) changes.push(t(`notice.absent.${now.absent}`));
  if (old.spectators !== now.spectators) {
    changes.push(t(now.spectators ? 'notice.spectators.yes' : 'notice.spectators.no'));
  }
  if (old.listed !== now.listed) {
    changes.push(t(now.listed ? 'notice.listed.yes' : 'notice.listed.no'));
  }
  return changes;
}

function comings(were: string[], are: string[]): Notice[] {
  if (are.length > were.length) {
    return are.slice(were.length).map((name) => ({ name, words: t('notice.sat') }));
  }
  if (are.length === were.length) return [];
  return were
    .filter((name) => !are.includes(name))
    .map((name) => ({ name, words: t('notice.stood') }));
}

function names(room: RoomView): string[] {
  return room.seats.map((seat) => seat.name);
}

function hostName(room: RoomView): string {
  return room.seats.find((seat) => seat.seat === room.host)?.name ?? '';
}
