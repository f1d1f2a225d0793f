import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { GuideStep } from '../../games/guide';
import { settings } from '../../settings';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { t } from '../words';
import { bubblePlace, type Corner } from './bubble-place';
import { useBubbleEscape, useBubbleFocus } from './focus';
import type { Box } from './geometry';
import type { Sight } from './places';

interface Props {
  step: GuideStep;
  n: number;
  of: number;
  place: RefObject<HTMLElement | null>;
  sight: Sight | null;
  /** The list of steps, which it covers as little as the seats and what can be chosen. */
  list: Box | null;
  before: RefObject<Element | null>;
  onNext: () => void;
  onLater: () => void;
  onEnd: () => void;
}

/** What a step tells, beside what it speaks of. It stands nowhere before the page has been measured. */
export function Bubble({ step, n, of, place, sight, list, before, ...then }: Props) {
  const corner = useCorner(step.id, sight, list);
  useBubbleFocus(place, { step: step.id, placed: corner !== null, before });
  useBubbleEscape(place, then.onLater);
  return (
    <section
      ref={place}
      class="guide-bubble"
      style={corner ? { left: `${corner.x}px`, top: `${corner.y}px` } : { visibility: 'hidden' }}
      aria-label={step.title}
      aria-live="polite"
    >
      <header>
        <b>{t('guide.step', { n, of })}</b>
        <span class="guide-dashes" aria-hidden="true">
          {Array.from({ length: of }, (_, i) => (
            <i key={i} class={i < n ? 'done' : ''} />
          ))}
        </span>
        <Away onLater={then.onLater} />
      </header>
      <h2 class="small-title">{step.title}</h2>
      <p>{step.line}</p>
      {step.picture}
      <Choices {...{ step, n, of, ...then }} />
    </section>
  );
}

/** Puts the guide away, as Escape does: it is offered again. */
function Away({ onLater }: Pick<Props, 'onLater'>) {
  return (
    <button
      type="button"
      class="guide-away"
      aria-label={t('guide.away')}
      aria-keyshortcuts="Escape"
      data-tip={t('guide.away')}
      onClick={onLater}
    >
      {settings.keyCaps.value && (
        <span class="key-cap" aria-hidden="true">
          Esc
        </span>
      )}
      <Icon name="x" size={16} />
    </button>
  );
}

/** A step has a place of its own; while it stands the bubble moves for a good reason only. */
function useCorner(step: string, sight: Sight | null, list: Box | null): Corner | null {
  const last = useRef<{ step: string; corner: Corner } | null>(null);
  if (!sight) return null;
  const held = last.current?.step === step ? last.current.corner : null;
  const aside = [sight.seats, list].filter((box) => box !== null);
  const choices = [...sight.choices, ...aside];
  const corner = bubblePlace(sight.bubble, { ...sight, choices }, held);
  last.current = { step, corner };
  return corner;
}

type ChoicesProps = Pick<Props, 'step' | 'n' | 'of' | 'onNext' | 'onLater' | 'onEnd'>;

function Choices({ step, n, of, onNext, onLater, onEnd }: ChoicesProps) {
  const act = () => {
    step.act?.run();
    if (n === of) onEnd();
  };
  return (
    <div class="guide-buttons">
      {step.act ? (
        <Button label={step.act.label} kind="main" size="small" onClick={act} />
      ) : (
        <Button
          label={t(n < of ? 'guide.next' : 'guide.done')}
          kind="main"
          size="small"
          onClick={onNext}
        />
      )}
      <span class="guide-others">
        {step.act && (
          <Button label={t('guide.later')} size="small" onClick={step.awaited ? onLater : onNext} />
        )}
        {(n < of || step.act) && (
          <Button label={t('guide.end')} kind="quiet" size="small" onClick={onEnd} />
        )}
      </span>
    </div>
  );
}
