import { openSquares, type Session, send, squareItem } from '../session';
import { neighbours } from '../squares';
import { kindOf, ownedBy, profitSum } from '../sums';
import type { Square } from '../wire';
import { t } from '../words';

export const stepNames = ['find', 'buy', 'seed', 'paper', 'turn'] as const;

export type StepName = (typeof stepNames)[number];

/** A step of the guide: what it tells, the square and the button it points at, and the act itself. */
export interface Step {
  name: StepName;
  title: string;
  line: string;
  square: Square | null;
  /** The key of the button it points at. */
  button: string | null;
  act: { label: string; run: () => void } | null;
}

export function stepOf(session: Session, name: StepName): Step {
  const plain = { name, square: null, button: null, act: null };
  switch (name) {
    case 'find': {
      const square = ownSquares(session)[0] ?? null;
      const line = t('guide.find.line', { square: square ?? '' });
      return { ...plain, title: t('guide.find.title'), line, square };
    }
    case 'buy':
      return buying(session);
    case 'seed':
      return seeding(session);
    case 'paper': {
      const hand = session.play.hand.value;
      const line = t('guide.paper.line', { debt: hand?.debt ?? 0, after: hand?.debtIfEnded ?? 0 });
      return { ...plain, title: t('guide.paper.title'), line, button: 'r' };
    }
    case 'turn':
      return { ...plain, title: t('guide.turn.title'), line: t('guide.turn.line'), button: 'e' };
  }
}

function ownSquares({ play }: Session): readonly Square[] {
  const seat = play.seat.value;
  return seat === null ? [] : ownedBy(play.table.value, seat);
}

/** The cheapest square next door that can be paid. */
function buying(session: Session): Step {
  const own = ownSquares(session);
  const near = openSquares(session, 'buy')
    .filter((square) => neighbours(square).some((next) => own.includes(next)))
    .map((square) => ({ square, coins: squareItem(session, 'buy', square)?.weight ?? 0 }));
  const best = near.reduce<(typeof near)[number] | null>(
    (low, next) => (low && low.coins <= next.coins ? low : next),
    null,
  );
  const title = t('guide.buy.title');
  if (!best) {
    return { name: 'buy', title, line: t('guide.buy.none'), square: null, button: 'b', act: null };
  }
  const { square } = best;
  return {
    name: 'buy',
    title,
    line: t('guide.buy.line', best),
    square,
    button: 'b',
    act: {
      label: t('guide.buy.do', best),
      run: () => void send(session, { type: 'buy', square }),
    },
  };
}

function seeding(session: Session): Step {
  const square = openSquares(session, 'seed')[0] ?? null;
  const title = t('guide.seed.title');
  if (square === null) {
    return { name: 'seed', title, line: t('guide.seed.none'), square, button: 's', act: null };
  }
  const item = squareItem(session, 'seed', square);
  const coins = item?.weight ?? 0;
  const profit = profitSum(session.play.table.value, square, 'crop').result;
  return {
    name: 'seed',
    title,
    line: t('guide.seed.line', { square, coins, profit }),
    square,
    button: 's',
    act: {
      label: t('guide.seed.do', { square, coins }),
      run: () => void send(session, { type: 'seed', square }),
    },
  };
}

/** The steps that the reader has taken by himself, whatever the guide says. */
export function takenSteps(session: Session): ReadonlySet<StepName> {
  const own = ownSquares(session);
  const taken = new Set<StepName>();
  if (own.length > 1) taken.add('find').add('buy');
  if (own.some((square) => kindOf(session.play.table.value, square) === 'crop')) taken.add('seed');
  return taken;
}
