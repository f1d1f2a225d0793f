import { movesOf, openItems } from '../../moves';
import type { Ask } from '../bundle/ask';
import type { Session } from '../session';
import type { Space } from '../wire';

/** What a claim of this space asks for; null where it cannot be claimed. */
export function claimAsk({ play }: Session, space: Space): Ask | null {
  const moves = play.moves.value;
  const move = movesOf(moves, 'claim')[0];
  const item = openItems(moves, 'claim', 'space').find(({ value }) => value === space);
  if (!move || !item) return null;
  return {
    key: space,
    move,
    fixed: { space },
    price: item.weight,
    exact: true,
    names: { cash: 'cash', debt: 'debt' },
    properties: 'properties',
  };
}

/** What an offer of rent asks for; null while none is due from the reader. */
export function rentAsk({ play }: Session): Ask | null {
  const { rent } = play.table.value;
  const move = movesOf(play.moves.value, 'offer-rent')[0];
  if (!move || move.blocked || !rent) return null;
  return {
    key: `rent ${rent.space}`,
    move,
    fixed: {},
    price: rent.amount,
    exact: false,
    names: { cash: 'cash', debt: 'borrow', theirDebt: 'takeDebt' },
    properties: 'properties',
  };
}

/** What is due at the street. */
export function streetAsk({ play }: Session): Ask | null {
  const { interest } = play.table.value;
  const move = movesOf(play.moves.value, 'pay-interest')[0];
  if (!move || !interest) return null;
  return {
    key: 'street',
    move,
    fixed: {},
    price: interest.due,
    exact: false,
    names: { cash: 'cash' },
    properties: null,
  };
}

/** The reader's side of a trade with this player. */
export function giveAsk(session: Session, to: number): Ask | null {
  return tradeAsk(session, to, {
    key: `give ${to}`,
    names: { cash: 'give.cash', debt: 'give.borrow', theirDebt: 'give.takeDebt' },
    properties: 'give.properties',
  });
}

/** The other side: there all money comes from the partner, and the debt taken over is the reader's. */
export function wantAsk(session: Session, to: number): Ask | null {
  return tradeAsk(session, to, {
    key: `want ${to}`,
    names: { cash: 'want.money', theirDebt: 'want.takeDebt' },
    properties: 'want.properties',
  });
}

function tradeAsk(
  { play }: Session,
  to: number,
  side: Pick<Ask, 'key' | 'names' | 'properties'>,
): Ask | null {
  const move = movesOf(play.moves.value, 'offer-trade').find(({ parameters }) =>
    parameters.some(
      ({ name, domain }) =>
        name === 'to' && domain.type === 'one' && domain.items.some(({ value }) => value === to),
    ),
  );
  return move && !move.blocked ? { ...side, move, fixed: { to }, price: 0, exact: false } : null;
}

/** What can be sold to the bank in one sale. */
export function sellAsk({ play }: Session): Ask | null {
  const move = movesOf(play.moves.value, 'sell')[0];
  if (!move || move.blocked) return null;
  const none = { key: 'sell', fixed: {}, price: 0, exact: false, names: {} };
  return { ...none, move, properties: 'properties' };
}
