import { act } from 'preact/test-utils';
import { onTestFinished } from 'vitest';
import { type Situation, toldOnWire } from '../../games/fixture';
import type { AnyGame } from '../../games/load';
import { FakeWorld } from '../../net/fake-world';
import type { LogLine, OwnLine } from '../../net/wire';
import { Announcer } from '../../ui/Announcer';
import { hush } from '../../ui/aria';
import { earOf } from '../../ui/ear';
import { mount, settled } from '../../ui/mount';
import { Session, SessionProvider } from '../session';
import { Table } from './Table';

/* A whole page of a table without a server and without a mouse, for tests. */

const ROOM = 'amber-gull-plover-quay';

/** What can have the focus by Tab, in the order of the page. */
const STOPS = 'a[href], button:not([disabled]), input, select, textarea, [tabindex]';

/** Something told to the reader: to all, or for his eyes only. */
export type TellTale = readonly [code: string, args: Record<string, unknown>, own?: 'own'];

/** Somebody at a table who has only a keyboard, and hears what its live regions are given to say, for one test. */
export class KeyPlayer {
  readonly page: HTMLElement;
  /** What its live regions were given to say since this was asked last, in order. */
  readonly heard: () => readonly string[];
  private readonly world = new FakeWorld();
  private readonly session = new Session(ROOM, this.world);
  private numbers = { v: 1, h: 1, line: 0 };

  constructor(module: AnyGame, situation: Situation) {
    const { view, own, lines } = situation;
    const leave = this.session.enter('');
    this.world.line.opens();
    this.numbers.line = lines.at(-1)?.n ?? 0;
    const { v, h } = this.numbers;
    this.world.line.says({ type: 'welcome', protocol: 1 }, {
      ...{ type: 'snapshot', room: ROOM, epoch: 'e', v, h, view, own, edits: null, chat: [] },
      ...toldOnWire(situation),
    } as never);
    this.page = mount(
      <SessionProvider value={this.session}>
        <Table module={module} />
        <Announcer />
      </SessionProvider>,
    );
    this.heard = earOf(this.page);
    onTestFinished(() => {
      mount(null);
      leave();
      hush();
    });
  }

  /** What has been sent, oldest first. */
  get sent(): readonly unknown[] {
    return this.orders.map(({ action }) => action);
  }

  private get orders() {
    return this.world.line.sent.flatMap((message) => (message.type === 'act' ? [message] : []));
  }

  /** What has the focus, by its words. */
  get at(): string {
    const { activeElement: at } = document;
    if (at === null || at === document.body) return '';
    return (at.getAttribute('aria-label') ?? at.textContent ?? '').trim();
  }

  /** Presses keys, one after the other, as a browser takes them. */
  async types(...keys: string[]): Promise<void> {
    for (const key of keys) {
      act(() => (key === 'Tab' ? tab() : pressed(key)));
      await settled();
    }
  }

  /** Presses Tab until what has the focus begins with these words. */
  async tabsTo(words: string): Promise<void> {
    for (let stop = 0; stop < 200; stop += 1) {
      if (this.at.startsWith(words)) return;
      await this.types('Tab');
    }
    throw new Error(`Tab does not lead to ${words}`);
  }

  /** The server says how the room is now and what is told of it, and that the last order is done. */
  async tells({ view, own }: Situation, ...tales: readonly TellTale[]): Promise<void> {
    const numbers = { ...this.numbers, v: this.numbers.v + 1, h: this.numbers.h + 1 };
    const lines: LogLine[] = [];
    const ownLines: OwnLine[] = [];
    for (const [code, args, to] of tales) {
      if (to === 'own') ownLines.push([numbers.line, code, args]);
      else lines.push([++numbers.line, code, args]);
    }
    this.numbers = numbers;
    const { v, h } = numbers;
    const id = this.orders.at(-1)?.id;
    const edits = [
      ['table', view.table],
      ['room/toAct', view.room.toAct],
    ];
    const ownEdits = [
      ['hand', own?.hand],
      ['moves', own?.moves],
    ];
    act(() =>
      this.world.line.says({
        ...{ v, edits, lines, own: { h, edits: ownEdits, lines: ownLines } },
        ...(id !== undefined && { applied: id }),
      } as never),
    );
    await settled();
  }
}

/** The next stop after what has the focus; of radio buttons the chosen one. */
function tab(): void {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (each) => Number(each.getAttribute('tabindex') ?? 0) >= 0 && !isOtherChoice(each),
  );
  const at = document.activeElement as HTMLElement | null;
  const next = stops[at ? stops.indexOf(at) + 1 : 0] ?? stops[0];
  next?.focus();
}

function isOtherChoice(element: HTMLElement): boolean {
  return element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
}

/** A key as a browser takes it: buttons are pressed by Enter, and by the space bar when it comes up. */
function pressed(key: string): void {
  const at = document.activeElement ?? document.body;
  const options = { key, bubbles: true, cancelable: true };
  const down = at.dispatchEvent(new KeyboardEvent('keydown', options));
  const presses = at instanceof HTMLButtonElement;
  if (down && presses && key === 'Enter') at.click();
  at.dispatchEvent(new KeyboardEvent('keyup', options));
  if (down && presses && key === ' ') at.click();
}
