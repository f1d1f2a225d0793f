import { batch, computed, signal } from '@preact/signals';
import type { StoryLine } from '../games/game';
import { listed } from '../games/listed';
import { applyEdits, MisfitEdit } from '../net/patch';
import type { Follower, Known } from '../net/socket';
import { type Clocks, clocksOf, linesOf, ownLinesOf, type Patch } from '../net/told';
import type {
  ChatLine,
  Edit,
  Own,
  OwnView,
  PublicView,
  SeatView,
  ServerMessage,
} from '../net/wire';
import { type LocalClocks, localClocks, noClocks, passedOn } from './clocks';
import { emptyStory, merged, type Story, told, withStretch } from './story';

type Of<K extends Exclude<ServerMessage['type'], undefined>> = Extract<ServerMessage, { type: K }>;

/** One frame's news, for what is heard and not seen. */
export interface News {
  before: PublicView;
  after: PublicView;
  lines: readonly StoryLine[];
}

const NO_SEATS: readonly SeatView[] = [];
const NO_MOVES: OwnView['moves'] = {
  listed: {},
  items: {},
  bounds: {},
  groups: {},
  shut: [],
  blocked: [],
};

/**
 * The room as the server's frames have told it. Everything is a signal of its own, and a part that
 * a frame did not change stays the same object: what shows it is not drawn again.
 */
export class RoomStore implements Follower {
  private readonly now: () => number;
  private readonly heard = new Set<(news: News) => void>();
  private numbers: Known | null = null;
  private clocksSent: { clocks: Clocks; atMillis: number } = { clocks: {}, atMillis: 0 };

  private readonly view = signal<PublicView | null>(null);
  private readonly ownView = signal<OwnView | null>(null);
  private readonly story = signal(emptyStory);

  readonly room = computed(() => this.view.value?.room ?? null);
  readonly table = computed(() => this.view.value?.table ?? null);
  /** Apart from the room: who shows names follows only them. */
  readonly seats = computed(() => this.view.value?.room.seats ?? NO_SEATS);
  /** The reader's seat; null for a spectator and in a window whose seat was opened elsewhere. */
  readonly seat = computed(() => this.ownView.value?.seat ?? null);
  readonly hand = computed(() => this.ownView.value?.hand ?? null);
  readonly moves = computed(() => listed(this.ownView.value?.moves ?? NO_MOVES));
  readonly clocks = signal<LocalClocks>(noClocks);
  readonly lines = computed(() => merged(this.story.value));
  /** The number of the oldest public line known. */
  readonly firstLine = computed(() => this.story.value.lines[0]?.n);
  /** What the newest patch has changed; null after a snapshot. */
  readonly news = signal<News | null>(null);
  readonly chat = signal<readonly ChatLine[]>([]);
  /** The seat was opened in another window, which plays now, until it is taken back. */
  readonly demoted = signal(false);
  /** The seat went to another device by its link, in the middle of a game. */
  readonly moved = signal(false);

  constructor(now: () => number) {
    this.now = now;
  }

  known(): Known | null {
    return this.numbers;
  }

  /** Calls with the news of each patch; a snapshot brings none. Returns the end of that. */
  onNews(hear: (news: News) => void): () => void {
    this.heard.add(hear);
    return () => this.heard.delete(hear);
  }

  receive(message: ServerMessage): boolean {
    try {
      return batch(() => this.take(message));
    } catch (problem) {
      if (!(problem instanceof MisfitEdit)) throw problem;
      this.numbers = null;
      return false;
    }
  }

  private take(message: ServerMessage): boolean {
    switch (message.type) {
      case 'snapshot':
        return this.takeSnapshot(message);
      case undefined:
        return this.takePatch(message);
      case 'hand':
        return this.takeHand(message);
      case 'said':
        this.chat.value = [...this.chat.value, message.line];
        return true;
      case 'lines':
        this.takeStretch(this.story.value, message);
        return true;
      case 'demoted':
        this.demoted.value = true;
        this.ownView.value = null;
        return true;
      default:
        return true; // the rest concerns the connection
    }
  }

  private takeSnapshot(message: Of<'snapshot'>): boolean {
    const { epoch, v, h, view, edits, own, chat = [] } = message;
    const base = this.view.value;
    if (view === null && (base === null || this.numbers?.epoch !== epoch)) return false;
    const after = view ?? edited(base, edits ?? []);
    const goesOn = this.numbers?.epoch === epoch && isSameGame(base, after);
    const story = goesOn ? this.story.value : emptyStory;
    this.view.value = after;
    this.ownView.value = own;
    this.numbers = { epoch, v, h };
    this.takeStretch(story, message);
    this.chat.value = chat;
    this.news.value = null;
    // A window that only watches is told the room anew too: its numbers are those of one without a seat.
    this.demoted.value = this.demoted.value && own === null;
    this.moved.value = this.moved.value && own === null;
    this.takeClocks(message.clocks, after.room);
    return true;
  }

  private takeStretch(story: Story, { lines, ownLines }: Of<'snapshot'> | Of<'lines'>): void {
    this.story.value = withStretch(story, linesOf(lines), ownLinesOf(ownLines));
  }

  private takePatch(patch: Patch): boolean {
    const { v, edits = [], clocks, own } = patch;
    const before = this.view.value;
    if (before === null || this.numbers === null || v !== this.numbers.v + 1) return false;
    if (own && own.h !== this.numbers.h + 1) return false;
    const after = edited(before, edits);
    const ownAfter = own && this.editedOwn(own);
    this.view.value = after;
    this.numbers = { ...this.numbers, v };
    const story = isSameGame(before, after) ? this.story.value : emptyStory;
    const lines = linesOf(patch.lines);
    this.story.value = told(story, lines, []);
    if (clocks) this.takeClocks(clocks, after.room);
    else if (before.room.toAct !== after.room.toAct) this.passClocksOn(after.room);
    if (own && ownAfter !== undefined) this.setOwn(own, ownAfter);
    this.news.value = { before, after, lines: merged({ lines, own: [] }) };
    this.tell(this.news.value);
    return true;
  }

  private takeHand(part: Of<'hand'>): boolean {
    if (this.numbers === null || part.h !== this.numbers.h + 1) return false;
    this.setOwn(part, this.editedOwn(part));
    return true;
  }

  private editedOwn({ edits = [] }: Own): OwnView | null {
    return applyEdits(this.ownView.value, edits) as OwnView | null;
  }

  private setOwn({ h, lines }: Own, after: OwnView | null): void {
    if (this.numbers === null) return;
    const before = this.ownView.value;
    this.moved.value = after === null && (this.moved.value || this.isSeatLost(before));
    this.ownView.value = after;
    this.numbers = { ...this.numbers, h };
    this.story.value = told(this.story.value, [], ownLinesOf(lines));
  }

  /** Who gives his seat up in the middle of a game is said to have left. */
  private isSeatLost(before: OwnView | null): boolean {
    const room = this.view.value?.room;
    const seat = room?.seats.find((each) => each.seat === before?.seat);
    return before !== null && room?.stage !== 'open' && seat?.presence !== 'left';
  }

  private takeClocks(sent: Of<'snapshot'>['clocks'], room: PublicView['room']): void {
    const clocks = clocksOf(sent);
    this.clocksSent = { clocks, atMillis: this.now() };
    this.clocks.value = localClocks(clocks, room, this.clocksSent.atMillis);
  }

  private passClocksOn(room: PublicView['room']): void {
    const { clocks, atMillis } = this.clocksSent;
    this.clocks.value = passedOn(clocks, room, atMillis, this.now());
  }

  private tell(news: News): void {
    for (const hear of this.heard) hear(news);
  }
}

function edited(view: PublicView | null, edits: readonly Edit[]): PublicView {
  return applyEdits(view, edits) as PublicView;
}

/** False if a rematch lies between the two: its story begins anew. */
function isSameGame(before: PublicView | null, after: PublicView): boolean {
  if (before === null) return false;
  const cleared = before.room.stage !== 'open' && after.room.stage === 'open';
  return !cleared && before.room.played === after.room.played;
}
