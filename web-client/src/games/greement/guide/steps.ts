import type { GameGuide, GuideStep } from '../../guide';
import { openSquares, type Session, send, squareItem } from '../session';
import { neighbours } from '../squares';
import { kindOf, ownedBy, profitSum } from '../sums';
import type { Square } from '../wire';
import { t } from '../words';

export const stepNames = ['find', 'buy', 'seed', 'paper', 'turn'] as const;

export type StepName = (typeof stepNames)[number];

/** What a step tells, without what is the same for all of them. */
type Told = Pick<GuideStep, 'title' | 'line' | 'spots' | 'act'>;

/** The way through the first turn of Greement. */
export function guideOf(session: Session): GameGuide {
  const { play, yours } = session;
  return {
    choices: '.greement-map [href="#gr-open"], .square-card:has(.square-acts)',
    told: '.card-rest, .square-card',
    // Later as well for whoever has not bought yet: the clock may have ended the first turn
    isTime: () => yours.value && (play.table.value.round === 1 || ownSquares(session).length <= 1),
    isOwnTurn: () => yours.value,
    steps: () => {
      const taken = takenSteps(session);
      return stepNames
        .filter((name) => name !== 'seed' || taken.has(name) || hasBareLand(session))
        .map((name) => stepOf(session, name, taken.has(name)));
    },
  };
}

export function stepOf(session: Session, name: StepName, done = false): GuideStep {
  return { id: name, name: t(`guide.${name}`), done, ...told(session, name) };
}

function told(session: Session, name: StepName): Told {
  switch (name) {
    case 'find': {
      const square = ownSquares(session)[0] ?? null;
      const line = withBots(session, t('guide.find.line', { square: square ?? '' }));
      return { title: t('guide.find.title'), line, spots: spotsOf(square) };
    }
    case 'buy':
      return buying(session);
    case 'seed':
      return seeding(session);
    case 'paper': {
      const hand = session.play.hand.value;
      const line = t('guide.paper.line', { debt: hand?.debt ?? 0, after: hand?.debtIfEnded ?? 0 });
      return { title: t('guide.paper.title'), line, spots: [PAPER] };
    }
    case 'turn': {
      const isTimed = session.play.clocks.value.length > 0;
      const line = withBots(session, t(isTimed ? 'guide.turn.line.clock' : 'guide.turn.line'));
      return { title: t('guide.turn.title'), line, spots: [buttonOf('e')] };
    }
  }
}

/** Whoever sits with bots alone can stop a clock while he reads: nobody else has to agree. */
function withBots({ play }: Session, line: string): string {
  const others = play.room.value.seats.filter(({ seat }) => seat !== play.seat.value);
  const canPause = play.clocks.value.length > 0 && others.every(({ bot }) => bot !== null);
  return canPause ? `${line} ${t('guide.pause')}` : line;
}

/** The paper, or on a phone what of it stands in the head of the sheet. */
const PAPER = '.panel:has(.ledger), .sheet-line .chip.brass';

function buttonOf(key: string): string {
  return `:is(.action-slot, .sheet) [aria-keyshortcuts="${key}"]`;
}

/** A square, and the button that does it. */
function spotsOf(square: Square | null, key?: string): string[] {
  return [
    ...(square === null ? [] : [`[data-square="${square}"]`]),
    ...(key === undefined ? [] : [buttonOf(key)]),
  ];
}

function ownSquares({ play }: Session): readonly Square[] {
  const seat = play.seat.value;
  return seat === null ? [] : ownedBy(play.table.value, seat);
}

/** The square that the reader has chosen if he can buy it, else the cheapest next door. */
function buying(session: Session): Told {
  const open = openSquares(session, 'buy');
  const chosen = session.chosen.value ?? '';
  const square = open.includes(chosen)
    ? chosen
    : cheapest(session, open.filter(isNextDoor(session)));
  const title = t('guide.buy.title');
  if (square === null) {
    return { title, line: t('guide.buy.none'), spots: spotsOf(null, 'b'), act: null };
  }
  const coins = squareItem(session, 'buy', square)?.weight ?? 0;
  const isFar = !isNextDoor(session)(square);
  const near = waitsFor(session, square) ? 'guide.buy.waits' : 'guide.buy.line';
  return {
    title: isFar ? t('guide.buy.far.title') : title,
    line: t(isFar ? 'guide.buy.far' : near, { chosen, square, coins }),
    spots: spotsOf(square, 'b'),
    act: {
      label: t('guide.buy.do', { square, coins }),
      run: () => void send(session, { type: 'buy', square }),
    },
  };
}

function isNextDoor(session: Session): (square: Square) => boolean {
  const own = ownSquares(session);
  return (square) => neighbours(square).some((next) => own.includes(next));
}

function cheapest(session: Session, squares: readonly Square[]): Square | null {
  const coins = (square: Square) => squareItem(session, 'buy', square)?.weight ?? 0;
  return squares.reduce<Square | null>(
    (low, next) => (low !== null && coins(low) <= coins(next) ? low : next),
    null,
  );
}

/** True where the reader has chosen another square than the one that a step is about. */
function waitsFor({ chosen }: Session, square: Square): boolean {
  return chosen.value !== null && chosen.value !== square;
}

function seeding(session: Session): Told {
  const open = openSquares(session, 'seed');
  const chosen = session.chosen.value ?? '';
  const square = (open.includes(chosen) ? chosen : open[0]) ?? null;
  const title = t('guide.seed.title');
  if (square === null) {
    return { title, line: t('guide.seed.none'), spots: spotsOf(square, 's'), act: null };
  }
  const item = squareItem(session, 'seed', square);
  const coins = item?.weight ?? 0;
  const profit = profitSum(session.play.table.value, square, 'crop').result;
  return {
    title,
    line: t(waitsFor(session, square) ? 'guide.seed.waits' : 'guide.seed.line', {
      ...{ chosen, square, coins, profit },
    }),
    spots: spotsOf(square, 's'),
    act: {
      label: t('guide.seed.do', { square, coins }),
      run: () => void send(session, { type: 'seed', square }),
    },
  };
}

/** Without any there is nothing to seed, and the step is left out. */
function hasBareLand(session: Session): boolean {
  const { value: table } = session.play.table;
  return ownSquares(session).some((square) => kindOf(table, square) === 'land');
}

/** The steps that the reader has taken by himself, whatever the guide says. */
export function takenSteps(session: Session): ReadonlySet<StepName> {
  const own = ownSquares(session);
  const taken = new Set<StepName>();
  if (own.length > 1) taken.add('find').add('buy');
  if (own.some((square) => kindOf(session.play.table.value, square) === 'crop')) taken.add('seed');
  return taken;
}
