import { type ReadonlySignal, signal } from '@preact/signals';
import { type Answer, Commands, type Order, Refused } from './commands';
import type { ClientMessage, ServerMessage } from './wire';

/** The version of the protocol that this client speaks. */
const PROTOCOL = 5;
const PING_MILLIS = 15_000;
const PONG_MILLIS = 8_000;
const FIRST_RETRY_MILLIS = 500;
const LONGEST_RETRY_MILLIS = 15_000;

/**
 * How the connection stands. `why` is the last thing the server said, or `lost`; `held` while the
 * line is fine but the room cannot be reached.
 */
export type Connection =
  | { state: 'connecting' }
  | { state: 'live' }
  | { state: 'held' }
  | { state: 'waiting'; why: string; retryAtMillis: number }
  | { state: 'ended'; why: string };

/** What the follower knows of the room: the numbers of its last frames. */
export interface Known {
  epoch: string;
  v: number;
  h: number;
}

/** Who follows the room. It is given every message but those that only concern the connection. */
export interface Follower {
  known(): Known | null;
  /** False if the message does not follow the last one: the room is then asked for anew. */
  receive(message: ServerMessage): boolean;
}

export type Line = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

/** What the socket needs of the world around it. */
export interface World {
  connect(): Line;
  /** Calls after so many milliseconds, unless the returned function was called before. */
  later(call: () => void, millis: number): () => void;
  readonly now: () => number;
  /** True while the page is looked at. */
  readonly seen: () => boolean;
  readonly random: () => number;
}

/** Codes after which trying again would not help. */
const FINAL = ['outdated', 'unknown-room', 'no-spectators', 'crowded', 'shut'];

/**
 * One connection to one room, for as long as the room is shown. It greets, follows the room from
 * what is known already, notices a lost frame or a dead line by its pings, connects again by itself
 * and then sends again what was not answered.
 */
export class RoomSocket {
  private readonly state = signal<Connection>({ state: 'connecting' });
  private readonly otherBuild = signal(false);
  private readonly commands: Commands;
  private readonly room: string;
  private readonly follower: Follower;
  private readonly world: World;
  private line: Line | null = null;
  /** False from a watch to its snapshot: frames between the two are in the snapshot already. */
  private following = false;
  /** The seat is played elsewhere: to connect again by itself would take it back. */
  private demoted = false;
  private failures = 0;
  private pings = 0;
  private why = 'lost';
  private cancelRetry = () => {};
  private cancelPing = () => {};
  private name: string | null = null;

  constructor(room: string, follower: Follower, world: World) {
    this.room = room;
    this.follower = follower;
    this.world = world;
    this.commands = new Commands(Math.floor(world.random() * 2 ** 48).toString(36));
  }

  get connection(): ReadonlySignal<Connection> {
    return this.state;
  }

  /** True while the server has another build of the page than this one. */
  get outdated(): ReadonlySignal<boolean> {
    return this.otherBuild;
  }

  /** Connects. A spectator may say how he is called. */
  start(name: string | null): void {
    this.name = name;
    this.connect();
  }

  /** Tells the room how this spectator is called from now on. */
  rename(name: string): void {
    this.name = name;
    if (this.state.peek().state === 'live') this.watch();
  }

  /** Fails only with `Refused`; `no-connection` if the connection has ended for good. */
  order(order: Order): Promise<Answer> {
    if (this.state.peek().state === 'ended') return Promise.reject(new Refused('no-connection'));
    const { command, answer } = this.commands.take(order);
    if (this.state.peek().state === 'live') this.send(command);
    return answer;
  }

  /** Connects at once if it waits to, and else finds out whether the line still lives. */
  wake(): void {
    const { state } = this.state.peek();
    if (state === 'waiting') this.connect();
    else if (state === 'live' || state === 'held') this.ping();
  }

  /** Tells at once that the page is looked at no more, or again. */
  tellSight(): void {
    if (this.state.peek().state === 'live') this.ping();
  }

  /** Takes the room anew on a fresh connection, and with it the seat from another window. */
  reconnect(): void {
    this.drop();
    this.connect();
  }

  /** Ends it; nothing is answered any more. */
  stop(why = 'left'): void {
    this.cancelRetry();
    this.drop();
    this.state.value = { state: 'ended', why };
    this.commands.refuseAll('no-connection');
  }

  private connect(): void {
    this.cancelRetry();
    this.why = 'lost';
    this.demoted = false;
    this.state.value = { state: 'connecting' };
    const line = this.world.connect();
    this.line = line;
    line.onopen = () => this.send({ type: 'hello', protocol: PROTOCOL, build: __BUILD__ });
    line.onmessage = (event) => this.hear(JSON.parse(event.data) as ServerMessage);
    line.onclose = () => this.retry();
    this.cancelPing = this.world.later(() => this.retry(), PONG_MILLIS);
  }

  private send(message: ClientMessage): void {
    this.line?.send(JSON.stringify(message));
  }

  private watch(): void {
    const known = this.follower.known();
    const { epoch, v } = known ?? { epoch: null, v: null };
    this.following = false;
    this.send({ type: 'watch', room: this.room, epoch, v, name: this.name });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.otherBuild.value = message.build !== undefined && message.build !== __BUILD__;
        this.watch();
        break;
      case 'snapshot':
        this.following = true;
        if (this.follower.receive(message)) this.live();
        else this.watch();
        break;
      case undefined:
      case 'hand':
        this.pass(message);
        if (message.applied) this.commands.settle({ type: 'applied', id: message.applied });
        break;
      case 'said':
        this.pass(message);
        break;
      case 'demoted':
        this.demoted = true;
        this.follower.receive(message);
        break;
      case 'lines':
        this.follower.receive(message);
        this.commands.settle(message);
        break;
      case 'applied':
      case 'link':
      case 'refused':
        this.commands.settle(message);
        break;
      case 'pong':
        this.compare(message);
        break;
      case 'waits':
        if (message.room === this.room) this.hold();
        break;
      case 'gone':
        if (message.room === this.room) this.giveUp(message.code);
        break;
      case 'bye':
        this.giveUp(message.code);
    }
  }

  /** What is ordered from now on is sent when the room begins again. */
  private hold(): void {
    this.following = false;
    this.state.value = { state: 'held' };
    this.ping();
  }

  private giveUp(why: string): void {
    this.why = why;
    this.retry();
  }

  private pass(message: ServerMessage): void {
    if (this.following && !this.follower.receive(message)) this.watch();
  }

  private live(): void {
    if (this.state.peek().state === 'live') return;
    const unanswered = this.commands.waiting(); // what is ordered from now on is sent at once
    this.state.value = { state: 'live' };
    for (const command of unanswered) this.send(command);
    this.ping();
  }

  /** Asks for a pong now; no answer in time means that the line is dead. */
  private ping(): void {
    this.cancelPing();
    this.pings += 1;
    this.send({ type: 'ping', n: this.pings, visible: this.world.seen() });
    this.cancelPing = this.world.later(() => this.retry(), PONG_MILLIS);
  }

  private compare({ n, v, h }: Extract<ServerMessage, { type: 'pong' }>): void {
    if (n !== this.pings) return;
    this.failures = 0;
    this.cancelPing();
    this.cancelPing = this.world.later(() => this.ping(), PING_MILLIS);
    const known = this.follower.known();
    if (this.following && (known?.v !== v || known.h !== h)) this.watch();
  }

  private retry(): void {
    if (FINAL.includes(this.why) || this.demoted) {
      this.stop(this.demoted ? 'taken-over' : this.why);
      return;
    }
    this.drop();
    const ceiling = Math.min(FIRST_RETRY_MILLIS * 2 ** this.failures, LONGEST_RETRY_MILLIS);
    const millis = ceiling * (0.5 + this.world.random() / 2);
    this.failures += 1;
    const retryAtMillis = this.world.now() + millis;
    this.state.value = { state: 'waiting', why: this.why, retryAtMillis };
    this.cancelRetry = this.world.later(() => this.connect(), millis);
  }

  private drop(): void {
    this.cancelPing();
    const line = this.line;
    this.line = null;
    if (!line) return;
    line.onopen = null;
    line.onmessage = null;
    line.onclose = null;
    line.close();
  }
}
