import type { Item, Move, Parameter } from '../listed';
import type { MoveWords } from '../move-words';
import { amountRange } from './actions/amount-range';
import { cardTitle } from './events/words';
import { foretold } from './foretold';
import type { Session } from './session';
import { bankPrice, kindOf } from './sums';
import { sentences, t } from './words';

/** The words of "Actions as text": every legal action, told from the same list as the buttons. */
export function moveWords(session: Session): MoveWords {
  return {
    action: ({ action }) => sentences.words(`act.${action}`),
    parameter: (_move, { name }) => sentences.words(`par.${name}`),
    item: (move, parameter, item) => itemWords(session, move, parameter, item),
    most: ({ action }) => (action === 'repay' ? amountRange(session, action)?.to : undefined),
    second: ({ action }, values) => foretold(session, action, values),
  };
}

function itemWords(session: Session, move: Move, { name }: Parameter, item: Item): string {
  const { play } = session;
  const value = String(item.value);
  switch (name) {
    case 'square':
    case 'squares':
      return squareWords(session, move, value, item);
    case 'to':
    case 'from':
      return play.name(Number(item.value));
    case 'choice':
    case 'taxPayer':
      return sentences.words(`choice.${value}`);
    case 'offer':
      return offerWords(session, value);
    default:
      return name === 'card' ? cardTitle(value) : value;
  }
}

function squareWords({ play }: Session, move: Move, square: string, item: Item): string {
  const table = play.table.value;
  const kind = kindOf(table, square);
  const title = kind ? t('card.title', { square, kind: t(`kind.${kind}`) }) : square;
  if (item.weight === 0) return title;
  if (move.action.startsWith('offer-')) return t('item.taxed', { title, tax: item.weight });
  const buys = move.action === 'buy';
  const tax = buys ? item.weight - bankPrice(table, square) : 0;
  return tax > 0
    ? t('item.priceAndTax', { title, coins: item.weight, tax })
    : t('item.price', { title, coins: item.weight });
}

function offerWords({ play }: Session, id: string): string {
  const offer = play.hand.value?.offers.find((each) => each.id === id);
  if (!offer) return id;
  const me = play.seat.value;
  const name = play.name(offer.maker === me ? offer.addressee : offer.maker);
  return offer.type === 'donation'
    ? t('item.gift', { name, coins: offer.amount })
    : t('item.deal', { name, square: offer.square, coins: offer.price });
}
