import { SheetLine } from '../../ui/ActionBar';
import { Actions } from './actions/Actions';
import { lineOf, titleOf } from './actions/titles';
import { columnWords } from './board/Charts';
import { placeOf, totalOf } from './board/places';
import { CardWords } from './board/Tip';
import type { Session } from './session';

/** The phone's lines that stay: the card that is looked at with its rule, or what is to be done. */
export function SheetHead({ session }: { session: Session }) {
  const key = session.pointed.value;
  const total = key === null ? null : totalOf(key);
  if (total) return <p class="lm-sheet-card">{columnWords(session, total)}</p>;
  const place = key === null ? null : placeOf(key);
  if (!place) return <SheetLine title={titleOf(session)} line={lineOf(session)} />;
  return (
    <div class="lm-sheet-card">
      <CardWords session={session} card={place.card} closed={place.at === 'town' && place.closed} />
    </div>
  );
}

/** What is done on the phone: the bar itself. */
export function SheetBody({ session }: { session: Session }) {
  return (
    <div class="lm-sheet">
      <Actions session={session} />
    </div>
  );
}
