import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Play } from '../../games/game';
import { toast } from '../../ui/toast';
import { moving, onPhone } from '../layout';
import type { Session } from '../session';
import type { Showing } from './showing';

/** The session as one game of it sees the room: as the page shows it, low where its tray stands beside the board. */
export function playOf(
  session: Session,
  showing: Showing,
  low: ReadonlySignal<boolean>,
): Play<unknown, unknown, unknown> {
  const { queue } = showing;
  const busy = signal<string | null>(null);
  const act = async (action: unknown) => {
    const held = showing.held.peek();
    if (held) {
      toast(session.reason(held), 'refused');
      return false;
    }
    busy.value = kindOf(action);
    const done = await session.order({ type: 'act', action });
    busy.value = null;
    return done !== null;
  };
  const storyAsked = signal<{ from: string | undefined } | null>(null);
  return {
    room: showing.room,
    table: computed(() => queue.now.value.table),
    seat: session.store.seat,
    hand: computed(() => queue.now.value.hand),
    moves: showing.moves,
    clocks: computed(() => showing.clocks.value.running),
    lines: showing.lines,
    lit: signal<readonly string[]>([]),
    storyAsked,
    readStory: (from) => {
      storyAsked.value = { from };
    },
    busy,
    phone: onPhone,
    low,
    moving,
    stage: (staging) => queue.stage({ ...staging, at: (moment) => staging.at(moment) }),
    act,
    takeOver: (action) => {
      // What comes of it is the reader's own, and is shown to him.
      if (!showing.held.peek()) queue.catchUp();
      return act(action);
    },
    said: computed(() =>
      session.store.chat.value.flatMap(({ channel, seat, text }) =>
        channel === 'table' && seat !== null ? [{ seat, text }] : [],
      ),
    ),
    say: (text) => void session.order({ type: 'say', text }),
    name: (seat) => session.name(seat),
    called: (seat) => session.called(seat),
    colour: (seat) => session.colour(seat),
    reason: (blocked) => session.reason(blocked),
  };
}

function kindOf(action: unknown): string {
  return (action as { type: string }).type;
}
