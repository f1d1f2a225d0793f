import { type Ask, itemsOf } from '../bundle/ask';
import type { Mixture, Session } from '../session';

/** What was put together for this in this turn, as far as it can still be given; else what it begins with. */
export function draftFor({ drafts }: Session, ask: Ask, first: () => Mixture): Mixture {
  const draft = drafts.value.get(ask.key);
  if (!draft) return first();
  const items = new Set(itemsOf(ask).map(({ value }) => value));
  return { ...draft, properties: draft.properties.filter((space) => items.has(space)) };
}

/** Keeps a mixture until the turn ends. */
export function keepDraft({ drafts }: Session, { key }: Ask, mixture: Mixture): void {
  drafts.value = new Map([...drafts.peek(), [key, mixture]]);
}
