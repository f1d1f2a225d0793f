import { afterEach, describe, expect, it } from 'vitest';
import { FakeWorld } from '../../net/fake-world';
import { serverFrames } from '../../net/golden-frames';
import type { Agreement, ServerMessage } from '../../net/wire';
import { mount } from '../../ui/mount';
import { Session, SessionProvider } from '../session';
import { Agreements } from './Agreements';

const golden = serverFrames.snapshot as Extract<ServerMessage, { type: 'snapshot' }>;
const pause: Agreement = { what: 'pause', about: null, yes: [2], needed: 3 };
const end: Agreement = { what: 'end', about: null, yes: [2], needed: 3 };

let leave: () => void;

afterEach(() => leave());

/** A game with a clock, in which so much is asked. */
function asked(agreements: readonly Agreement[], one = false): string {
  const world = new FakeWorld();
  const session = new Session('amber-gull', world);
  leave = session.enter('');
  world.line.opens();
  const room = golden.view && { ...golden.view.room, stage: 'playing' as const, agreements };
  world.line.says({
    ...golden,
    room: 'amber-gull',
    view: golden.view && room && { ...golden.view, room },
  });
  const page = mount(
    <SessionProvider value={session}>
      <Agreements one={one} />
    </SessionProvider>,
  );
  return page.textContent ?? '';
}

describe('what the players are asked', () => {
  it('is told with what follows until then', () => {
    expect(asked([pause])).toContain('asks for a pause. Until all agree the clock goes on. 1 of 3');
  });

  it('is told alone beside another question: there is room for no more', () => {
    const both = asked([pause, end]);
    expect(both).toContain('asks for a pause. 1 of 3 agree.');
    expect(both).toContain('would end the game without a result. 1 of 3 agree.');
  });

  it('is one thing at a time on a phone, what is not answered first', () => {
    const seat = golden.own?.seat ?? 1;
    const both = asked([{ ...pause, yes: [seat, 2] }, end], true);
    expect(both).not.toContain('pause');
    expect(both).toContain('would end the game without a result. 1 of 3 agree.');
  });
});
