import type { MoveWords } from '../game';
import type { Item, Parameter } from '../listed';
import { chanceWords } from './risk';
import { own, type Session } from './session';
import { sentences, t } from './words';

/** The words of "Actions as text": every legal action, told from the same list as the buttons. */
export function moveWords(session: Session): MoveWords {
  return {
    action: ({ action }) => sentences.words(`act.${action}`),
    parameter: (_move, { name }) => sentences.words(`par.${name}`),
    item: (_move, parameter, item) => itemWords(parameter, item),
    isOn: ({ action }) => (action === 'auto-roll' ? own(session)?.autoRoll : undefined),
    second: ({ action }) => followsFrom(session, action),
  };
}

/** What a throw may do, and what giving up does; the sums of the Caravan stand in its choices. */
function followsFrom({ play, shown }: Session, action: string): string | undefined {
  const { risk, players } = shown.value;
  if (action === 'resign') {
    const { money = 0, fields = 0 } = players.find(({ seat }) => seat === play.seat.value) ?? {};
    const lost = money > 0 ? [t('act.resign.money', { money })] : [];
    const freed = fields > 0 ? [t('news.free', { n: fields })] : [];
    return [t('act.resign.out'), ...lost, ...freed].join(t('list.comma'));
  }
  if (!risk || (action !== 'roll' && action !== 'roll-rent')) return undefined;
  const { outIn1296 } = risk;
  return outIn1296 === 0 ? t('risk.safe.you') : t('risk.out', { chance: chanceWords(outIn1296) });
}

function itemWords({ name }: Parameter, { value, weight, notes }: Item): string {
  if (name === 'on') return t(value === true ? 'item.on' : 'item.off');
  if (name !== 'pay') return String(value);
  const what = sentences.words(`tax.${value}`);
  return t(notes.out === true ? 'item.tax.out' : 'item.tax', { amount: weight, what });
}
