import type { StoryLine } from '../../game';
import { grouped } from '../money';
import { talliesOf } from '../scene/flow';
import { own, type Session } from '../session';
import { t } from '../words';

/**
 * What the reader has after a line that moved his money, for those who do not see it roll on his seat. It
 * is reckoned back from what he has now, so that it stays the same however much has been told since.
 */
export function leftWords(session: Session, line: StoryLine): string | undefined {
  const seat = session.play.seat.value;
  const me = own(session);
  if (seat === null || !me?.alive) return undefined;
  const change = changeOf(line, seat);
  if (change === 0) return undefined;
  const { lines } = session.stage.value;
  const later = lines.slice(lines.findLastIndex(({ key }) => key === line.key) + 1);
  const money = grouped(later.reduce((sum, each) => sum - changeOf(each, seat), me.money));
  return change < 0 ? t('story.left', { money }) : t('story.now', { money });
}

function changeOf(line: StoryLine, reader: number): number {
  return talliesOf(line).reduce((sum, { seat, change }) => sum + (seat === reader ? change : 0), 0);
}
