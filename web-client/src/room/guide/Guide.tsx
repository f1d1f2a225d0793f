import './guide.css';
import { useEffect, useState } from 'preact/hooks';
import { type GameGuide, type GuideStep, guideMemory, isGuiding } from '../../games/guide';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Icon } from '../../ui/Icon';
import { t } from '../words';
import { guideAsked } from './asked';
import { around, type Box, bow, useBoxes } from './places';

interface Props {
  /** The game's id. */
  game: string;
  guide: GameGuide;
  /** The code of the room. */
  room: string;
}

/** The guide through the first turn, once the reader has asked for it. */
export function Guide({ game, guide, room }: Props) {
  const { seen, guiding } = guideMemory(game);
  useEffect(() => {
    if (guideAsked.peek() === room) guiding.value = 'turn';
    return () => {
      guiding.value = 'no';
    };
  }, [game, room]);
  if (!isGuiding(game, guide)) return null;
  const end = () => {
    seen.value = true;
    guiding.value = 'no';
    guideAsked.value = '';
  };
  return <Steps steps={guide.steps()} asked={guiding.value === 'now'} onEnd={end} />;
}

interface StepsProps {
  steps: readonly GuideStep[];
  /** Somebody asked for it in the middle of a game: what he has done already is told too. */
  asked: boolean;
  onEnd: () => void;
}

function Steps({ steps, asked, onEnd }: StepsProps) {
  const [passed, setPassed] = useState<readonly string[]>([]);
  const isDone = ({ id, done }: GuideStep) => passed.includes(id) || (!asked && done === true);
  const at = steps.findIndex((step) => !isDone(step));
  const step = steps[at];
  const boxes = useBoxes(step?.spots ?? []);
  const [seats] = useBoxes(['.seats-place .seats']);
  useEffect(() => {
    if (!step) onEnd();
  }, [step === undefined]);
  if (!step) return null;
  const [first = null, second = null] = boxes.filter((box) => box !== null);
  return (
    <div class="guide">
      <Dimmed space={first} button={second} />
      {seats && <StepList box={seats} steps={steps} now={step.id} isDone={isDone} />}
      <Bubble
        step={step}
        n={at + 1}
        of={steps.length}
        space={first}
        onNext={() => setPassed([...passed, step.id])}
        onEnd={onEnd}
      />
    </div>
  );
}

interface DimmedProps {
  space: Box | null;
  button: Box | null;
}

/** The table behind a veil, but for one space and one button, joined by a dotted line. */
function Dimmed({ space, button }: DimmedProps) {
  const holes = [space, button].filter((box) => box !== null);
  const whole = `M0 0H${innerWidth}V${innerHeight}H0Z`;
  return (
    <svg class="guide-veil" width={innerWidth} height={innerHeight} aria-hidden="true">
      <path
        class="guide-dim"
        fill-rule="evenodd"
        d={[whole, ...holes.map((box) => around(box))].join('')}
      />
      {holes.map((box) => (
        <path key={`${box.x} ${box.y}`} class="guide-outline" d={around(box)} />
      ))}
      {space && button && <path class="guide-bow" d={bow(space, button)} />}
    </svg>
  );
}

interface ListProps {
  box: Box;
  steps: readonly GuideStep[];
  now: string;
  isDone: (step: GuideStep) => boolean;
}

function StepList({ box, steps, now, isDone }: ListProps) {
  return (
    <section
      class="guide-steps panel"
      style={{ left: `${box.x}px`, top: `${box.y + box.height + 14}px`, width: `${box.width}px` }}
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

interface BubbleProps {
  step: GuideStep;
  n: number;
  of: number;
  space: Box | null;
  onNext: () => void;
  onEnd: () => void;
}

const BUBBLE_WIDTH = 336;
const PHONE = 720;

/** On a phone the bubble has its place above the sheet, unless what it speaks of stands there. */
function isUnderBubble({ y, height }: Box): boolean {
  return y + height > innerHeight - 460 && y < innerHeight - 215;
}

function Bubble({ step, n, of, space, onNext, onEnd }: BubbleProps) {
  const act = () => {
    step.act?.run();
    if (n === of) onEnd();
  };
  return (
    <section class="guide-bubble" style={placed(space)} aria-label={step.title} aria-live="polite">
      <header>
        <b>{t('guide.step', { n, of })}</b>
        <span class="guide-dashes" aria-hidden="true">
          {Array.from({ length: of }, (_, i) => (
            <i key={i} class={i < n ? 'done' : ''} />
          ))}
        </span>
      </header>
      <h2 class="small-title">{step.title}</h2>
      <p>{step.line}</p>
      <div class="guide-buttons">
        {step.act ? (
          <>
            <Button label={step.act.label} kind="main" size="small" onClick={act} />
            <Button label={t('guide.later')} size="small" onClick={onNext} />
          </>
        ) : (
          <Button
            label={t(n < of ? 'guide.next' : 'guide.done')}
            kind="main"
            size="small"
            onClick={onNext}
          />
        )}
        {(n < of || step.act) && (
          <Button label={t('guide.end')} kind="quiet" size="small" onClick={onEnd} />
        )}
      </div>
    </section>
  );
}

/** Beside the space, on the side that has room; in the middle of the page if there is none. */
function placed(box: Box | null): Record<string, string> {
  if (!box) return {};
  if (innerWidth < PHONE) return isUnderBubble(box) ? { top: '64px', bottom: 'auto' } : {};
  const right = box.x + box.width + 20;
  const left = right + BUBBLE_WIDTH < innerWidth ? right : box.x - BUBBLE_WIDTH - 20;
  // A wide thing has no room beside it: then the bubble lies over its middle.
  const inside = left < 14 ? box.x + (box.width - BUBBLE_WIDTH) / 2 : left;
  const over = left < 14 && box.height < 200 ? box.y - 230 : box.y - 20;
  const top = Math.max(70, Math.min(over, innerHeight - 260));
  return {
    left: `${Math.max(14, inside)}px`,
    top: `${top}px`,
    bottom: 'auto',
    translate: 'none',
  };
}
