import { sentences, t } from './words';

/** "Mine"; a card that this client does not know is named by its id. */
export function cardName(card: string): string {
  return sentences.words(`card.${card}`).replace(/^card\./, '');
}

/** "a Mine", "the Harbour": as something that is built, given or demolished. */
export function cardObject(card: string): string {
  return sentences.words(`a.${card}`).replace(/^a\./, '');
}

/** What a card does, in a sentence. */
export function effectWords(card: string): string {
  return sentences.words(`effect.${card}`).replace(/^effect\./, '');
}

/** "Mine", "2 × Mine". */
export function copiesWords(card: string, copies: number): string {
  const name = cardName(card);
  return copies > 1 ? t('cards.copies', { copies, card: name }) : name;
}
