import type { Item, Move, Parameter } from '../listed';
import type { MoveWords } from '../move-words';
import {
  afterWords,
  cheaperFirst,
  isOutEitherWay,
  type TaxChoice,
  taxChoices,
  taxWords,
} from './actions/tax';
import { grouped } from './money';
import { chanceWords } from './risk';
import { own, type Session } from './session';
import { sentences, t } from './words';

/** The words of "Actions as text": every legal action, told from the same list as the buttons. */
export function moveWords(session: Session): MoveWords {
  return {
    action: ({ action }) => sentences.words(`act.${action}`),
    parameter: (_move, { name }) => sentences.words(`par.${name}`),
    ordered: cheaperBefore,
    item: (_move, parameter, item) => itemWords(session, parameter, item),
    waits: ({ action, blocked }) =>
      blocked?.code === 'not-your-turn' && isDebt(action) ? t('act.nothing-owed') : undefined,
    isOn: ({ action }) => (action === 'auto-roll' ? own(session)?.autoRoll : undefined),
    second: ({ action }, { pay }) =>
      action === 'choose-tax' ? paidWords(session, pay) : followsFrom(session, action),
    isFatal: ({ action }, { pay }) => action === 'choose-tax' && isFatal(session, pay),
  };
}

/** What one does only when something is owed, and then nobody else: it waits for no turn. */
function isDebt(action: string): boolean {
  return action === 'roll-rent' || action === 'choose-tax';
}

/** Of the sums of the Caravan the cheaper is proposed, as its button comes first. */
function cheaperBefore(move: Move): Move {
  const parameters = move.parameters.map((parameter) => {
    const { name, domain } = parameter;
    if (name !== 'pay' || domain.type !== 'one') return parameter;
    return { ...parameter, domain: { ...domain, items: cheaperFirst(domain.items) } };
  });
  return { ...move, parameters };
}

function choiceFor(session: Session, pay: unknown): TaxChoice | undefined {
  return taxChoices(session).find((choice) => choice.pay === pay);
}

/** What goes to the Caravan, and what comes of it. */
function paidWords(session: Session, pay: unknown): string | undefined {
  const choice = choiceFor(session, pay);
  return choice && t('act.choose-tax.after', { sum: sumWords(choice), after: afterWords(choice) });
}

function sumWords({ amount }: TaxChoice): string {
  return t('tax.pay', { amount: grouped(amount) });
}

function isFatal(session: Session, pay: unknown): boolean {
  return choiceFor(session, pay)?.out === true && !isOutEitherWay(taxChoices(session));
}

/** What a throw may do, and what giving up does. */
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

function itemWords(session: Session, { name }: Parameter, { value }: Item): string {
  if (name === 'on') return t(value === true ? 'item.on' : 'item.off');
  const choice = name === 'pay' ? choiceFor(session, value) : undefined;
  if (!choice) return String(value);
  const cheaper = choice.cheaper ? [t('tax.cheaper')] : [];
  const parts = [sumWords(choice), taxWords(choice), afterWords(choice), ...cheaper];
  return parts.join(t('list.comma'));
}
