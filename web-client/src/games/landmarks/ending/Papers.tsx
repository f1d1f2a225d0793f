import './ending.css';
import type { Result } from '../../../net/wire';
import { Panel } from '../../../ui/Panel';
import { Ranking } from '../../../ui/Ranking';
import { landmarksOf, playerOf } from '../cards';
import { Towns } from '../knowledge/Towns';
import type { Session } from '../session';
import { t } from '../words';

/** The ranking by Landmarks and coins, and how the towns stand. */
export function Papers({ session, result }: { session: Session; result: Result }) {
  const { play } = session;
  const table = play.table.value;
  const all = landmarksOf(table).length;
  const most = Math.max(1, ...result.ranking.map(({ score }) => score));
  return (
    <>
      <Panel small title={t('end.ranking')}>
        <Ranking
          seats={result.ranking.map(({ seat, place, score }) => {
            const built = playerOf(table, seat)?.landmarks.length ?? 0;
            return {
              seat,
              place,
              placeWords: t('end.place', { n: place }),
              name: play.called(seat),
              you: seat === play.seat.value,
              colour: play.colour(seat),
              line: t('end.built', { n: built, all }),
              bars: [
                [{ kind: 'lm-bar-landmarks', share: built / Math.max(1, all) }],
                [{ kind: 'lm-bar-coins', share: score / most }],
              ],
              barWords: t('end.bar', { built, all, coins: score }),
              score: String(score),
            };
          })}
        />
      </Panel>
      <Panel small title={t('end.towns')}>
        <Towns session={session} all />
      </Panel>
    </>
  );
}
