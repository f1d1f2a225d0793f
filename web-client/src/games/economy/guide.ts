import type { GameGuide, GuideStep } from '../guide';
import { bestFirst } from './gifts';
import { effectWords } from './knowledge/effects';
import { fittingSpaces, placeOn } from './laying';
import { chosenDestination, goTo, type Session } from './session';
import type { Space } from './wire';
import { t } from './words';

const stepNames = ['roll', 'reach', 'landing', 'points', 'go'] as const;

/** While the cards are laid by hand nothing is thrown yet. */
const whileLaying = ['lay', 'reach', 'landing', 'points', 'go'] as const;

type StepName = (typeof stepNames | typeof whileLaying)[number];

/** What a step tells, without what is the same for all of them. */
type Told = Pick<
  GuideStep,
  'line' | 'spots' | 'choices' | 'act' | 'awaited' | 'show' | 'done' | 'board'
>;

const BOARD = '.economy-map';
const HAND = '.ec-tray';

/** A clock may end a first turn while one still reads: so many turns of one's own are early ones. */
const EARLY_TURNS = 3;

/** Before the throw it speaks of the corners and of the way from there: all of the board is seen. */
const WHOLE = '.economy-map > .ec-ground';
const REACH =
  '.economy-map :is([href="#ec-legal"], [href="#ec-poor"], [href="#ec-taken"], [href="#ec-plain"], [href="#ec-hit"])';

/** The way through the first turn of Economy: a throw, and a move. */
export function guideOf(session: Session): GameGuide {
  const { play, yours } = session;
  /** Nothing is played then but the reader's own throw, while his die tumbles as well. */
  const isThrown = () => {
    const { phase } = play.table.value;
    const tumbles = phase === 'roll' && session.scenes.shown.value.die !== null;
    return yours.value && (phase === 'move' || tumbles);
  };
  return {
    get choices() {
      return play.table.value.phase === 'move' ? REACH : WHOLE;
    },
    // Only where the board is not what a step speaks of.
    onBoard: true,
    told: '.ec-there, .ec-last, .action-slot > .act-bar',
    isTime: () => {
      const { phase, turnNumber, players } = play.table.value;
      const isEarly = turnNumber <= EARLY_TURNS * players.length;
      const isWalking = isEarly && (phase === 'roll' || phase === 'move');
      const isDue = isWalking || phase === 'place';
      return yours.value && isDue && (isThrown() || session.scenes.running.value === null);
    },
    // Between the throw and the step after it the page would flash.
    isVeiledThrough: isThrown,
    isOwnTurn: () => yours.value,
    steps: () =>
      (play.table.value.phase === 'place' ? whileLaying : stepNames).map((id) => ({
        id,
        name: t(`guide.${id}`),
        title: t(`guide.${id}.title`),
        ...told(session, id),
      })),
  };
}

function told(session: Session, step: StepName): Told {
  const { play, yours } = session;
  const { target, phase } = play.table.value;
  const isToRoll = yours.value && phase === 'roll';
  const isPhone = play.phone.value;
  const best = spokenOf(session);
  // Whoever goes before he is told to has done all that is left.
  const going = { done: play.busy.value === 'move' };
  switch (step) {
    case 'lay':
      return laying(session);
    case 'roll':
      return {
        line: t('guide.roll.line'),
        spots: isPhone ? [BOARD] : [buttonOf('r')],
        board: true,
        act: isToRoll ? { label: t('roll.do'), run: () => void play.act({ type: 'roll' }) } : null,
        awaited: true,
        done: phase !== 'roll',
      };
    case 'reach':
      return {
        line: reachWords(session),
        spots: [BOARD],
        board: true,
        done: chosenDestination(session) !== null,
      };
    case 'landing':
      return {
        ...going,
        line: landingWords(session, best),
        spots: isPhone ? [BOARD] : [...squareOf(best), '.ec-there, .ec-sheet-head'],
        board: isPhone,
        show: () => lookAt(session, spokenOf(session)),
        choices: clear(session),
      };
    case 'points':
      return {
        ...going,
        line: t('guide.points.line', { points: target }),
        spots: isPhone ? ['.seats', BOARD] : ['.seats'],
        board: isPhone,
        choices: clear(session),
      };
    case 'go':
      return {
        ...going,
        line: t('guide.go.line'),
        spots: isPhone ? [BOARD] : [...squareOf(best), buttonOf('g')],
        board: true,
        choices: clear(session),
        act:
          best === null ? null : { label: t('move.go', { space: best }), run: go(session, best) },
      };
  }
}

/** A card is laid, on the space that the reader has chosen or else on one that is free for it. */
function laying(session: Session): Told {
  const { play, chosen } = session;
  const free = fittingSpaces(session);
  const space = free.find((each) => each === chosen.value) ?? free[free.length >> 1];
  return {
    line: t('guide.lay.line'),
    spots: play.phone.value ? [HAND] : [HAND, BOARD],
    show: () => lookAt(session, space ?? null),
    act: space ? { label: t('place.do', { space }), run: () => placeOn(session, space) } : null,
    awaited: true,
    done: play.table.value.phase !== 'place',
  };
}

/** A phone's bubble lies over the sheet, where what a landing brings is told: it tells that itself. */
function landingWords(session: Session, best: Space | null): string {
  if (!session.play.phone.value || best === null) return t('guide.landing.line');
  return t('guide.landing.phone', { space: best, what: effectWords(session, best) });
}

/** Beside a board that all fits there is room enough off it; on a phone there is not. */
function clear({ play }: Session): string {
  return play.phone.value ? REACH : WHOLE;
}

function reachWords({ play }: Session): string {
  const { die } = play.table.value;
  if (die === null) return t('guide.reach.wait');
  return t('guide.reach.line', { n: die });
}

/** So that what a landing brings can be read there, and not why a space pressed before is none. */
function lookAt({ chosen, pointed, refused }: Session, space: Space | null): void {
  pointed.value = null;
  refused.value = null;
  chosen.value = space;
}

function go(session: Session, space: Space): () => void {
  return () => goTo(session, space);
}

/** The space in reach that the reader has chosen, else one that brings much if there is one. */
function spokenOf(session: Session): Space | null {
  const open = [...session.destinations.value.keys()];
  return chosenDestination(session) ?? bestFirst(session, open)[0] ?? null;
}

function squareOf(space: Space | null): readonly string[] {
  return [space === null ? BOARD : `[data-space="${space}"]`];
}

function buttonOf(key: string): string {
  return `:is(.action-slot, .sheet) [aria-keyshortcuts="${key}"]`;
}
