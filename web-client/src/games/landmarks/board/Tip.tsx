import './tip.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { cardName, effectWords } from '../card-words';
import { cardOf, numbers } from '../cards';
import type { Session } from '../session';
import type { Card } from '../wire';
import { t } from '../words';
import { columnWords } from './Charts';
import { colourWords } from './names';
import { placeOf, totalOf } from './places';

/** How far it keeps from the card and from the edges of the page. */
const GAP = 8;

/**
 * The exact rule of the card under the pointer or in focus, and what it would pay the reader now; of
 * a column of the charts what acts at its total.
 */
export function Tip({ session }: { session: Session }) {
  const key = session.pointed.value;
  const place = key === null ? null : placeOf(key);
  const total = key === null ? null : totalOf(key);
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const spot = session.spot.value?.getBoundingClientRect();
    if (key === null || !box.current || !spot) return;
    setAt(beside(spot, box.current.getBoundingClientRect()));
  }, [key, session.spot.value]);
  if (!(place || total) || session.play.phone.value) return null;
  return (
    <div
      ref={box}
      id="lm-tip"
      class="lm-tip"
      role="tooltip"
      style={{ left: `${at.x}px`, top: `${at.y}px` }}
    >
      {total && <p>{columnWords(session, total)}</p>}
      {place && (
        <CardWords
          session={session}
          card={place.card}
          closed={place.at === 'town' && place.closed}
        />
      )}
    </div>
  );
}

/** Above the card where there is room, else below it; never over it. */
function beside(spot: DOMRect, box: DOMRect): { x: number; y: number } {
  const x = Math.min(
    Math.max(GAP, spot.x + spot.width / 2 - box.width / 2),
    window.innerWidth - box.width - GAP,
  );
  const above = spot.y - box.height - GAP;
  return { x, y: above >= GAP ? above : spot.y + spot.height + GAP };
}

interface Props {
  session: Session;
  card: Card;
  closed: boolean;
}

/** Name, class, rule, and what one open copy pays as things are, told by the server. */
export function CardWords({ session, card, closed }: Props) {
  const { play } = session;
  const { colour, ...rest } = cardOf(play.table.value, card);
  const shown = numbers({ colour, ...rest });
  return (
    <>
      <p class="lm-tip-title">
        <b>{cardName(card)}</b> {shown && t('tip.numbers', { numbers: shown })}
      </p>
      <p class="lm-tip-class">{colourWords(colour)}</p>
      <p>{effectWords(card)}</p>
      {closed && <p class="lm-tip-closed">{t('tip.closed')}</p>}
      <PaysNow session={session} card={card} />
    </>
  );
}

function PaysNow({ session: { play }, card }: Omit<Props, 'closed'>) {
  const pays = play.hand.value?.pays[card];
  if (pays === undefined) return null;
  return (
    <p class="lm-tip-pays">
      {pays < 0 ? t('tip.costs', { n: -pays }) : t('tip.pays', { n: pays })}
    </p>
  );
}
