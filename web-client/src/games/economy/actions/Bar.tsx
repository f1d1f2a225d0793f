import './bar.css';
import type { ComponentChildren } from 'preact';
import { ActionBar } from '../../../ui/ActionBar';
import { isOffered } from '../../guide';
import { guideOf } from '../guide';
import { Hint } from '../hints';
import { CardLegend } from '../knowledge/Legend';
import { BarDie } from '../knowledge/TheDie';
import type { Session } from '../session';
import { t } from '../words';

interface Props {
  session: Session;
  title: string;
  line: ComponentChildren;
  /** Why what was pressed on the board cannot be; it has the place of the line, which says what can. */
  answer?: string | undefined;
  buttons?: ComponentChildren;
}

/** The bar of all phases on the board: the die before its sentence, which a pause replaces. */
export function Bar({ session, title, line, answer, buttons }: Props) {
  const { play } = session;
  const { paused } = play.room.value;
  return (
    <ActionBar
      title={paused ? t('paused.title') : title}
      line={paused ? t('paused.line') : answer ? <b class="brick-words">{answer}</b> : line}
      aside={<BarDie session={session} />}
      buttons={buttons}
    >
      {hasRoomInBar(session) && (
        <div class="ec-margin">
          {play.seat.value !== null && !isOfferLate(session) && <Hint session={session} />}
          <CardLegend />
        </div>
      )}
    </ActionBar>
  );
}

/** Whoever has thrown without the guide needs the room that its offer takes beside his buttons. */
function isOfferLate(session: Session): boolean {
  return session.play.table.value.phase !== 'roll' && isOffered('economy', guideOf(session));
}

/** In a low window the bar has room between sentence and buttons; laying, the hand fills it. */
export function hasRoomInBar({ play }: Session): boolean {
  return play.low.value && play.table.value.phase !== 'place';
}
