import { placeName } from '../names';
import type { Mixture } from '../session';
import type { Space } from '../wire';
import { t } from '../words';

/*
 * What an owner would take for a rent, said in the chat: one form of sentence that people read and
 * the payer's editor understands. Spaces carry their number, so it is the same in every language.
 */

/** The longest line that the chat takes. */
export const LONGEST = 300;

/** What is wished for the rent of a space. */
export interface Wish {
  space: Space;
  mixture: Mixture;
}

/** "Wish for Search Engine (U05): 3 cash, 6 of my debt, Remote Work Cabin (R20)." */
export function wishWords({ space, mixture }: Wish): string {
  return t('wish.said', { space: numbered(space), what: partWords(mixture, 'wish.debt') });
}

/** "3 cash, 6 of my debt, Remote Work Cabin (R20)"; '' for an empty mixture. */
export function partWords(
  { cash, theirDebt, properties }: Mixture,
  debt: 'wish.debt' | 'wish.yourDebt',
): string {
  return [
    cash > 0 ? t('wish.cash', { cash }) : '',
    theirDebt > 0 ? t(debt, { debt: theirDebt }) : '',
    ...properties.map(numbered),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

const numbered = (space: Space) => `${placeName(space)} (${space})`;

const SENTENCE = /^(?:Wish for|Wunsch für) [^():,]+ \(([RSU]\d\d)\): ([^:]+)\.$/;
const CASH = /^(\d{1,7}) (?:cash|bar)$/;
const DEBT = /^(\d{1,7}) (?:of (?:my|your) debt|(?:meiner|deiner) Schulden)$/;
const PROPERTY = /^[^():,]+ \(([RSU]\d\d)\)$/;

/** The wish that a line of the chat says, in whatever language; null for every other line. */
export function readWish(text: string): Wish | null {
  const [, space, what = ''] = SENTENCE.exec(text) ?? [];
  const mixture = space === undefined ? null : readParts(what);
  return space === undefined || mixture === null ? null : { space, mixture };
}

/** The mixture that such a list says; null where it says anything else. */
export function readParts(what: string): Mixture | null {
  const mixture = { cash: 0, debt: 0, theirDebt: 0, properties: [] as Space[] };
  for (const part of what.split(', ')) {
    const cash = CASH.exec(part)?.[1];
    const debt = DEBT.exec(part)?.[1];
    const property = PROPERTY.exec(part)?.[1];
    if (cash !== undefined) mixture.cash = Number(cash);
    else if (debt !== undefined) mixture.theirDebt = Number(debt);
    else if (property === undefined || mixture.properties.includes(property)) return null;
    else mixture.properties.push(property);
  }
  return mixture;
}
