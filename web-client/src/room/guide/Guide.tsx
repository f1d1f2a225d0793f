import './guide.css';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type GameGuide, type GuideStep, guideMemory, isGuiding } from '../../games/guide';
import { Chip } from '../../ui/Chip';
import { Icon } from '../../ui/Icon';
import { t } from '../words';
import { guideAsked } from './asked';
import { Bubble } from './Bubble';
import { boardIsMeant } from './board-is-meant';
import { Dimmed } from './Dimmed';
import { useFocusAfter } from './focus';
import type { Box } from './geometry';
import { useSight } from './places';

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
  const now = guiding.value;
  const before = useFocusAfter(now !== 'no');
  if (!isGuiding(game, guide)) return null;
  const later = () => {
    guiding.value = 'no';
  };
  const end = () => {
    seen.value = true;
    guideAsked.value = '';
    later();
  };
  const asked = now === 'now';
  return <Steps {...{ guide, asked, before }} onLater={later} onEnd={end} />;
}

interface StepsProps {
  guide: GameGuide;
  /** Somebody asked for it in the middle of a game: what he has done already is told too. */
  asked: boolean;
  /** What had the focus before. */
  before: RefObject<Element | null>;
  /** It goes, and is offered again. */
  onLater: () => void;
  onEnd: () => void;
}

function Steps({ guide, asked, onEnd, ...then }: StepsProps) {
  const steps = guide.steps();
  const [passed, setPassed] = useState<readonly string[]>([]);
  const isDone = ({ id, done }: GuideStep) => passed.includes(id) || (!asked && done === true);
  const at = steps.findIndex((step) => !isDone(step));
  const step = steps[at];
  const place = useRef<HTMLElement>(null);
  const sight = useSight(step?.spots ?? [], guide, place);
  useEffect(() => {
    if (!step) onEnd();
    step?.show?.();
  }, [step?.id]);
  useEffect(() => {
    boardIsMeant.value = step?.board ?? false;
    return () => {
      boardIsMeant.value = false;
    };
  }, [step?.board]);
  if (!step) return null;
  const [first = null, second = null] = sight?.targets ?? [];
  const { width = 0, height = 0 } = sight ?? {};
  const list = sight?.seats ? underSeats(sight.seats, steps.length) : null;
  return (
    <div class="guide">
      <Dimmed {...{ width, height }} space={first} button={second} lit={sight?.lit ?? []} />
      {list && <StepList box={list} steps={steps} now={step.id} isDone={isDone} />}
      <Bubble
        {...{ step, place, sight, list, onEnd, ...then }}
        n={at + 1}
        of={steps.length}
        onNext={() => setPassed([...passed, step.id])}
      />
    </div>
  );
}

/** Where the list of steps stands: a row for each, and its head. */
function underSeats({ x, y, width, height }: Box, rows: number): Box {
  return { x, y: y + height + 14, width, height: 60 + rows * 34 };
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
