import { brokenBy, moveWith } from '../../moves';
import { type Session, send, squareItem } from '../session';
import type { Square } from '../wire';
import { t } from '../words';

/** A button on a square's card. */
export interface SquareAct {
  label: string;
  main: boolean;
  blocked: string | undefined;
  busy: boolean;
  act: () => void;
}

/** What the reader can do with a square at once: buy it, buy and seed it, seed it, put cattle on it. */
export function squareActs(session: Session, square: Square): readonly SquareAct[] {
  const acts = (['buy', 'seed', 'buy-cattle'] as const).flatMap((type): SquareAct[] => {
    const item = squareItem(session, type, square);
    if (!item || !concerns(session, square, type)) return [];
    return [
      {
        label: t(`do.${type}.for`, { coins: item.weight }),
        main: true,
        blocked: item.blocked ? session.play.reason(item.blocked) : undefined,
        busy: session.play.busy.value === type,
        act: () => void send(session, { type, square }),
      },
    ];
  });
  const both = buyAndSeed(session, square);
  return both ? [...acts, both] : acts;
}

/** Items may be listed only to say why they are blocked: a card speaks of those that fit the tile. */
function concerns(
  session: Session,
  square: Square,
  action: 'buy' | 'seed' | 'buy-cattle',
): boolean {
  const { play } = session;
  const face = play.table.value.squares[square];
  const mine = face?.owner != null && face.owner === play.seat.value;
  if (action === 'buy')
    return face?.owner == null && (face?.kind === 'land' || face?.kind === 'gold');
  return mine && face.kind === (action === 'seed' ? 'land' : 'crop');
}

function buyAndSeed(session: Session, square: Square): SquareAct | undefined {
  const { play } = session;
  const item = squareItem(session, 'buy', square);
  const { squares, values } = play.table.value;
  const move = moveWith(play.moves.value, 'buy', { square });
  if (!move || !item || item.blocked || squares[square]?.kind !== 'land') return undefined;
  const tooDear = brokenBy(move, { square }, values.seed);
  return {
    label: t('do.andSeed', { coins: item.weight + values.seed }),
    main: false,
    blocked: tooDear ? play.reason(tooDear) : undefined,
    busy: false,
    act: async () => {
      if (await send(session, { type: 'buy', square })) send(session, { type: 'seed', square });
    },
  };
}
