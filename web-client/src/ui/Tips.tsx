import './tip.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { followTips, type Tip } from './tip';

/** How far a tip keeps from what it names and from the edges of the page. */
const GAP = 6;

/**
 * The one place where the names of buttons that are only a sign are shown: under the pointer, in focus,
 * or under a finger that rests. They are heard without it.
 */
export function Tips() {
  const [tip, setTip] = useState<Tip | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => followTips(setTip), []);
  useLayoutEffect(() => {
    const shown = box.current;
    if (!shown || !tip) return;
    // Over dialogs and veils, whatever they stand on.
    shown.togglePopover?.(true);
    const { x, y } = placeOf(tip.of.getBoundingClientRect(), shown.getBoundingClientRect());
    shown.style.translate = `${x}px ${y}px`;
  }, [tip]);
  if (!tip) return null;
  return (
    <div ref={box} class="tip" popover="manual" aria-hidden="true">
      {tip.words}
    </div>
  );
}

/** Under its button where there is room, else over it. */
function placeOf(of: DOMRect, box: DOMRect): { x: number; y: number } {
  const middle = of.x + (of.width - box.width) / 2;
  const x = Math.max(GAP, Math.min(middle, innerWidth - box.width - GAP));
  const under = of.bottom + GAP;
  const y = under + box.height + GAP <= innerHeight ? under : of.y - box.height - GAP;
  return { x: Math.round(x), y: Math.round(y) };
}
