import './sheet.css';
import { minusFigure } from '../../i18n/figure';
import { SheetLine } from '../../ui/ActionBar';
import { Chip } from '../../ui/Chip';
import { Actions } from './actions/Actions';
import { lineOf, titleOf } from './actions/titles';
import { ownerWords } from './board/names';
import { sumsOf } from './board/Tip';
import { spaceOf } from './lookup';
import { placeName } from './names';
import type { Session } from './session';
import { t } from './words';

/** The phone's lines that stay: the space that was pressed, or what is to be done; how far the goal is. */
export function SheetHead({ session }: { session: Session }) {
  return (
    <SheetLine
      title={headOf(session)}
      line={headLine(session)}
      aside={<GoalSoFar session={session} />}
    />
  );
}

function headOf(session: Session): string {
  const space = session.chosen.value;
  if (session.scenes.running.value !== null) return titleOf(session);
  return space === null ? titleOf(session) : placeName(space);
}

function headLine(session: Session): string {
  const space = session.chosen.value;
  if (space === null || session.scenes.running.value !== null) return lineOf(session);
  if (session.claimable.value.has(space)) return lineOf(session);
  const industry = spaceOf(session.play.table.value, space)?.industry ?? null;
  const owner = industry === null ? t('industry.park') : ownerWords(session, space);
  return [owner, ...sumsOf(session, space)].join(t('list.dot'));
}

/** "18 / 40", with the lock: mine alone. */
function GoalSoFar({ session: { play, tray } }: { session: Session }) {
  const progress = play.hand.value?.progress;
  if (tray.value === 'trade') return null; // its own sums say where the goal would stand
  if (!progress || play.table.value.phase === 'choose-goals') return null;
  return (
    <Chip kind="brass">
      {t('own.short', { reached: minusFigure(progress.reached), needed: progress.needed })}
    </Chip>
  );
}

/** What is done on the phone: the bar itself. */
export function SheetBody({ session }: { session: Session }) {
  return (
    <div class="tr-sheet">
      <Actions session={session} />
    </div>
  );
}
