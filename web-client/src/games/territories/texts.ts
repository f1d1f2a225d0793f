import type { MoveWords } from '../game';
import type { Item, Parameter } from '../listed';
import { sentences, t } from './words';

/** The words of "Actions as text": every legal action, told from the same list as the buttons. */
export const moveWords: MoveWords = {
  action: ({ action }) => sentences.words(`act.${action}`),
  parameter: (_move, { name }) => sentences.words(`par.${name}`),
  item: (_move, parameter, item) => itemWords(parameter, item),
};

function itemWords({ name }: Parameter, { value, weight, notes }: Item): string {
  if (name === 'on') return t(value === true ? 'item.on' : 'item.off');
  if (name !== 'pay') return String(value);
  const what = sentences.words(`tax.${value}`);
  return t(notes.out === true ? 'item.tax.out' : 'item.tax', { amount: weight, what });
}
