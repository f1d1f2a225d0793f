import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorld } from '../../net/fake-world';
import { serverFrames } from '../../net/golden-frames';
import type { Edit, ServerMessage } from '../../net/wire';
import { mount } from '../../ui/mount';
import { inSight } from '../layout';
import { Session } from '../session';
import { type Notice, type Notifier, noticesWanted, type Permission } from './notifier';
import { useCalls } from './useCalls';

const snapshot = serverFrames.snapshot as Extract<ServerMessage, { type: 'snapshot' }>;

/** A browser that keeps the notices it shows, until they are taken away. */
class FakeNotifier implements Notifier {
  given: Permission = 'granted';
  readonly shown: Notice[] = [];

  permission = () => this.given;
  ask = async () => this.given;

  show(notice: Notice): () => void {
    this.shown.push(notice);
    return () => void this.shown.splice(this.shown.indexOf(notice), 1);
  }
}

let world: FakeWorld;
let session: Session;
let leave: () => void;
let notifier: FakeNotifier;
let v: number;

beforeEach(() => {
  v = snapshot.v;
  world = new FakeWorld();
  notifier = new FakeNotifier();
  noticesWanted.value = true;
  session = new Session('amber-gull-plover-quay', world);
  leave = session.enter('');
  world.line.opens();
  world.line.says({ type: 'welcome', protocol: 1 }, snapshot);
  awaits(2);
});

afterEach(() => {
  mount(null);
  leave();
  inSight.value = true;
  noticesWanted.value = false;
});

function patch(...edits: Edit[]): void {
  v += 1;
  act(() => world.line.says({ v, edits }));
}

const awaits = (seat: number) => patch(['room/toAct', [seat]]);

function looks(inside: boolean): void {
  act(() => {
    inSight.value = inside;
  });
}

function Calls() {
  useCalls(session, {}, notifier);
  return null;
}

const bodies = () => notifier.shown.map(({ body }) => body);

describe('a notice of the browser', () => {
  it('calls who looks elsewhere to his turn, once, and goes when he is back', () => {
    mount(<Calls />);
    looks(false);
    expect(bodies()).toEqual([]);
    awaits(1);
    patch(['room/paused', false]);
    expect(bodies()).toEqual(['It is your turn.']);
    expect(notifier.shown[0]).toMatchObject({
      title: session.title,
      tag: 'kontor amber-gull-plover-quay turn',
    });
    looks(true);
    expect(bodies()).toEqual([]);
    looks(false);
    expect(bodies()).toEqual([]);
  });

  it('goes when the turn was taken from elsewhere', () => {
    mount(<Calls />);
    looks(false);
    awaits(1);
    awaits(2);
    expect(bodies()).toEqual([]);
  });

  it('brings the page before him when it is pressed', () => {
    mount(<Calls />);
    looks(false);
    awaits(1);
    const focus = vi.spyOn(window, 'focus').mockImplementation(() => {});
    notifier.shown[0]?.onPress();
    expect(focus).toHaveBeenCalledOnce();
    focus.mockRestore();
  });

  it('comes to nobody who looks, does not want it, or whose browser does not allow it', () => {
    mount(<Calls />);
    awaits(1);
    awaits(2);
    noticesWanted.value = false;
    looks(false);
    awaits(1);
    awaits(2);
    noticesWanted.value = true;
    notifier.given = 'denied';
    awaits(1);
    expect(bodies()).toEqual([]);
  });
});
