import type { GameGuide, GuideStep } from '../guide';
import { openItems } from '../moves';
import type { Scenes } from '../staging';
import { cardObject } from './card-words';
import type { LandmarksPlay } from './play';
import type { Card, Table } from './wire';
import { t } from './words';

const stepNames = ['chances', 'throw', 'market', 'landmarks', 'build'] as const;

type StepName = (typeof stepNames)[number];

/** What a step tells, without what is the same for all of them. */
type Told = Pick<GuideStep, 'line' | 'spots' | 'act' | 'done'>;

/** What guide and hints look at: the board's session has it. */
export interface Seen {
  play: LandmarksPlay;
  scenes: Pick<Scenes<Table>, 'running'>;
}

/** The way through the first go of Landmarks, live: a throw, and something built. */
export function guideOf(seen: Seen): GameGuide {
  const { play, scenes } = seen;
  const isOwnTurn = () => play.seat.value !== null && play.table.value.roller === play.seat.value;
  return {
    choices: '.lm-spot.legal',
    isTime: () => {
      const { phase, round, mode, extraGo } = play.table.value;
      const isFirst = round === 1 && !extraGo && (phase === 'roll' || phase === 'build');
      return isOwnTurn() && isFirst && mode === 'live' && scenes.running.value === null;
    },
    isOwnTurn,
    steps: () =>
      stepNames.map((id) => ({
        id,
        name: t(`guide.${id}`),
        title: t(`guide.${id}.title`),
        ...told(seen, id),
      })),
  };
}

function told({ play }: Seen, step: StepName): Told {
  const isThrown = play.table.value.phase !== 'roll';
  switch (step) {
    case 'chances':
      return { line: t('guide.chances.line'), spots: ['.lm-odds'], done: isThrown };
    case 'throw':
      return {
        line: t('guide.throw.line'),
        spots: [buttonOf('1')],
        act: {
          label: t('guide.throw.do'),
          run: () => void play.act({ type: 'roll', dice: 1 }),
        },
        done: isThrown,
      };
    case 'market':
      return { line: t('guide.market.line'), spots: ['.lm-market, .lm-strip'] };
    case 'landmarks':
      return { line: t('guide.landmarks.line'), spots: ['.lm-goods', '.seats'] };
    case 'build':
      return isThrown ? building(play) : { line: t('guide.build.wait'), spots: [buttonOf('1')] };
  }
}

/** Something to build that earns soon, on everybody's throws if there is such a card. */
function building(play: LandmarksPlay): Told {
  const good = goodCard(play);
  if (good === null) {
    return { line: t('guide.build.none'), spots: [buttonOf('s')] };
  }
  const { card, cost } = good;
  return {
    line: t('guide.build.line'),
    spots: [`[data-place="market:${card}"]`, buttonOf('b')],
    act: {
      label: t('guide.build.do', { card: cardObject(card), cost }),
      run: () => void play.act({ type: 'build', card }),
    },
  };
}

function goodCard({ moves, table }: LandmarksPlay): { card: Card; cost: number } | null {
  const { cards } = table.value;
  const open = openItems(moves.value, 'build', 'card').flatMap(({ value, weight }) => {
    const card = cards.find(({ id, colour }) => id === value && colour !== 'landmark');
    return card ? [{ ...card, cost: weight }] : [];
  });
  const soon = open.filter(({ to }) => to <= SIDES);
  const best =
    soon.find(({ colour }) => colour === 'blue') ??
    soon.find(({ colour }) => colour === 'red') ??
    soon.find(({ id }) => id !== 'loan-office' && id !== 'demolition-company');
  return best ? { card: best.id, cost: best.cost } : null;
}

/** What one die can show. */
const SIDES = 6;

function buttonOf(key: string): string {
  return `:is(.action-slot, .sheet) [aria-keyshortcuts="${key}"]`;
}
