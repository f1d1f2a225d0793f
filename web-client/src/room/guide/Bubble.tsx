import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GuideStep } from '../../games/guide';
import { settings } from '../../settings';
import { announce } from '../../ui/aria';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { t } from '../words';
import type { Corner } from './bubble-place';
import { useBubbleEscape, useBubbleFocus } from './focus';

/** Where its lower edge is: anywhere, at a phone's bar of tabs, or over that down to the foot of the page. */
export type Standing = 'free' | 'on-tabs' | 'over-tabs';

interface Props {
  step: GuideStep;
  n: number;
  of: number;
  place: RefObject<HTMLElement | null>;
  corner: Corner | null;
  stands: Standing;
  before: RefObject<Element | null>;
  onNext: () => void;
  onLater: () => void;
  onAway: () => void;
  onEnd: () => void;
}

/** What a step tells, beside what it speaks of. It stands nowhere before the page has been measured. */
export function Bubble({ step, n, of, place, corner, stands, before, ...then }: Props) {
  useBubbleFocus(place, { step: step.id, placed: corner !== null, before });
  useBubbleEscape(place, then.onAway);
  // A region that comes with its words in it is not read by all: they go into the page's own.
  const { title, line, heard } = step;
  useEffect(
    () => announce([`${title}: ${line}`, ...(heard ? [heard] : [])].join(' ')),
    [step.id, line, heard],
  );
  return (
    <section
      ref={place}
      class={`guide-bubble ${stands}`}
      style={corner ? { left: `${corner.x}px`, top: `${corner.y}px` } : { visibility: 'hidden' }}
      aria-label={step.title}
    >
      <header>
        <b>{t('guide.step', { n, of })}</b>
        <span class="guide-dashes" aria-hidden="true">
          {Array.from({ length: of }, (_, i) => (
            <i key={i} class={i < n ? 'done' : ''} />
          ))}
        </span>
        <Away label={t(n < of ? 'guide.away' : 'guide.end')} onAway={then.onAway} />
      </header>
      <div class="guide-told">
        <h2 class="small-title">{step.title}</h2>
        <p>{step.line}</p>
      </div>
      {step.picture}
      {step.meanwhile && <p class="guide-meanwhile">{step.meanwhile.line}</p>}
      <Choices {...{ step, n, of, ...then }} />
    </section>
  );
}

/** Puts the guide away, as Escape does: it waits until the turn ends, or has been told to its end. */
function Away({ label, onAway }: Pick<Props, 'onAway'> & { label: string }) {
  return (
    <button
      type="button"
      class="guide-away"
      aria-label={label}
      aria-keyshortcuts="Escape"
      data-tip={label}
      onClick={onAway}
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

type ChoicesProps = Pick<Props, 'step' | 'n' | 'of' | 'onNext' | 'onLater' | 'onEnd'>;

function Choices({ step, n, of, onNext, onLater, onEnd }: ChoicesProps) {
  const act = () => {
    step.act?.run();
    if (n === of) onEnd();
  };
  const { meanwhile } = step;
  return (
    <div class="guide-buttons">
      {step.act ? (
        <Button label={step.act.label} kind="main" size="small" onClick={act} />
      ) : (
        <Button
          label={t(n < of ? 'guide.next' : 'guide.done')}
          kind={meanwhile ? 'plain' : 'main'}
          size="small"
          focus="first"
          onClick={onNext}
        />
      )}
      {meanwhile && !step.act && (
        <Button label={meanwhile.label} kind="main" size="small" onClick={meanwhile.run} />
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
