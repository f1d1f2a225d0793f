import type { Item } from '../../listed';
import { brokenBy, isOpen, moveWith } from '../../moves';
import { partnersOf } from '../actions/deal';
import { draftFor, openTrade } from '../actions/drafts';
import { concerns, isLendable, missingFor, owedWith } from '../actions/missing';
import { blockedWords, dealBlock, missingWords } from '../actions/reasons';
import { isFreed, setAside } from '../actions/set-aside';
import { type Session, type SquareAction, send, squareActions, squareItem } from '../session';
import type { Square } from '../wire';
import { t } from '../words';

/** A button on a square's card. */
export interface SquareAct {
  /** What is done to the square, or first of all where it is more. */
  action: SquareAction;
  label: string;
  /** What follows from it, where the label does not say it all. */
  second?: string;
  /** What it costs in coins, where it is paid at once. */
  price?: number;
  /** The obvious thing to do; never what runs into debt. */
  main: boolean;
  /** So many coins more than there are, where that is why it has to wait. */
  missing?: number;
  blocked: string | undefined;
  busy: boolean;
  /** The same for a small button. */
  brief?: { label: string; second: string };
  /** Runs into debt: no key that is pressed twice comes upon it. */
  borrows?: boolean;
  /** Buys and seeds at once. */
  seeds?: boolean;
  act: () => void;
}

/** A button on a card as it is drawn there. */
export type CardAct = Omit<SquareAct, 'action'>;

/**
 * What the reader can do with a square at once: buy it, buy and seed it, seed it, put cattle on it.
 * What is too dear is done with a loan of what is missing instead, where one may be had.
 */
export function squareActs(session: Session, square: Square): readonly SquareAct[] {
  const acts = squareActions
    .filter((action) => concerns(session, square, action))
    .flatMap((action) => actsOf(session, square, action));
  const both = buyAndSeed(session, square);
  return both ? [...acts, both] : acts;
}

/** To ask its owner for a square that is another's: the composer opens for it. */
export function askAct(session: Session, square: Square): readonly CardAct[] {
  const { play, chosen } = session;
  const owner = play.table.value.squares[square]?.owner ?? null;
  const isOthers = owner !== null && owner !== play.seat.value && chosen.value === square;
  if (!isOthers || !partnersOf(play.moves.value, 'offer-purchase').includes(owner)) return [];
  const isWaiting = !isOpen(play.moves.value, 'offer-purchase');
  const isAsked = play.hand.value?.offers.some(
    (offer) =>
      offer.type === 'purchase' && offer.maker === play.seat.value && offer.square === square,
  );
  const name = play.name(owner);
  const why = isAsked ? t('trade.asked.line', { name }) : dealBlock(session, 'offer-purchase');
  return [
    {
      label: isAsked ? t('trade.asked', { square }) : t('trade.ask', { name, square }),
      main: false,
      blocked: isAsked || isWaiting ? why : undefined,
      busy: false,
      act: () => openTrade(session, draftFor(session)),
    },
  ];
}

function actsOf(session: Session, square: Square, type: SquareAction): readonly SquareAct[] {
  const { play } = session;
  const item = squareItem(session, type, square);
  if (!item) return waiting(session, type);
  const plain: SquareAct = {
    action: type,
    label: t(`do.${type}.for`, { square, coins: item.weight }),
    price: item.weight,
    main: true,
    missing: missingFor(item),
    blocked: whyNotNow(session, square, item),
    busy: play.busy.value === type,
    act: () => void send(session, { type, square }),
  };
  const lent = withLoan(session, { type, square }, missingFor(item));
  return [lent ?? plain];
}

/** What is missing and what to do about it, in the words of the button beside the map; else the refusal. */
function whyNotNow(session: Session, square: Square, item: Item): string | undefined {
  const missing = missingFor(item);
  if (missing > 0) return missingWords(session, square, missing);
  return item.blocked ? session.play.reason(item.blocked) : undefined;
}

/** What belongs to the turn of another is there with the reason why it has to wait. */
function waiting(session: Session, type: SquareAction): readonly SquareAct[] {
  const blocked = blockedWords(session, type);
  if (blocked === undefined) return [];
  return [
    {
      action: type,
      label: t(`do.${type}`),
      main: false,
      blocked,
      busy: false,
      act: () => undefined,
    },
  ];
}

/** A loan of what is missing and then the act itself, which waits until the loan is made. */
function withLoan(
  session: Session,
  action: { type: SquareAction; square: Square },
  missing: number,
): SquareAct | undefined {
  const { play, covered } = session;
  const hand = play.hand.value;
  if (!hand || !isLendable(session, missing)) return undefined;
  return {
    action: action.type,
    label: t(`do.${action.type}.borrowing`, { missing, square: action.square }),
    second: covered.value ? t('second.covered') : lentWords(session, missing),
    brief: {
      label: t('slot.borrow', { missing }),
      second: t(`slot.borrow.${action.type}`),
    },
    main: false,
    borrows: true,
    blocked: undefined,
    busy: play.busy.value === 'borrow',
    act: async () => {
      if (await send(session, { type: 'borrow', amount: missing })) await send(session, action);
    },
  };
}

/** What is owed then, and where withdrawing an offer would pay it as well that too. */
function lentWords(session: Session, missing: number): string {
  const owed = owedWith(session, missing);
  return t(isFreed(setAside(session), missing) ? 'second.borrowing.or' : 'second.borrowing', owed);
}

function buyAndSeed(session: Session, square: Square): SquareAct | undefined {
  const { play } = session;
  const item = squareItem(session, 'buy', square);
  const { squares, values } = play.table.value;
  const move = moveWith(play.moves.value, 'buy', { square });
  if (!move || !item || item.blocked || squares[square]?.kind !== 'land') return undefined;
  const tooDear = brokenBy(move, { square }, values.seed);
  return {
    action: 'buy',
    label: t('do.andSeed', { coins: item.weight + values.seed }),
    price: item.weight + values.seed,
    brief: {
      label: t('slot.seed'),
      second: t('slot.seed.line', { coins: item.weight + values.seed }),
    },
    main: false,
    seeds: true,
    blocked: tooDear ? play.reason(tooDear) : undefined,
    busy: false,
    act: async () => {
      if (await send(session, { type: 'buy', square })) send(session, { type: 'seed', square });
    },
  };
}
