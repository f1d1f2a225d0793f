import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameView } from '../games/game';
import { browserWorld, onHidden, onWake } from '../net/browser-world';
import { type Answer, type Order, Refused } from '../net/commands';
import { drawWord } from '../net/shuffle-word';
import { type Connection, RoomSocket, type World } from '../net/socket';
import type { GameInfo, HouseRules, Matter, RoomView, SeatView } from '../net/wire';
import { settings } from '../settings';
import { play } from '../sound/player';
import { colourOf, type SeatColour } from '../ui/seats';
import { toast } from '../ui/toast';
import { witness } from './end/witness';
import { guideAsked } from './guide/asked';
import { namelessIn } from './nameless';
import { comingsOf, type KeptNotice, type Notice } from './notices';
import { SettingsTold } from './settings-told';
import { type News, RoomStore } from './store';
import { refusalWords, t } from './words';

/** The pauses before earlier lines are asked for again, by half of each more or less. */
const ASK_AGAIN_MILLIS = [500, 1_000, 2_000, 4_000];

/** True for refusals of earlier lines that pass by themselves. */
function isPassing(problem: unknown): boolean {
  return problem instanceof Refused && ['too-fast', 'unavailable'].includes(problem.code);
}

/** One visit to a room: what it is, and what its visitor does there. */
export class Session {
  readonly code: string;
  readonly store: RoomStore;
  readonly connection: ReadonlySignal<Connection>;
  /** True while the server has another build of the page. */
  readonly outdated: ReadonlySignal<boolean>;
  /** True while orders are answered at once. */
  readonly live: ReadonlySignal<boolean>;
  /** The kind of the order that is on its way. */
  readonly busy = signal<string | null>(null);
  /** What the room itself has to say between the lines of the chat, since this visit began. */
  readonly notices = signal<readonly KeptNotice[]>([]);
  /** The game's options and limits; null until they are here. */
  readonly game = signal<GameInfo | null>(null);
  /** The open table's game: its words and colours go before the frame's. */
  readonly view = signal<Pick<GameView, 'refusal' | 'colour'> | null>(null);

  private readonly world: World;
  private readonly socket: RoomSocket;
  private readonly settingsTold: SettingsTold;
  private readonly ends: (() => void)[] = [];

  constructor(code: string, world: World = browserWorld(code)) {
    this.code = code;
    this.world = world;
    this.store = new RoomStore(world.now);
    this.socket = new RoomSocket(code, this.store, world);
    this.connection = this.socket.connection;
    this.outdated = this.socket.outdated;
    this.settingsTold = new SettingsTold(
      world,
      () => this.game.peek()?.options ?? [],
      (notice) => this.keep([notice]),
    );
    this.live = computed(() => this.connection.value.state === 'live' && !this.store.demoted.value);
  }

  /** Enters the room; a spectator may be known by a name. Returns the way out. */
  enter(name: string): () => void {
    this.socket.start(name || null);
    this.ends.push(onWake(() => this.socket.wake()));
    this.ends.push(onHidden(() => this.socket.tellSight()));
    this.ends.push(this.store.onNews((news) => this.note(news)));
    this.ends.push(effect(() => this.watchTheLock()));
    this.ends.push(this.claimTheSeat());
    this.ends.push(this.readyAsHost());
    this.ends.push(() => this.settingsTold.stop());
    return () => {
      for (const end of this.ends) end();
      this.socket.stop();
    };
  }

  private watchTheLock(): void {
    const room = this.store.room.value;
    if (!room) return;
    const game = room.stage === 'open' ? room.played + 1 : room.played;
    if (room.stage === 'open') witness(this.code, game, room.shuffle.locked);
    witness(this.code, game + 1, room.shuffle.next);
  }

  /** A link with `#seat=…` takes the seat over from another device, once the room is there. */
  private claimTheSeat(): () => void {
    const token = /^#seat=(.+)$/.exec(location.hash)?.[1];
    if (!token) return () => {};
    history.replaceState(history.state, '', location.pathname);
    return this.once(this.live, () => this.order({ type: 'claim', token }));
  }

  /**
   * It is up to the host to start: he is ready unless he says otherwise. A game that is tried out
   * begins by itself.
   */
  private readyAsHost(): () => void {
    if (guideAsked.peek() === this.code) return () => {};
    const waits = computed(() => {
      const seat = this.store.seat.value;
      const isOpen = this.live.value && this.store.room.value?.stage === 'open';
      return isOpen && seat !== null && this.isHost && this.seatView(seat)?.ready === false;
    });
    return this.once(waits, () => this.order({ type: 'ready', ready: true }));
  }

  /** Does something when it first becomes true; returns the end of waiting for that. */
  private once(becomes: ReadonlySignal<boolean>, act: () => Promise<unknown>): () => void {
    let isDone = false;
    return effect(() => {
      if (isDone || !becomes.value) return;
      isDone = true;
      void act();
    });
  }

  private note({ before, after }: News): void {
    this.settingsTold.note(before.room, after.room);
    this.keep(comingsOf(before.room, after.room));
  }

  private keep(notices: readonly Notice[]): void {
    if (notices.length === 0) return;
    const last = this.store.chat.peek().at(-1)?.n ?? 0;
    const kept = notices.map((notice) => ({ ...notice, after: last }));
    this.notices.value = [...this.notices.peek(), ...kept];
  }

  /** What the room is called; one without a name by its code. */
  get title(): string {
    return this.store.room.value?.title || this.code;
  }

  /** The link that invites to this room. */
  get link(): string {
    return new URL(`/r/${encodeURIComponent(this.code)}`, location.href).href;
  }

  /** Sends an order. Null after a refusal, which is then told in words. */
  async order(order: Order): Promise<Answer | null> {
    this.busy.value = order.type;
    try {
      return await this.socket.order(order);
    } catch (problem) {
      this.tell(problem);
      return null;
    } finally {
      this.busy.value = null;
    }
  }

  /**
   * Fetches the lines of the story before this one. A room tells them to one reader at a time: a
   * question that comes too soon is asked again a few times before it is said that it was refused.
   */
  async earlier(before: number): Promise<void> {
    for (const millis of [...ASK_AGAIN_MILLIS, null]) {
      try {
        await this.socket.order({ type: 'earlier', before });
        return;
      } catch (problem) {
        if (millis === null || !isPassing(problem)) return this.tell(problem);
        if (!(await this.rest(millis * (0.5 + this.world.random())))) return;
      }
    }
  }

  /** False if the room is left meanwhile. */
  private rest(millis: number): Promise<boolean> {
    return new Promise((goOn) => {
      const cancel = this.world.later(() => goOn(true), millis);
      this.ends.push(() => {
        cancel();
        goOn(false);
      });
    });
  }

  private tell(problem: unknown): void {
    if (!(problem instanceof Refused)) throw problem;
    toast(this.reason(problem), 'refused');
    play('refused');
  }

  /** Why something is or was refused, in a sentence; said anew once the game's words are here. */
  reason({ code, args }: { code: string; args: Record<string, unknown> }): string {
    return this.view.value?.refusal(code, args) ?? refusalWords(code);
  }

  agree(what: Matter, yes: boolean, about: number | null = null): Promise<Answer | null> {
    const word = what === 'rematch' && yes ? drawWord() : null;
    return this.order({ type: 'agree', what, about, yes, word });
  }

  setHouse(change: Partial<HouseRules>): Promise<Answer | null> | undefined {
    const house = this.store.room.value?.house;
    return house && this.order({ type: 'house', house: { ...house, ...change } });
  }

  /** Tries again at once, or takes the seat back into this window. */
  reconnect(): void {
    this.store.demoted.value = false;
    this.socket.reconnect();
  }

  /** Tells the room how this spectator is called. */
  rename(name: string): void {
    this.socket.rename(name);
  }

  seatView(seat: number): SeatView | undefined {
    return this.store.seats.value[seat - 1];
  }

  name(seat: number): string {
    return this.seatView(seat)?.name ?? String(seat);
  }

  /**
   * How a seat is called where its name stands alone: who tries a game out without having chosen a name is
   * "You" to himself, and to those who watch him a guest.
   */
  called(seat: number): string {
    const nameless = namelessIn.value === this.code && settings.nickname.value.trim() === '';
    return nameless && seat === this.store.seat.value ? t('seat.nameless') : this.name(seat);
  }

  colour(seat: number): SeatColour {
    return this.view.value?.colour?.(seat) ?? colourOf(this.seatView(seat)?.color ?? 1);
  }

  /** True if the reader is the host. */
  get isHost(): boolean {
    const seat = this.store.seat.value;
    return seat !== null && this.store.room.value?.host === seat;
  }
}

const InSession = createContext<Session | null>(null);
export const SessionProvider = InSession.Provider;

/** The session of the room that the component stands in. */
export function useSession(): Session {
  const session = useContext(InSession);
  if (!session) throw new Error('no room is open here');
  return session;
}

/** The room's public view; only for what is shown once the room is there. */
export function useRoom(): RoomView {
  const room = useSession().store.room.value;
  if (!room) throw new Error('the room has not been shown yet');
  return room;
}
