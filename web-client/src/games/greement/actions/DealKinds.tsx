import { Segmented } from '../../../ui/Segmented';
import { isOpen } from '../../moves';
import { PurseChip } from '../knowledge/PurseChip';
import { emptyDraft, type Session } from '../session';
import { t } from '../words';
import { dealKinds, hasSquare } from './deal';

/**
 * What kind of deal; one that has to wait can be looked at for its reason. A key that opens the tray comes to all of it:
 * on one of its buttons the digits of a price would be lost.
 */
function Kinds({ session }: { session: Session }) {
  const { draft } = session;
  return (
    <section
      tabIndex={-1}
      data-read
      data-focus={beginsAt(session) === 'kind' ? 'first' : undefined}
      aria-label={t('trade.title')}
    >
      <Segmented
        label={t('trade.title')}
        choices={dealKinds.map((value) => ({ value, label: t(`trade.${value}`) }))}
        value={draft.value.kind}
        onChange={(kind) => {
          const { partner } = draft.value;
          const isKept = partner !== null && hasSquare(session, kind, partner);
          draft.value = { ...emptyDraft, kind, partner: isKept ? partner : null };
        }}
      />
    </section>
  );
}

/** At the head of the form in a phone's sheet what there is to spend: nothing else there says so. */
export function KindsAndPurse({ session }: { session: Session }) {
  const { play, purse, covered } = session;
  return (
    <>
      <Kinds session={session} />
      {play.phone.value && purse.value && !covered.value && <PurseChip hand={purse.value} />}
    </>
  );
}

/** What the reader has not named yet comes first, in the order of the rows: of one kind alone there is no choice. */
export function beginsAt({ play, draft }: Session): 'kind' | 'who' | 'coins' {
  if (draft.value.partner !== null) return 'coins';
  return dealKinds.filter((kind) => isOpen(play.moves.value, kind)).length > 1 ? 'kind' : 'who';
}
