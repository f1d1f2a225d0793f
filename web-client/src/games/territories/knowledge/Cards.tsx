import { isWatching, type Session } from '../session';
import { chartless, highColumn, rankless, shortPage } from './column';
import { Risk } from './Risk';
import { Standings } from './Standings';
import { Wealth } from './Wealth';

/** True for those who watch a game that has its first places already. */
export function isRanked(session: Session): boolean {
  return isWatching(session) && session.shown.value.out.length > 0;
}

/** True where the chart has a panel of its own: not in the ranking's stead, nor where it would be cut. */
export function hasChart(session: Session): boolean {
  return !isRanked(session) && !chartless.value;
}

/** The height of the chart in its panel, in pixels: what a lower window lacks, and that of the higher ones. */
const HEIGHTS = { low: 88, high: 112 };

/** The fixed panels of the knowledge column, each of them whole; those who watch see the ranking there. */
export function Cards({ session }: { session: Session }) {
  return (
    <>
      {!session.play.low.value && <Risk session={session} />}
      {isRanked(session) && !rankless.value && <Standings session={session} />}
      {hasChart(session) && <Wealth session={session} height={HEIGHTS[chartHeight(session)]} />}
    </>
  );
}

function chartHeight({ play }: Session): keyof typeof HEIGHTS {
  return play.low.value || highColumn.value ? 'high' : 'low';
}

/** The charts as a tab, where they have no panel; with the ranking where that has none either. */
export function Charts({ session }: { session: Session }) {
  const { play, shown } = session;
  const hasNoPanel = play.phone.value || (isWatching(session) && rankless.value);
  return (
    <>
      {hasNoPanel && shown.value.out.length > 0 && <Standings session={session} />}
      <Wealth session={session} height={shortPage.value ? 154 : 220} />
    </>
  );
}
