import { changeWords, spokenChange } from '../actions/change';
import { type Avoided, cardFace, type cardFaces, type Effect } from '../cards';
import type { EventCard, Table, Values } from '../wire';
import { sentences, t } from '../words';

/** The title of a card, in our own words. */
export function cardTitle(card: EventCard): string {
  return t(`event.${card as keyof typeof cardFaces & 'V01'}`);
}

/** A line of a card: what it is about, and from what to what. */
export interface EffectLine {
  words: string;
  change: string;
  /** What becomes of it is no figure. */
  worded?: true;
  /** A value that is at its least already stays as it is. */
  stays?: true;
}

/** From what to what a value goes; undefined where that is not known. */
export type Changes = (value: keyof Values) => { from: number; to: number } | undefined;

/** What the open card would do to the values of this table. */
export function foreseenOn({ event, values }: Table): Changes {
  return (value) => {
    const to = event?.prospect.values[value];
    return to === undefined ? undefined : { from: values[value], to };
  };
}

/** The name of a value for the ear, which hears no sign of a factor. */
export function saidValue(value: unknown): string {
  const said = `value.${value}.said`;
  return sentences.words(sentences.has(said) ? said : `value.${value}`);
}

interface Voice {
  named: (value: keyof Values) => string;
  change: typeof changeWords;
}

const EYE: Voice = { named: (value) => t(`value.${value}`), change: changeWords };
export const EAR: Voice = { named: saidValue, change: spokenChange };

/** What the card does, as lines; with the changes that are known the numbers before and after. */
export function effectLines(
  card: EventCard,
  changes?: Changes,
  voice = EYE,
): readonly EffectLine[] {
  return cardFace(card).effects.map((effect) => effectLine(effect, changes, voice));
}

function effectLine(effect: Effect, changes: Changes | undefined, voice: Voice): EffectLine {
  if (effect.do === 'add') {
    const { value, by } = effect;
    const sign = by > 0 ? '+' : '−';
    const change = changes?.(value);
    return {
      words: voice.named(value),
      change: change ? voice.change(change) : `${sign}${Math.abs(by)}`,
      ...(change && change.from === change.to && { stays: true }),
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

/** What a card that hits nothing would have done, and what there is none of. */
export function asideWords(card: EventCard): string {
  const effect = cardFace(card).effects.find((each) => each.do !== 'add');
  if (!effect) return t('stamp.aside');
  return effect.do === 'appropriate'
    ? t(`stamp.aside.beside.${effect.beside}`)
    : sentences.words(`stamp.aside.${effect.do}`);
}

/** How a card can be kept away: "Vote", "Pay, each for himself". */
export function avoidWords(card: EventCard): string {
  const avoided: Avoided = cardFace(card).avoided;
  return t(`avoid.${avoided}`);
}
