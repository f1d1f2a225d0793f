import { describe, expect, it } from 'vitest';
import { clientFrames, serverFrames } from './golden-frames';
import type { Patch } from './told';
import type { ClientMessage, ServerMessage } from './wire';

/** What the server sends, a patch by a name too. */
type Sent = Exclude<ServerMessage, Patch> | (Omit<Patch, 'type'> & { type: 'patch' });
type KindSent = Sent['type'];

/** What each message carries, checked against the generated types while compiling. */
const CLIENT: { [K in ClientMessage['type']]: Fields<ClientMessage, K> } = {
  hello: ['protocol', 'build'],
  watch: ['room', 'epoch', 'v', 'name'],
  leave: [],
  ping: ['n', 'visible'],
  sit: ['id', 'name', 'color', 'word'],
  stand: ['id'],
  dress: ['id', 'name', 'color'],
  ready: ['id', 'ready'],
  options: ['id', 'options'],
  house: ['id', 'house'],
  kick: ['id', 'seat'],
  'make-host': ['id', 'seat'],
  'add-bot': ['id', 'bot'],
  start: ['id'],
  act: ['id', 'action'],
  agree: ['id', 'what', 'about', 'yes', 'word'],
  'seat-link': ['id'],
  'revoke-link': ['id'],
  claim: ['id', 'token'],
  say: ['id', 'text'],
  earlier: ['id', 'before'],
};

const SERVER: { [K in KindSent]: Fields<Sent, K> } = {
  welcome: ['protocol', 'build'],
  waits: ['room'],
  snapshot: [
    'room',
    'epoch',
    'v',
    'h',
    'view',
    'edits',
    'clocks',
    'own',
    'lines',
    'ownLines',
    'chat',
  ],
  patch: ['v', 'edits', 'clocks', 'lines', 'own', 'applied'],
  hand: ['h', 'edits', 'lines', 'applied'],
  applied: ['id'],
  refused: ['id', 'code', 'args'],
  said: ['line'],
  lines: ['id', 'lines', 'ownLines'],
  link: ['id', 'token'],
  pong: ['n', 'v', 'h'],
  demoted: ['code'],
  gone: ['room', 'code'],
  bye: ['code'],
};

/** What is left out where it is empty. */
const LEFT_OUT: { [K in ClientMessage['type'] | KindSent]?: readonly string[] } = {
  ping: ['visible'],
  welcome: ['build'],
  patch: ['edits', 'clocks', 'lines', 'own', 'applied'],
  hand: ['edits', 'lines', 'applied'],
  snapshot: ['lines', 'ownLines', 'chat'],
};

type Fields<M, K> = readonly Exclude<keyof Extract<M, { type: K }>, 'type'>[];

/** The fields of a frame, in their order, but for those that may be missing and are. */
function fields(frame: object, kind: keyof typeof LEFT_OUT, known: readonly string[]): string[] {
  const leftOut = LEFT_OUT[kind] ?? [];
  return known.filter((name) => !leftOut.includes(name) || name in frame);
}

describe('the golden frames', () => {
  it.each(Object.entries(clientFrames))('from a client: %s', (_name, frame) => {
    const { type } = frame;
    expect(Object.keys(frame)).toEqual(['type', ...fields(frame, type, CLIENT[type])]);
  });

  it.each(Object.entries(serverFrames))('from the server: %s', (_name, frame) => {
    const { type = 'patch' } = frame;
    const named = type === 'patch' ? [] : ['type'];
    expect(Object.keys(frame)).toEqual([...named, ...fields(frame, type, SERVER[type])]);
  });
});
