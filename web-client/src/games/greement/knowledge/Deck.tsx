import '../../rules.css';
import './deck.css';
import { cardFace, cardIds } from '../cards';
import { avoidWords, cardTitle, effectLines } from '../events/words';
import type { Session } from '../session';
import type { EventCard } from '../wire';
import { t } from '../words';
import { AlarmLine } from './AlarmLine';

/** The event cards: how many are left, what lies on the pile, and of each kind how many are to come. */
export function Deck({ session }: { session: Session }) {
  const { deckLeft, discards } = session.play.table.value;
  return (
    <div class="deck">
      <p>{t('deck.line', { left: deckLeft, discards: discards.length })}</p>
      <AlarmLine session={session} />
      {discards.length > 0 && (
        <details>
          <summary>{t('deck.pile')}</summary>
          <ol class="pile">
            {[...discards].reverse().map((card, i) => (
              <li key={i}>{cardTitle(card)}</li>
            ))}
          </ol>
        </details>
      )}
      <table class="kinds">
        <thead>
          <tr>
            <th scope="col">{t('deck.card')}</th>
            <th scope="col">{t('deck.toCome')}</th>
          </tr>
        </thead>
        <tbody>
          {cardIds.map((card) => (
            <Kind key={card} card={card} gone={countOf(discards, card)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function countOf(cards: readonly EventCard[], card: EventCard): number {
  return cards.filter((each) => each === card).length;
}

function Kind({ card, gone }: { card: EventCard; gone: number }) {
  const { count } = cardFace(card);
  return (
    <tr class={gone === count ? 'none-left' : ''}>
      <th scope="row">
        <b>{cardTitle(card)}</b>
        <small>
          {avoidWords(card)}:{' '}
          {effectLines(card)
            .map(({ words, change }) => `${words} ${change}`)
            .join(t('list.comma'))}
        </small>
      </th>
      <td>{t('deck.of', { left: count - gone, count })}</td>
    </tr>
  );
}
