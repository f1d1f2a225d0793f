import { listed } from '../../../i18n/list';
import type { GameGuide, GuideStep } from '../../guide';
import { isOpen } from '../../moves';
import { boughtInTurn } from '../actions/since';
import { endAsks } from '../actions/sure';
import { openSquares, type Session, send, squareItem } from '../session';
import { neighbours } from '../squares';
import { kindOf, profitSum } from '../sums';
import { t } from '../words';
import { buying } from './buying';
import { seeding } from './seeding';
import { buttonOf, ownGround, ownSquares, spotsOf, type Told } from './spots';

export const stepNames = ['find', 'buy', 'seed', 'paper', 'turn'] as const;

export type StepName = (typeof stepNames)[number];

/** The way through the first turn of Greement. */
export function guideOf(session: Session): GameGuide {
  const { play, yours } = session;
  return {
    choices: '.greement-map [href="#gr-open"], .square-card:has(.square-acts)',
    told: '.card-rest, .square-card, .panel:has(.ledger)',
    onBoard: true,
    // Later as well for whoever has not bought yet: the clock may have ended the first turn
    isTime: () => yours.value && (play.table.value.round === 1 || ownSquares(session).length <= 1),
    isOwnTurn: () => yours.value,
    steps: () => {
      const taken = takenSteps(session);
      return stepNames.map((name) => stepOf(session, name, taken.has(name)));
    },
  };
}

export function stepOf(session: Session, name: StepName, done = false): GuideStep {
  return {
    id: name,
    name: t(`guide.${name}`),
    done,
    board: isOnMap(session, name),
    ...told(session, name),
  };
}

/** A phone's card bears the act itself: the sheet folds, and the map lies free above it. */
function isOnMap({ play }: Session, name: StepName): boolean {
  return play.phone.value && (name === 'find' || name === 'buy' || name === 'seed');
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
      const line = paperLine(session);
      return { title: t('guide.paper.title'), line, spots: [PAPER], choices: ownGround(session) };
    }
    case 'turn': {
      const bare = stillBare(session);
      const line = withBots(session, [bare, turnLine(session)].join(' ').trim());
      // No line leads from one button across the words of others to the next.
      const open = bare === '' ? [] : [buttonOf('s')];
      const choices = [ownGround(session), ...open].join();
      const act = ending(session);
      return { title: t('guide.turn.title'), line, spots: [buttonOf('e')], act, choices };
    }
  }
}

/** What the reader has bought in this turn stands on his paper; of that a phone shows money and debt alone. */
function paperLine(session: Session): string {
  const { debt = 0, debtIfEnded: after = 0 } = session.play.hand.value ?? {};
  const bought = boughtInTurn(session);
  return [
    bought.length > 0 && !session.play.phone.value
      ? t('guide.paper.spent', { squares: listed(bought) })
      : t('guide.paper.stands'),
    t('guide.paper.grows', { debt, after }),
  ].join(' ');
}

/** Own land that could be seeded before the turn ends, and what it would bring. */
function stillBare(session: Session): string {
  const [square] = openSquares(session, 'seed');
  if (square === undefined) return '';
  const coins = squareItem(session, 'seed', square)?.weight ?? 0;
  const profit = profitSum(session.play.table.value, square, 'crop').result;
  return t('guide.turn.bare', { square, coins, profit });
}

/** What his squares bring him next is what the turn was for. */
function turnLine({ play }: Session): string {
  const hand = play.hand.value;
  const profit = hand?.nextProfit ?? 0;
  return [
    t(play.clocks.value.length > 0 ? 'guide.turn.line.clock' : 'guide.turn.line'),
    profit > 0 ? t('guide.turn.profit', { profit }) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The end of the turn, with what it does to a debt that could still be repaid: nothing asks again. */
function ending(session: Session): NonNullable<Told['act']> | null {
  const { play } = session;
  const hand = play.hand.value;
  if (!hand || !isOpen(play.moves.value, 'end-turn')) return null;
  const { debt, debtIfEnded: after } = hand;
  return {
    label: endAsks(hand) ? t('guide.turn.do', { debt, after }) : t('do.end-turn'),
    run: () => void send(session, { type: 'end-turn' }),
  };
}

/** Whoever sits with bots alone can stop a clock while he reads: nobody else has to agree. */
function withBots({ play }: Session, line: string): string {
  const others = play.room.value.seats.filter(({ seat }) => seat !== play.seat.value);
  const canPause = play.clocks.value.length > 0 && others.every(({ bot }) => bot !== null);
  return canPause ? `${line} ${t('guide.pause')}` : line;
}

/** The paper, or on a phone what of it stands in the head of the sheet. */
const PAPER = '.panel:has(.ledger), .sheet-line .chip.brass';

/** The steps that the reader has taken by himself, whatever the guide says. */
export function takenSteps(session: Session): ReadonlySet<StepName> {
  const own = ownSquares(session);
  const taken = new Set<StepName>();
  if (own.length > 1) taken.add('find').add('buy');
  // Whoever has chosen what lies beside his square has found it.
  const chosen = session.chosen.value;
  const isBeside = chosen !== null && neighbours(chosen).some((square) => own.includes(square));
  if (isBeside && !own.includes(chosen)) taken.add('find');
  if (own.some((square) => kindOf(session.play.table.value, square) === 'crop')) taken.add('seed');
  return taken;
}
