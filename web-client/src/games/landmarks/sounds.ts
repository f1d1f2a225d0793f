import type { SoundName } from '../../sound/sprite';
import type { Change } from '../game';
import type { Table } from './wire';

/** What is heard of a line of the story; lines without an entry are silent. */
const HEARD: Partial<Record<string, SoundName>> = {
  rolls: 'dice',
  'rolls-again': 'dice',
  'rolls-and-adds': 'dice',
  tuna: 'dice',
  builds: 'stamp',
  invests: 'stamp',
  gives: 'flip',
  closes: 'flip',
  reopens: 'flip',
  returns: 'flip',
  demolishes: 'knocked-out',
  completes: 'reveal',
  'orders-closed': 'card-event',
};

/** What is heard of a change of the table: each sound once, however much calls for it. */
export function soundsOf(change: Change<Table>, reader: number | null): readonly SoundName[] {
  const told = change.lines.flatMap(({ code, own }) => (own ? [] : (HEARD[code] ?? [])));
  return [...new Set([...told, ...coins(change, reader)])];
}

/** Coins that come to the reader sound otherwise than those of others; those that go are heard too. */
function coins({ before, after }: Change<Table>, reader: number | null): readonly SoundName[] {
  const moved = after.players.map(({ seat, coins: now }) => {
    const then = before.players.find((player) => player.seat === seat)?.coins ?? now;
    return { seat, more: now - then };
  });
  const own = moved.find(({ seat }) => seat === reader)?.more ?? 0;
  if (own > 0) return ['paid-me'];
  if (own < 0) return ['coin-out'];
  return moved.some(({ more }) => more > 0) ? ['coin-in'] : [];
}
