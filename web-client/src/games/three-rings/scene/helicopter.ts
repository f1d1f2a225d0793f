import './helicopter.css';
import { arc } from '../../../ui/flights';

/**
 * Lets the medal of a seat cross to a rooftop as its helicopter. It is drawn over the page and says
 * nothing: the log tells it. Returns what ends it at once.
 */
export function flyHelicopter(seat: number, roof: string, millis: number): () => void {
  const medal = document.querySelector(`[data-seat="${seat}"] .medal`);
  const from = medal?.getBoundingClientRect();
  const to = document.querySelector(roof)?.getBoundingClientRect();
  if (!medal || !from || !to) return () => undefined;
  const flier = document.createElement('span');
  flier.className = 'tr-flier';
  flier.ariaHidden = 'true';
  flier.append(medal.cloneNode(true));
  document.body.append(flier);
  const stations = arc(middle(from), middle(to)).map(({ x, y }) => ({
    translate: `${x}px ${y}px`,
  }));
  const end = () => flier.remove();
  flier.animate(stations, { duration: millis, easing: 'ease-in-out' }).onfinish = end;
  return end;
}

function middle({ x, y, width, height }: DOMRect) {
  return { x: x + width / 2, y: y + height / 2 };
}
