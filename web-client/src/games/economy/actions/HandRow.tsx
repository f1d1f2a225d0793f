import { cardToPlace, fittingSpaces, placeOn } from '../laying';
import './hand.css';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../ui/Icon';
import { cardName, cardOf, kindName, sectorIcons } from '../cards';
import type { Session } from '../session';
import type { Card, Space } from '../wire';
import { t } from '../words';

/** From so many cards on they are small. */
const MANY = 7;

/** The reader's hand, all of it in sight or one press away: a card is chosen, or dragged onto the board. */
export function HandRow({ session, hand }: { session: Session; hand: readonly Card[] }) {
  const row = useRef<HTMLFieldSetElement>(null);
  const hidden = useHidden(row, hand.length);
  const many = hand.length >= MANY || session.play.phone.value;
  return (
    <div class={many ? 'ec-tray many' : 'ec-tray'}>
      <fieldset class="ec-hand" ref={row} onScroll={hidden.count}>
        <legend class="hidden-text">{t('place.hand')}</legend>
        {hand.map((card) => (
          <HandCard key={card} session={session} id={card} many={many} />
        ))}
      </fieldset>
      {hidden.isCut && (
        <button
          type="button"
          class="ec-more"
          aria-label={hidden.after > 0 ? t('place.more', { n: hidden.after }) : t('place.first')}
          onClick={() => turnOn(row.current, hidden.after > 0)}
        >
          {hidden.after > 0 && `+${hidden.after}`}
          <Icon name={hidden.after > 0 ? 'arrow-right' : 'arrow-counter-clockwise'} size={16} />
        </button>
      )}
    </div>
  );
}

/** How many cards of a row that is too long lie beyond its end. */
function useHidden(row: RefObject<HTMLElement | null>, cards: number) {
  const [seen, setSeen] = useState({ isCut: false, after: 0 });
  const count = () => {
    const at = row.current;
    if (!at) return;
    const whole = at.scrollWidth - at.clientWidth;
    const left = whole - Math.abs(at.scrollLeft);
    const after = left < 8 ? 0 : cardsBeyond(at);
    setSeen({ isCut: whole > 8, after });
  };
  useLayoutEffect(count, [cards, seen.isCut]);
  return { ...seen, count };
}

/** What is cut counts as hidden, and nothing that is seen whole: both together are the whole hand. */
function cardsBeyond(row: HTMLElement): number {
  const end = row.getBoundingClientRect().right + 1;
  const cards = [...row.querySelectorAll('.ec-hand-card')];
  return cards.filter((card) => card.getBoundingClientRect().right > end).length;
}

function turnOn(row: HTMLElement | null, on: boolean): void {
  row?.scrollBy({ left: (on ? 0.8 : -10) * row.clientWidth });
}

interface CardProps {
  session: Session;
  id: Card;
  /** So many lie there that a name has room for its beginning alone. */
  many: boolean;
}

function HandCard({ session, id, many }: CardProps) {
  const { play, held } = session;
  const card = cardOf(play.table.value, id);
  const drag = useDrag(session, id);
  return (
    <label class="ec-hand-card" title={cardName(card)} {...drag}>
      <input
        type="radio"
        name="hand"
        aria-label={cardName(card)}
        checked={cardToPlace(session) === id}
        onChange={() => {
          held.value = id;
        }}
      />
      <span class="ec-hand-face">
        <span class={`ec-hand-top ${card.sector}`}>
          <Icon name={sectorIcons[card.sector]} size={24} />
          <b>{card.category}</b>
        </span>
        <b class="ec-hand-name">{t(`${many ? 'brief' : 'label'}.${card.sector}`)}</b>
        <span class="ec-hand-name">{kindName(card)}</span>
      </span>
    </label>
  );
}

/** How far the pointer goes before a card is dragged, in pixels. */
const THRESHOLD = 8;

/** Dragging a card over the board shades what is free for it; let go on such a space it is placed. */
function useDrag(session: Session, id: Card) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const { held, pointed, yours } = session;
  const isFar = ({ clientX, clientY }: PointerEvent) =>
    from.current !== null &&
    Math.hypot(clientX - from.current.x, clientY - from.current.y) > THRESHOLD;
  return {
    onPointerDown: (event: PointerEvent) => {
      if (!yours.value) return;
      from.current = { x: event.clientX, y: event.clientY };
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!isFar(event)) return;
      held.value = id;
      pointed.value = spaceUnder(event);
    },
    onPointerUp: (event: PointerEvent) => {
      const space = isFar(event) ? spaceUnder(event) : null;
      from.current = null;
      if (space && fittingSpaces(session).includes(space)) placeOn(session, space);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

function spaceUnder({ clientX, clientY }: PointerEvent): Space | null {
  const under = document.elementFromPoint(clientX, clientY);
  return under?.closest<SVGElement>('[data-space]')?.dataset.space ?? null;
}
