import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeWorld } from '../net/fake-world';
import { serverFrames } from '../net/golden-frames';
import type { ServerMessage } from '../net/wire';
import { settings } from '../settings';
import { namelessIn } from './nameless';
import { Session } from './session';

const snapshot = serverFrames.snapshot as Extract<ServerMessage, { type: 'snapshot' }>;
const CODE = 'amber-gull-plover-quay';

let session: Session;
let leave: () => void;

/** The reader's seat and another. */
let own: number;
let other: number;

beforeEach(() => {
  const world = new FakeWorld();
  session = new Session(CODE, world);
  leave = session.enter('');
  world.line.opens();
  world.line.says({ type: 'welcome', protocol: 1 });
  world.line.says(snapshot);
  own = session.store.seat.value ?? 0;
  other = session.store.seats.value.find(({ seat }) => seat !== own)?.seat ?? 0;
});

afterEach(() => {
  leave();
  namelessIn.value = '';
  settings.nickname.value = '';
});

describe('how a seat is called where its name stands alone', () => {
  it('by its name, also to a reader whom another browser named', () => {
    expect(session.called(own)).toBe(session.name(own));
  });

  it('"You" to a reader who tried this game out without a name', () => {
    namelessIn.value = CODE;
    expect(session.called(own)).toBe('You');
    expect(session.called(other)).toBe(session.name(other));
  });

  it('by the name that the reader has chosen since', () => {
    namelessIn.value = CODE;
    settings.nickname.value = 'Anna';
    expect(session.called(own)).toBe(session.name(own));
  });
});
