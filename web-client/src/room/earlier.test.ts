import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeWorld } from '../net/fake-world';
import { serverFrames } from '../net/golden-frames';
import type { ServerMessage } from '../net/wire';
import { dismissToast, shownToast } from '../ui/toast';
import { Session } from './session';

let world: FakeWorld;
let session: Session;
let leave: () => void;

beforeEach(() => {
  world = new FakeWorld();
  session = new Session('amber-gull-plover-quay', world);
  leave = session.enter('');
  world.line.opens();
  world.line.says({ type: 'welcome', protocol: 1 }, serverFrames.snapshot as ServerMessage);
  dismissToast();
});

afterEach(() => {
  leave();
  dismissToast();
});

const asked = () =>
  world.line.sent.flatMap((message) => (message.type === 'earlier' ? [message] : []));

/** Refuses the last question, and lets what follows from it happen. */
async function refuse(code: string): Promise<void> {
  const id = asked().at(-1)?.id ?? '';
  world.line.says({ type: 'refused', id, code, args: {} });
  await settled();
}

/** Time passes on a line that lives. */
async function passes(millis: number): Promise<void> {
  for (let left = millis; left > 0; left -= 500) {
    world.passes(500);
    const ping = world.line.sent.findLast((message) => message.type === 'ping');
    if (ping) world.line.says({ type: 'pong', n: ping.n, v: 41, h: 12 });
    await settled();
  }
}

const settled = () => new Promise((done) => setTimeout(done));

describe('earlier lines', () => {
  it('are asked for again by themselves when the room tells them to somebody else', async () => {
    const done = session.earlier(7);
    await refuse('too-fast');
    expect(asked()).toHaveLength(1);
    await passes(500);
    await refuse('unavailable');
    await passes(1_000);
    expect(asked().map(({ before }) => before)).toEqual([7, 7, 7]);
    const id = asked().at(-1)?.id ?? '';
    world.line.says({ type: 'lines', id, lines: [[6, 'bought']], ownLines: [] });
    await done;
    expect(session.store.firstLine.value).toBe(6);
    expect(shownToast.value).toBeUndefined();
  });

  it('are said to be out of reach after five questions', async () => {
    const done = session.earlier(7);
    for (let refusals = 0; refusals < 5; refusals++) {
      await refuse('too-fast');
      await passes(4_000);
    }
    await done;
    expect(asked()).toHaveLength(5);
    expect(shownToast.value?.kind).toBe('refused');
  });

  it('are not asked for again when the refusal does not pass, or the room is left', async () => {
    const refused = session.earlier(7);
    await refuse('not-watching');
    await refused;
    expect(shownToast.value?.kind).toBe('refused');
    const left = session.earlier(7);
    await refuse('too-fast');
    leave();
    await left;
    await passes(10_000);
    expect(asked()).toHaveLength(2);
  });
});
