import type { StoryLine } from '../game';
import type { Session } from './session';
import { t } from './words';

/**
 * What is told after the line that part 2 begins, which follows the move that has brought it: what changes with that.
 */
export function partAfter({ play }: Session, { code }: StoryLine): string | undefined {
  if (code !== 'part-two') return undefined;
  return t('told.partTwo', { target: play.table.peek().target });
}
