import type { Session } from '../session';

/** The rent of a camp that is thrown for, or has just been. */
export function campOf({ stage }: Session) {
  const { table, acting, news } = stage.value;
  const paid = acting !== null && news.find(({ code }) => code.startsWith('camp-rent-paid'));
  if (paid) {
    const { seat, owner, dice, due, paid: sum } = paid.args;
    const total = Array.isArray(dice) ? Number(dice[0]) + Number(dice[1]) : 0;
    return { payer: Number(seat), owner: Number(owner), total, sum: Number(due ?? sum) };
  }
  if (table.phase !== 'camp' || table.due?.type !== 'camp') return null;
  const { owner, perPip } = table.due;
  return { payer: table.turn, owner, perPip };
}

/** What was thrown for it, once the dice lie; before that null. */
export function rentThrown({ stage, rolling }: Session): number | null {
  const { made } = stage.value.thrown;
  if (rolling.value || made?.purpose !== 'rent') return null;
  return made.dice.reduce((sum: number, pips) => sum + pips, 0);
}
