import type { StoryLine } from '../../game';
import { grouped } from '../money';
import type { Session } from '../session';
import { sentences, t } from '../words';

/** When a seat went out and, as far as the lines of the story go back, over what. */
export function whyOut({ play }: Pick<Session, 'play'>, seat: number, turn: number): string {
  const lines = play.lines.value.filter(({ args }) => args.seat === seat);
  const left = lines.findLastIndex(({ code }) => code === 'out' || code === 'resigned');
  if (lines[left]?.code === 'resigned') return t('end.out.resigned', { turn });
  const debt = lines[left - 1];
  return debt?.code.endsWith('-in-part') ? debtWords(debt, turn, play) : t('end.out', { turn });
}

/** The Caravan asks at itself: its line names no field. */
function debtWords({ args }: StoryLine, turn: number, { name, seat }: Session['play']): string {
  const { field = 'caravan', owner, due, paid } = args;
  const fill = {
    turn,
    field: sentences.words(`field.${field}`),
    due: grouped(Number(due)),
    paid: grouped(Number(paid)),
  };
  if (owner === seat.value) return t('end.out.rent.you', fill);
  return typeof owner === 'number'
    ? t('end.out.rent', { ...fill, name: name(owner) })
    : t('end.out.debt', fill);
}
