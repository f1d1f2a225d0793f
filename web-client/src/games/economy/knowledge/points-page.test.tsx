import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand } from '../fixture/tables';
import { openSession } from '../session';
import { PointsPage } from './PointsPage';

afterEach(() => vi.unstubAllGlobals());

function chartIn(windowHeight: number): number {
  vi.stubGlobal('innerHeight', windowHeight);
  const session = openSession(
    fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone: true }),
  );
  const rounds = [19, 20].map((round) => ({ round, points: [0, 0, 0, 0] }));
  Object.assign(session.totals.rounds, { value: rounds });
  const chart = mount(<PointsPage session={session} />).querySelector('svg');
  return Number.parseFloat(chart?.style.height ?? '');
}

it('is no higher than a phone shows at once, and leaves the board in sight', () => {
  expect(chartIn(640) + 58).toBeLessThanOrEqual(640 * 0.35);
  expect(chartIn(568) + 58).toBeLessThanOrEqual(568 * 0.35);
  expect(chartIn(844)).toBe(chartIn(932));
});
