import { type GameGuide, type GuideStep, guideMemory } from '../guide';
import { openItems } from '../moves';
import { bestClaims } from './actions/best-claims';
import { placeName } from './names';
import { own, type Session } from './session';
import type { Action, Space } from './wire';
import { t } from './words';

const stepNames = ['farm', 'goal', 'ring', 'claim', 'street'] as const;

type StepName = (typeof stepNames)[number];

/** What a step tells, without what is the same for all of them. */
type Told = Pick<GuideStep, 'line' | 'spots' | 'act' | 'done' | 'board'>;

/** The first own turn is in two parts: a farm in round 1, the first roll in round 2. */
const FIRST_ROUNDS = 2;

const TIMES = new Set(['first-claims', 'turn-start', 'after-roll']);

/** The way through the first own turn of Three Rings: a farm, a roll, a claim on debt. */
export function guideOf(session: Session): GameGuide {
  const { play, scenes, yours } = session;
  return {
    choices: '.three-rings-map :is(.tr-legal, .tr-landing, .tr-chosen), .tra-rolls li',
    isTime: () => {
      const { phase, round } = play.table.value;
      const isFirst = round <= FIRST_ROUNDS && TIMES.has(phase);
      return yours.value && isFirst && scenes.running.value === null && !isAtWork(session);
    },
    isOwnTurn: () => yours.value,
    steps: () =>
      stepNames.map((id) => ({
        id,
        name: t(`guide.${id}`),
        title: t(`guide.${id}.title`),
        ...told(session, id),
      })),
  };
}

/** True while a claim or a trade is put together: who does that without the guide is not asked again. */
function isAtWork({ play, chosen, tray }: Session): boolean {
  const isLed = guideMemory('three-rings').guiding.value !== 'no';
  const isOpen = tray.value !== null || chosen.value !== null;
  return !isLed && isOpen && play.table.value.phase === 'after-roll';
}

function told(session: Session, step: StepName): Told {
  const { play } = session;
  const { phase, claimed, traded } = play.table.value;
  switch (step) {
    case 'farm':
      return { ...farm(session), board: true, done: phase !== 'first-claims' };
    case 'goal':
      return {
        line: t('guide.goal.line'),
        spots: ['.tr-goal, .sheet .chip.brass'],
        done: phase === 'after-roll',
      };
    case 'ring':
      return {
        line: t('guide.ring.line'),
        spots: [':is(.act-aside, .tra-rings) .segmented', buttonOf('o')],
        act: roll(session),
        done: phase === 'after-roll',
      };
    case 'claim':
      return { ...claim(session), board: phase === 'after-roll', done: claimed || traded };
    case 'street':
      return { line: t('guide.street.line'), spots: ['.tr-street', buttonOf('e')] };
  }
}

function farm({ play }: Session): Told {
  const first = openItems(play.moves.value, 'claim-start', 'space')[0]?.value;
  const line = t('guide.farm.line');
  if (first === undefined) return { line, spots: ['.three-rings-map'] };
  const space = String(first);
  return {
    line,
    spots: [spotOf(space), buttonOf('c')],
    act: doing(play, t('guide.farm.do', { space: placeName(space) }), {
      type: 'claim-start',
      space,
    }),
  };
}

/** The act itself, where a step has one. */
type Act = NonNullable<GuideStep['act']> | null;

function roll({ play }: Session): Act {
  return play.table.value.phase === 'turn-start'
    ? doing(play, t('guide.ring.do'), { type: 'roll', ring: 'rural' })
    : null;
}

/** The chosen space; else the best that can be had. */
function claim(session: Session): Told {
  const { play } = session;
  const { phase, ring } = play.table.value;
  if (phase !== 'after-roll') return { line: t('guide.claim.wait'), spots: [buttonOf('o')] };
  const good = goodSpace(session);
  if (good === null || ring === null) {
    return { line: t('guide.claim.none'), spots: [buttonOf('e')] };
  }
  const { space, price } = good;
  const cash = Math.min(own(session)?.cash ?? 0, price);
  const name = placeName(space);
  const label =
    price === 0
      ? t('guide.claim.free', { space: name })
      : t('guide.claim.do', { space: name, price });
  return {
    line: t('guide.claim.line'),
    spots: [spotOf(space), buttonOf('c')],
    act: doing(play, label, { type: 'claim', space, cash, debt: price - cash, properties: [] }),
  };
}

function goodSpace(session: Session): { space: Space; price: number } | null {
  const space = session.chosen.value ?? bestClaims(session)[0];
  const open = openItems(session.play.moves.value, 'claim', 'space');
  const item = open.find(({ value }) => value === space) ?? open[0];
  return item === undefined ? null : { space: String(item.value), price: item.weight };
}

function doing(play: Session['play'], label: string, action: Action): Act {
  return { label, run: () => void play.act(action) };
}

function spotOf(space: Space): string {
  return `.three-rings-map [data-space="${space}"]`;
}

function buttonOf(key: string): string {
  return `:is(.action-slot, .sheet) [aria-keyshortcuts="${key}"]`;
}
