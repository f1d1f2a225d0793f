import './actions.css';
import { useRef } from 'preact/hooks';
import { Icon } from '../../../ui/Icon';
import { cardToPlace, fittingSpaces } from '../board/marks';
import { placeOn } from '../board/press';
import { cardName, cardOf, sectorIcons } from '../cards';
import type { Session } from '../session';
import type { Card, Space } from '../wire';
import { t } from '../words';

/** The reader's hand as a row of cards: one is chosen, or dragged onto the board. */
export function HandRow({ session, hand }: { session: Session; hand: readonly Card[] }) {
  return (
    <fieldset class="ec-hand">
      <legend class="hidden-text">{t('place.hand')}</legend>
      {hand.map((card) => (
        <HandCard key={card} session={session} id={card} />
      ))}
    </fieldset>
  );
}

function HandCard({ session, id }: { session: Session; id: Card }) {
  const { play, held } = session;
  const card = cardOf(play.table.value, id);
  const drag = useDrag(session, id);
  return (
    <label class="ec-hand-card" {...drag}>
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
        <b>{t(`label.${card.sector}`)}</b>
        <span>{t(`kind.${card.kind}`)}</span>
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
