import { changeWords } from '../actions/change';
import { type Avoided, cardFace, type cardFaces, type Effect } from '../cards';
import type { EventCard, Table } from '../wire';
import { t } from '../words';

/** The title of a card, in our own words. */
export function cardTitle(card: EventCard): string {
  return t(`event.${card as keyof typeof cardFaces & 'V01'}`);
}

/** A line of a card: what it is about, and from what to what. */
export interface EffectLine {
  words: string;
  /** The same where there is little room. */
  brief?: string;
  change: string;
  /** What becomes of it is no figure. */
  worded?: true;
}

/** What the card does, as lines; with the table on which it is open the numbers before and after. */
export function effectLines(
  card: EventCard,
  table?: Table,
  worded = changeWords,
): readonly EffectLine[] {
  return cardFace(card).effects.map((effect) => effectLine(effect, table, worded));
}

function effectLine(
  effect: Effect,
  table: Table | undefined,
  worded: typeof changeWords,
): EffectLine {
  if (effect.do === 'add') {
    const { value, by } = effect;
    const sign = by > 0 ? '+' : '−';
    const to = table?.event?.prospect.values[value];
    return {
      words: t(`value.${value}`),
      brief: t(`value.${value}.short`),
      change:
        table === undefined || to === undefined
          ? `${sign}${Math.abs(by)}`
          : worded({ from: table.values[value], to }),
    };
  }
  if (effect.do === 'appropriate') {
    return {
      words: t(`effect.beside.${effect.beside}`),
      change: t('effect.refund', { coins: effect.refund }),
      worded: true,
    };
  }
  return { words: t(`effect.${effect.do}`), change: t(`effect.${effect.do}.to`), worded: true };
}

/** How a card can be kept away: "Vote", "Pay, each for himself". */
export function avoidWords(card: EventCard): string {
  const avoided: Avoided = cardFace(card).avoided;
  return t(`avoid.${avoided}`);
}
