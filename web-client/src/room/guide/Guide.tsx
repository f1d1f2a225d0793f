import './guide.css';
import './guide-low.css';
import './guide-phone.css';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type GameGuide, type GuideStep, guideMemory, isGuiding } from '../../games/guide';
import { guideAsked } from './asked';
import { Bubble, type Standing } from './Bubble';
import { boardIsMeant } from './board-is-meant';
import { bubblePlace, type Corner } from './bubble-place';
import { Dimmed } from './Dimmed';
import { useFocusAfter } from './focus';
import { type Box, PHONE } from './geometry';
import { phonePlace } from './phone-place';
import { type Sight, useSight } from './places';
import { StepList, underSeats } from './StepList';

interface Props {
  /** The game's id. */
  game: string;
  guide: GameGuide;
  /** The code of the room. */
  room: string;
  /** Whether a clock asks the reader to act now. */
  isTimed: () => boolean;
  /** Whether something is being played: no veil lies over that. */
  isPlaying: () => boolean;
}

/** So many own turns it waits to be gone on with. */
const OWN_TURNS = 3;

/** The guide through the first turn, once the reader has asked for it. */
export function Guide({ game, guide, room, isTimed, isPlaying }: Props) {
  const { seen, guiding, goesOn, putAway } = guideMemory(game);
  useEffect(() => {
    if (guideAsked.peek() === room) guiding.value = 'turn';
    return () => {
      guiding.value = 'no';
      goesOn.value = 0;
      putAway.value = false;
    };
  }, [game, room]);
  const now = guiding.value;
  const isShown = isGuiding(game, guide);
  const before = useFocusAfter(isShown);
  // A turn may end or begin while one reads: offered again, the guide goes on where it was.
  const [passed, setPassed] = useState<readonly string[]>([]);
  const asked = now === 'now';
  useLayoutEffect(() => {
    if (asked) setPassed([]);
  }, [asked]);
  const isAtLast = useRef(false);
  const isOwnTurn = guide.isOwnTurn();
  const wasOwnTurn = useRef(false);
  const lasts = guide.stepsAside !== undefined;
  useEffect(() => {
    const isEnded = wasOwnTurn.current && !isOwnTurn;
    wasOwnTurn.current = isOwnTurn;
    if (isEnded && (isAtLast.current || (putAway.peek() && guiding.peek() === 'no'))) end();
    else if (lasts) return;
    else if (isEnded && guiding.peek() === 'turn') cut();
    else if (isEnded) goesOn.value = Math.max(0, goesOn.peek() - 1);
  }, [isOwnTurn]);
  const timed = isTimed();
  const isDue = guide.isTime() || (isOwnTurn && timed);
  const beganBefore = useRef(false);
  useEffect(() => {
    const isCut = beganBefore.current && isDue && timed;
    beganBefore.current = now === 'taken' && !isDue;
    if (lasts && isDue && now === 'turn') guiding.value = 'taken';
    if (lasts || now !== 'taken' || !isDue) return;
    if (isCut) cut();
    else guiding.value = 'turn';
  }, [isDue, now]);
  useEffect(() => {
    if (now === 'no') isAtLast.current = false;
    else putAway.value = false;
  }, [now]);
  const later = () => {
    guiding.value = 'no';
  };
  const away = () => {
    putAway.value = true;
    later();
  };
  const cut = () => {
    goesOn.value = OWN_TURNS;
    later();
  };
  const end = () => {
    seen.value = true;
    guideAsked.value = '';
    setPassed([]);
    putAway.value = false;
    later();
  };
  // Whoever ends it before its last step may have meant less: until the turn is over a game may offer the way back.
  const endEarly = () => {
    end();
    putAway.value = true;
  };
  const pass = (step: string) => setPassed((all) => [...all, step]);
  const stood = useRef('');
  const isActed = guide.isActed?.() ?? false;
  useLayoutEffect(() => {
    if (isActed && stood.current !== '') pass(stood.current);
  }, [isActed]);
  if (!isShown) return null;
  const isVeiled = isOwnTurn && (guide.isVeiledThrough?.() || !isPlaying());
  const steps = { guide, asked, passed, before, isAtLast, stood, isVeiled };
  const then = { onPass: pass, onLater: later, onAway: away, onEnd: end, onEndEarly: endEarly };
  return <Steps {...steps} {...then} />;
}

interface StepsProps {
  guide: GameGuide;
  /** Somebody asked for it in the middle of a game: what he has done already is told too. */
  asked: boolean;
  /** The steps that the reader has read. */
  passed: readonly string[];
  /** What had the focus before. */
  before: RefObject<Element | null>;
  /** Whether the last step stands, or did as the turn went on without the guide. */
  isAtLast: RefObject<boolean>;
  /** The step that stands, or stood as the guide stepped aside. */
  stood: RefObject<string>;
  /** All that is not spoken of is dimmed; never while another is on turn, or something is played. */
  isVeiled: boolean;
  onPass: (step: string) => void;
  /** It goes, and is offered again; from the last step on there is nothing left to offer. */
  onLater: () => void;
  /** The reader puts it away: it is offered until his turn ends. */
  onAway: () => void;
  onEnd: () => void;
  onEndEarly: () => void;
}

function Steps({ guide, asked, passed, isAtLast, stood, isVeiled, before, ...then }: StepsProps) {
  const { onPass, onLater, onAway, onEnd, onEndEarly } = then;
  const steps = guide.steps();
  const isDone = ({ id, done }: GuideStep) => passed.includes(id) || (!asked && done === true);
  const at = steps.findIndex((step) => !isDone(step));
  const step = steps[at];
  const place = useRef<HTMLElement>(null);
  const kept = {
    choices: step?.choices ?? guide.choices,
    told: guide.told,
    onBoard: guide.onBoard,
  };
  const sight = useSight(step ?? { spots: [] }, kept, place);
  const list = sight?.seats ? underSeats(sight.seats, steps.length) : null;
  const corner = useCorner(step?.id, sight, list);
  // What the reader does may be answered, and the guide's time over, before the page is painted.
  useLayoutEffect(() => {
    if (!step) onEnd();
  }, [step?.id]);
  useEffect(() => {
    isAtLast.current = at === steps.length - 1;
    stood.current = step?.id ?? '';
    step?.show?.();
    showBoard();
  }, [step?.id]);
  useDoneMeanwhile(step, steps, ({ id, awaited }) => {
    const comesAgain = awaited && !asked;
    if (!comesAgain && !passed.includes(id)) onPass(id);
  });
  useEffect(() => {
    boardIsMeant.value = step?.board ?? false;
    return () => {
      boardIsMeant.value = false;
    };
  }, [step?.board]);
  if (!step) return null;
  const isLast = at === steps.length - 1;
  const { width = 0, height = 0, lit = [] } = sight ?? {};
  const [space = null, button = null] = sight?.targets ?? [];
  return (
    <div class="guide">
      {space && <Dimmed {...{ width, height, space, button, lit, isVeiled }} />}
      {list && <StepList box={list} steps={steps} now={step.id} isDone={isDone} />}
      <Bubble
        {...{ step, place, corner, before }}
        stands={standing(sight, corner)}
        onEnd={isLast ? onEnd : onEndEarly}
        onLater={isLast ? onEnd : onLater}
        onAway={isLast ? onEnd : onAway}
        n={at + 1}
        of={steps.length}
        onNext={() => onPass(step.id)}
      />
    </div>
  );
}

/** Where the page itself scrolls, as on a phone that lies on its side, board and tray come under the header. */
function showBoard(): void {
  const { scrollHeight, clientHeight } = document.documentElement;
  const board = document.querySelector('.table.one .board-slot');
  if (board && scrollHeight > clientHeight) board.scrollIntoView({ block: 'start' });
}

/** What is done while its step stands is behind the reader, also where he takes it back afterwards. */
function useDoneMeanwhile(
  step: GuideStep | undefined,
  steps: readonly GuideStep[],
  pass: (step: GuideStep) => void,
): void {
  const stood = useRef<GuideStep | undefined>(undefined);
  useEffect(() => {
    const last = stood.current;
    stood.current = step;
    const isDoneNow = steps.find(({ id }) => id === last?.id)?.done === true;
    if (last && !last.done && isDoneNow) pass(last);
  });
}

/**
 * A step has a place of its own; while it stands the bubble moves for a good reason only. The list of
 * steps and the seats it covers as little as what can be chosen.
 */
function useCorner(step = '', sight: Sight | null, list: Box | null): Corner | null {
  const last = useRef<{ step: string; corner: Corner } | null>(null);
  if (!sight) return null;
  if (sight.width < PHONE) return { x: 0, y: phonePlace(sight.bubble, sight) };
  const held = last.current?.step === step ? last.current.corner : null;
  const aside = [sight.seats, list].filter((box) => box !== null);
  const choices = [...sight.choices, ...aside];
  const corner = bubblePlace(sight.bubble, { ...sight, choices }, held);
  last.current = { step, corner };
  return corner;
}

/** What a phone's bubble ends at; over the tabs it goes down to the foot of the page. */
function standing(sight: Sight | null, corner: Corner | null): Standing {
  if (!sight?.tabs || !corner) return 'free';
  const foot = corner.y + sight.bubble.height;
  if (foot > sight.tabs.y) return 'over-tabs';
  return foot === sight.tabs.y ? 'on-tabs' : 'free';
}
