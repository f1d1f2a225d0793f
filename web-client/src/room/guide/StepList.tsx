import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GuideStep } from '../../games/guide';
import { Chip } from '../../ui/Chip';
import { Icon } from '../../ui/Icon';
import { t } from '../words';
import type { Box } from './geometry';

/** Where the list of steps stands: a row for each, and its head. */
export function underSeats({ x, y, width, height }: Box, rows: number): Box {
  return { x, y: y + height + 14, width, height: 60 + rows * 34 };
}

/** Where the first panel under the seats begins, or else the page ends. */
function footUnderSeats(): number {
  const panels = [...document.querySelectorAll('.seats-place .panel')];
  return Math.min(innerHeight, ...panels.map((panel) => panel.getBoundingClientRect().top));
}

interface ListProps {
  box: Box;
  steps: readonly GuideStep[];
  now: string;
  isDone: (step: GuideStep) => boolean;
}

/** Under the seats, where it ends above the foot of the page and above what the game has there. */
export function StepList({ box, steps, now, isDone }: ListProps) {
  const place = useRef<HTMLElement>(null);
  const fit = () => {
    if (!place.current) return;
    const isCut = box.y + place.current.offsetHeight > footUnderSeats();
    place.current.style.visibility = isCut ? 'hidden' : '';
  };
  useLayoutEffect(fit);
  // What was offered there is gone, and the panel below it in its place, only after that.
  useEffect(fit);
  return (
    <section
      ref={place}
      class="guide-steps panel"
      style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px` }}
      aria-label={t('guide.title')}
    >
      <header>
        <h2 class="small-title">{t('guide.title')}</h2>
        <Chip kind="blue" icon="lightbulb-fill">
          {t('guide.chip')}
        </Chip>
      </header>
      <ol>
        {steps.map((step, i) => (
          <li key={step.id} class={isDone(step) ? 'done' : step.id === now ? 'now' : ''}>
            <span class="step-number">
              {isDone(step) ? <Icon name="check" size={14} /> : i + 1}
            </span>
            {step.name}
          </li>
        ))}
      </ol>
    </section>
  );
}
