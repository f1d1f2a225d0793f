import './post.css';
import { path } from '../../../navigation';
import { turnPath } from '../../../path';
import { Link } from '../../../ui/Link';
import type { Session } from '../session';
import { t } from '../words';
import { Goes } from './Goes';

/** What the last postal turn came to, and where its report stands for good. */
export function Report({ session }: { session: Session }) {
  const { play } = session;
  const { report, cards } = play.table.value;
  if (!report || report.length === 0) return <p class="lm-report-none">{t('report.none')}</p>;
  const turn = report[0]?.turn ?? 0;
  return (
    <div class="lm-report">
      <h2 class="small-title">{t('report.title', { turn })}</h2>
      <Address turn={turn} />
      <Goes reader={session} cards={cards} goes={report} fates={play.hand.value?.fates ?? []} />
    </div>
  );
}

function Address({ turn }: { turn: number }) {
  const here = path.value;
  if (here.page !== 'room') return null;
  return (
    <p>
      <Link to={turnPath(here.code, turn)}>{t('report.address')}</Link>
    </p>
  );
}
