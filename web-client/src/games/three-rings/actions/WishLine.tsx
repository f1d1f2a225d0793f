import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { type Ask, itemsOf, mostOf, nothing } from '../bundle/ask';
import type { Mixture, Session } from '../session';
import type { Rent } from '../wire';
import { t } from '../words';
import { keepDraft } from './drafts';
import { readWish } from './wish';

interface Props {
  session: Session;
  rent: Rent;
  ask: Ask;
}

/** What the owner has said that he would take for this rent: one tap puts it into the editor. */
export function WishLine({ session, rent, ask }: Props) {
  const { play } = session;
  const wished = wishFor(session, rent);
  if (!wished) return null;
  return (
    <p class="tra-wish">
      <Icon name="chat-circle" size={16} />
      <span>{t('wish.heard', { name: play.name(rent.claimant), what: wished.words })}</span>
      <Button
        label={t('wish.take')}
        size="small"
        keyCap="w"
        onClick={() => keepDraft(session, ask, fitting(ask, wished.mixture))}
      />
    </p>
  );
}

/** The owner's last wish for this rent. */
function wishFor({ play }: Session, rent: Rent) {
  const said = play.said.value.filter(({ seat }) => seat === rent.claimant);
  for (const { text } of [...said].reverse()) {
    const wish = readWish(text);
    if (wish?.space !== rent.space) continue;
    return { mixture: wish.mixture, words: text.slice(text.indexOf(':') + 2, -1) };
  }
  return null;
}

/** The wish as far as it can be met: what is missing in cash is borrowed. */
function fitting(ask: Ask, wish: Mixture): Mixture {
  const items = new Set(itemsOf(ask).map(({ value }) => value));
  const most = mostOf(ask, nothing, 'cash').most;
  const cash = Math.min(wish.cash, most);
  return {
    cash,
    debt: Math.min(wish.cash, ask.price) - Math.min(cash, ask.price),
    theirDebt: Math.min(wish.theirDebt, mostOf(ask, nothing, 'theirDebt').most),
    properties: wish.properties.filter((space) => items.has(space)),
  };
}
