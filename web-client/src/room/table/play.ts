import { computed, signal } from '@preact/signals';
import type { Play } from '../../games/game';
import type { Move } from '../../games/listed';
import type { RoomView } from '../../net/wire';
import { moving, onPhone } from '../layout';
import type { Session } from '../session';

const NO_MOVES: readonly Move[] = [];

/**
 * The session as one game of it sees the room. Table and room keep their last state when the game
 * is cleared away for a rematch: parts that are about to leave the page never see an empty one.
 */
export function playOf(session: Session): Play<unknown, unknown, unknown> {
  const { store } = session;
  const busy = signal<string | null>(null);
  const room = lasting<RoomView>(() => store.room.value);
  const table = lasting<unknown>(() => store.table.value);
  return {
    room,
    table,
    seat: store.seat,
    hand: store.hand,
    moves: computed(() => (session.live.value ? store.moves.value : NO_MOVES)),
    clocks: computed(() => store.clocks.value.running),
    lines: store.lines,
    lit: signal<readonly string[]>([]),
    busy,
    phone: onPhone,
    moving,
    act: async (action) => {
      busy.value = kindOf(action);
      const done = await session.order({ type: 'act', action });
      busy.value = null;
      return done !== null;
    },
    name: (seat) => session.name(seat),
    colour: (seat) => session.colour(seat),
    reason: (blocked) => session.reason(blocked),
  };
}

function lasting<T>(read: () => T | null) {
  let last: T | null = read();
  return computed<T>(() => {
    last = read() ?? last;
    if (last === null) throw new Error('a table is opened only once there is one');
    return last;
  });
}

function kindOf(action: unknown): string {
  return (action as { type: string }).type;
}
