import type { Item, Move, Parameter } from '../listed';
import type { MoveWords } from '../move-words';
import { itemsOf } from '../moves';
import { spaceOf } from './lookup';
import { placeName } from './names';
import type { ThreeRingsPlay } from './play';
import { ringOf } from './rings';
import type { Goal, Power, Ring } from './wire';
import { sentences, t } from './words';

/** The words of "Actions as text": every legal action, told from the same list as the buttons. */
export function moveWords(play: ThreeRingsPlay): MoveWords {
  return {
    action: (move) => actionWords(play, move),
    parameter: (_move, { name }) => sentences.words(`par.${name}`),
    item: (move, parameter, item) => itemWords(play, move, parameter, item),
  };
}

/** What is listed once for each partner, ring or power says so. */
function actionWords(play: ThreeRingsPlay, move: Move): string {
  const first = (name: string) => itemsOf(move, name)[0]?.value;
  switch (move.action) {
    case 'offer-trade': {
      const to = first('to');
      return to === undefined
        ? t('act.offer-trade')
        : t('act.offer-trade.to', { name: play.name(Number(to)) });
    }
    case 'consolidate': {
      const give = first('give');
      if (give === undefined) return t('act.consolidate');
      const space = String(give);
      const industry = spaceOf(play.table.value, space)?.industry ?? 'park';
      return t('act.consolidate.of', {
        industry: t(`industry.${industry}`),
        ring: t(`on.${ringOf(space)}`),
      });
    }
    case 'use-power':
      return t(first('power') === 'goal' ? 'act.use-power.goal' : 'act.use-power');
    default:
      return sentences.words(`act.${move.action}`);
  }
}

function itemWords(
  play: ThreeRingsPlay,
  { action }: Move,
  { name }: Parameter,
  { value, weight }: Item,
): string {
  switch (name) {
    case 'to':
    case 'player':
      return play.name(Number(value));
    case 'goal':
      return t(`goal.${value as Goal}`);
    case 'ring':
      return t(`ring.${value as Ring}`);
    case 'power':
      return t(`power.${value as Power}`);
    case 'direction':
      return t(value === 'up' ? 'item.up' : 'item.down');
    default: {
      const space = placeName(String(value));
      if (weight > 0) return t('item.price', { space, price: weight });
      return action === 'claim' && name === 'space' ? t('item.free', { space }) : space;
    }
  }
}
