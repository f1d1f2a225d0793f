import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../../game';
import { fixturePlay } from '../fixture/play';
import { situations } from '../fixture/situations';
import { openSession } from '../session';
import { DEEDS, windowOf } from '../story/turns';
import type { Hand, Table } from '../wire';
import { fittingAt } from './fitting';
import { shownOf, type Told, tellingOf } from './since-told';

/** A state as its reader's page has it, and the story that it tells. */
function read(name: string) {
  const situation = situations[name];
  if (!situation) throw new Error(name);
  const { view, own, lines, ownLines } = situation;
  const story = [
    ...ownLines.filter(({ after }) => after === 0),
    ...lines.flatMap((line) => [line, ...ownLines.filter(({ after }) => after === line.n)]),
  ].map((line, i): StoryLine => {
    return { key: String(i), own: !('n' in line), code: line.code, args: line.args };
  });
  const table = view.table as Table;
  const hand = (own?.hand ?? null) as Hand | null;
  const seat = own?.seat ?? null;
  return { seat, story, session: openSession(fixturePlay({ table, hand, seat, lines: story })) };
}

const parts = (told: readonly Told[]) =>
  told.flatMap((each) =>
    // The list of events leaves out those that are named besides, or is left out itself.
    each.kind === 'own'
      ? each.change.parts.map(({ words }) => words)
      : each.kind === 'events'
        ? []
        : [each.kind],
  );

const lists = (told: readonly Told[]) =>
  told.reduce((n, each) => n + (each.kind === 'events' ? each.events.length : 0), 0);

const told = Object.keys(situations).filter(
  (name) => tellingOf(read(name).session).told.length > 0,
);

describe.each(told)('what there is to tell in the state “%s”', (name) => {
  const { seat, story, session } = read(name);
  const telling = tellingOf(session);
  const all = parts(telling.told).length + lists(telling.told);
  const time = windowOf(story, seat);

  it('is told, or counted as more, however little room there is', () => {
    for (let given = 0; given < 40; given += 1) {
      const fitting = fittingAt(given, { ...telling, most: telling.told.length });
      for (const isShort of [false, true]) {
        const { shown, more } = shownOf(telling, fitting.lines, isShort);
        const listed = lists(telling.weighed.slice(0, fitting.lines));
        expect(parts(shown).length + listed + more).toBe(all);
        const least = fitting.alone === 'title' ? 1 : telling.kept;
        expect(fitting.lines).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('ends at a whole line in a head that has room for one', () => {
    const { lines, alone } = fittingAt(40, { ...telling, most: telling.told.length });
    expect({ lines, alone }).toEqual({ lines: 1, alone: 'title' });
  });

  it('has in little room every event by its name and each of the others', () => {
    const { shown } = shownOf(telling, telling.kept, true);
    const named = shown.flatMap((each) => {
      if (each.kind === 'events') return each.events.map(({ key }) => key);
      if (each.kind === 'own') return each.change.card ? [each.change.key] : [];
      return each.kind === 'brought' && each.cause && !each.named ? [each.cause.key] : [];
    });
    const verdicts = time.filter(({ code }) => /^vote-(stopped|let)|^event-|^pledges-c/.test(code));
    expect(new Set(named).size).toBe(named.length);
    expect(named).toEqual(expect.arrayContaining(verdicts.map(({ key }) => key)));
    const doers = time.filter(({ code, args }) => DEEDS.has(code) && args.seat !== seat);
    const rivals = shown.flatMap((each) =>
      each.kind === 'rival' ? [each.group[0].args.seat] : [],
    );
    expect(new Set(rivals)).toEqual(new Set(doers.map(({ args }) => args.seat)));
  });

  it('names each value that has another amount now exactly once', () => {
    const ends = new Map<unknown, { from: unknown; to: unknown }>();
    for (const { code, args } of time) {
      if (code !== 'value-changed') continue;
      ends.set(args.value, { from: ends.get(args.value)?.from ?? args.from, to: args.to });
    }
    const net = [...ends.values()].filter(({ from, to }) => from !== to);
    const values = telling.told.flatMap((each) =>
      each.kind === 'own' && !each.change.tells.some((key) => isEarned(key, story))
        ? each.change.parts.filter(({ words }) => /\d → \d+$/.test(words) && !/debt/.test(words))
        : [],
    );
    expect(values).toHaveLength(net.length);
  });
});

const isEarned = (key: string, story: readonly StoryLine[]) =>
  story.some((line) => line.key === key && /own-profit|turn-/.test(line.code));
