import type { Item, Move, Parameter } from '../listed';
import type { MoveWords } from '../move-words';
import { cardName } from './cards';
import { destinationWords } from './knowledge/effects';
import type { Session } from './session';
import { sentences, t } from './words';

/** The words of "Actions as text": every legal action, told from the same list as the buttons. */
export function moveWords(session: Session): MoveWords {
  return {
    action: ({ action }: Move) => sentences.words(`act.${action}`),
    parameter: (_move: Move, { name }: Parameter) => sentences.words(`par.${name}`),
    item: (_move, parameter, item) => itemWords(session, parameter, item),
  };
}

function itemWords(session: Session, { name }: Parameter, { value }: Item): string {
  switch (name) {
    case 'card': {
      const card = session.play.table.value.cards.find(({ id }) => id === value);
      return card ? cardName(card) : String(value);
    }
    case 'on':
      return t(value === true ? 'item.on' : 'item.off');
    case 'to':
      return destinationWords(session, String(value));
    default:
      return String(value);
  }
}
