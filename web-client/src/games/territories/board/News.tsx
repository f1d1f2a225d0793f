import { Medal } from '../../../ui/Medal';
import { recentNews, seatOf } from '../scene/stage';
import type { Session } from '../session';
import { newsWords } from '../story/news';
import { t } from '../words';

/** How many turns are told at once: the last one is read while the next is played. */
const MOST = 3;

/** Who paid whom, how much and why, the newest first; before the first throw what all begin with. */
export function News({ session }: { session: Session }) {
  const { play, stage } = session;
  const { lines, thrown, acting, news } = stage.value;
  const turns = recentNews(lines, MOST);
  if (turns.length === 0) {
    return <p class="middle-news">{thrown.made === null && t('middle.first')}</p>;
  }
  const isNew = acting === null || news.length > 0;
  return (
    <ol class={isNew ? 'middle-news fresh' : 'middle-news'} aria-label={t('middle.news')}>
      {turns.map((told) => {
        const seat = told[0] ? seatOf(told[0]) : null;
        return (
          <li key={told[0]?.key}>
            {seat !== null && <Medal colour={play.colour(seat)} size={17} />}
            <span>{told.map((line) => newsWords(line, play.name)).join(t('list.dot'))}</span>
          </li>
        );
      })}
    </ol>
  );
}
