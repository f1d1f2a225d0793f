import './guide.css';
import { useState } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { Icon } from '../../../ui/Icon';
import type { Session } from '../session';
import { t } from '../words';
import { guideSeen } from './memory';
import { isGuideTime } from './Newcomer';
import { around, type Box, bow, useBoxes } from './places';
import { type Step, type StepName, stepNames, stepOf, takenSteps } from './steps';

/** The guide through the first own turn, once the reader has asked for it. */
export function Guide({ session }: { session: Session }) {
  const { play, guiding } = session;
  if (play.seat.value === null || !guiding.value || !isGuideTime(session)) return null;
  return (
    <Steps
      session={session}
      onEnd={() => {
        guideSeen.value = true;
      }}
    />
  );
}

function Steps({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const [passed, setPassed] = useState<readonly StepName[]>([]);
  const taken = takenSteps(session);
  const done = (name: StepName) => taken.has(name) || passed.includes(name);
  const name = stepNames.find((each) => !done(each));
  const step = name && stepOf(session, name);
  const boxes = useBoxes([
    step?.square ? `[data-square="${step.square}"]` : '',
    step?.button ? `.action-slot [aria-keyshortcuts="${step.button}"]` : '',
    '.seats-place .seats',
  ]);
  if (!step) {
    onEnd();
    return null;
  }
  const [space, button, seats] = boxes;
  const next = () => setPassed([...passed, step.name]);
  return (
    <div class="guide">
      <Dimmed space={space ?? null} button={button ?? null} />
      {seats && <StepList box={seats} now={step.name} done={done} />}
      <Bubble step={step} space={space ?? button ?? null} onNext={next} onEnd={onEnd} />
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
  now: StepName;
  done: (name: StepName) => boolean;
}

function StepList({ box, now, done }: ListProps) {
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
        {stepNames.map((name, i) => (
          <li key={name} class={done(name) ? 'done' : name === now ? 'now' : ''}>
            <span class="step-number">{done(name) ? <Icon name="check" size={14} /> : i + 1}</span>
            {t(`guide.${name}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface BubbleProps {
  step: Step;
  space: Box | null;
  onNext: () => void;
  onEnd: () => void;
}

const BUBBLE_WIDTH = 336;

function Bubble({ step, space, onNext, onEnd }: BubbleProps) {
  const n = stepNames.indexOf(step.name) + 1;
  return (
    <section class="guide-bubble" style={placed(space)} aria-label={step.title}>
      <header>
        <b>{t('guide.step', { n, of: stepNames.length })}</b>
        <span class="guide-dashes" aria-hidden="true">
          {stepNames.map((name, i) => (
            <i key={name} class={i < n ? 'done' : ''} />
          ))}
        </span>
      </header>
      <h2 class="small-title">{step.title}</h2>
      <p>{step.line}</p>
      <div class="guide-buttons">
        {step.act ? (
          <>
            <Button label={step.act.label} kind="main" size="small" onClick={step.act.run} />
            <Button label={t('guide.later')} size="small" onClick={onNext} />
          </>
        ) : (
          <Button label={t('guide.next')} kind="main" size="small" onClick={onNext} />
        )}
        <Button label={t('guide.end')} kind="quiet" size="small" onClick={onEnd} />
      </div>
    </section>
  );
}

/** Beside the space, on the side that has room; in the middle of the page if there is none. */
function placed(box: Box | null): Record<string, string> {
  if (!box || innerWidth < 720) return {};
  const right = box.x + box.width + 20;
  const fits = right + BUBBLE_WIDTH < innerWidth;
  const left = fits ? right : Math.max(14, box.x - BUBBLE_WIDTH - 20);
  const top = Math.max(70, Math.min(box.y - 20, innerHeight - 260));
  return { left: `${left}px`, top: `${top}px`, bottom: 'auto', translate: 'none' };
}
