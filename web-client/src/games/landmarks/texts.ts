import type { Item, Move, Parameter } from '../listed';
import type { MoveWords } from '../move-words';
import { cardName } from './card-words';
import type { LandmarksPlay } from './play';
import { sentences, t } from './words';

const PLAYERS = new Set(['to', 'player', 'tv']);

/** The words of "Actions as text": every legal action, told from the same list as the buttons. */
export function moveWords(play: LandmarksPlay): MoveWords {
  return {
    action: ({ action }: Move) => sentences.words(`act.${action}`),
    parameter: (_move: Move, { name }: Parameter) => sentences.words(`par.${name}`),
    item: (_move, parameter, item) => itemWords(play, parameter, item),
  };
}

function itemWords(play: LandmarksPlay, { name }: Parameter, { value, weight }: Item): string {
  if (typeof value === 'boolean') return t(value ? 'item.yes' : 'item.no');
  if (PLAYERS.has(name)) {
    const player = play.name(Number(value));
    return weight > 0 ? t('item.pays', { name: player, coins: weight }) : player;
  }
  if (name === 'mode') return t(value === 'live' ? 'item.live' : 'item.postal');
  const card = cardName(String(value));
  return weight > 0 ? t('item.price', { card, cost: weight }) : card;
}
