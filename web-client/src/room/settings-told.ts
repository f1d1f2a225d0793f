import type { Option, RoomView } from '../net/wire';
import { type Notice, settingOf } from './notices';

/** So long after his last change the host counts as done with setting up. */
const DONE_MILLIS = 4_000;

interface World {
  /** Calls later; returns how to call it off. */
  later(call: () => void, millis: number): () => void;
}

/** Tells what the host sets up when he is done with it: one line, whatever he tried on the way. */
export class SettingsTold {
  private readonly world: World;
  private readonly options: () => readonly Option[];
  private readonly tell: (notice: Notice) => void;
  private from: RoomView | null = null;
  private now: RoomView | null = null;
  private callOff: () => void = () => {};

  constructor(world: World, options: () => readonly Option[], tell: (notice: Notice) => void) {
    this.world = world;
    this.options = options;
    this.tell = tell;
  }

  /** The room has changed; with the start of the game the host is done in any case. */
  note(before: RoomView, after: RoomView): void {
    if (before.stage !== 'open') return;
    if (after.stage !== 'open') {
      this.done();
      return;
    }
    if (before.options === after.options && before.house === after.house) return;
    this.from ??= before;
    this.now = after;
    this.callOff();
    this.callOff = this.world.later(() => this.done(), DONE_MILLIS);
  }

  /** Tells what is untold; nothing if it is as it was. */
  done(): void {
    this.callOff();
    const { from, now } = this;
    this.from = null;
    this.now = null;
    const notice = from && now && settingOf(from, now, this.options());
    if (notice) this.tell(notice);
  }

  /** The room is left: nothing more is told. */
  stop(): void {
    this.callOff();
  }
}
