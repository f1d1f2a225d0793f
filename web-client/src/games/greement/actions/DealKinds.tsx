import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Segmented } from '../../../ui/Segmented';
import { isOpen } from '../../moves';
import { emptyDraft, type Session } from '../session';
import { t } from '../words';
import { dealKinds } from './deal';

/** What kind of deal; one that has to wait can be looked at for its reason. */
export function Kinds({ session }: { session: Session }) {
  const { draft } = session;
  const place = useBegun(beginsAt(session) === 'kind');
  return (
    <div ref={place}>
      <Segmented
        label={t('trade.title')}
        choices={dealKinds.map((value) => ({ value, label: t(`trade.${value}`) }))}
        value={draft.value.kind}
        onChange={(kind) => {
          draft.value = { ...emptyDraft, kind, partner: draft.value.partner };
        }}
      />
    </div>
  );
}

/** Radio buttons of which the chosen one has the focus when a key opens their tray. */
export function useBegun(isFirst: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const radio of place.current?.querySelectorAll('input') ?? []) {
      if (isFirst && radio.checked) radio.dataset.focus = 'first';
      else delete radio.dataset.focus;
    }
  });
  return place;
}

/** What the reader has not named yet comes first, in the order of the rows: of one kind alone there is no choice. */
export function beginsAt({ play, draft }: Session): 'kind' | 'who' | 'coins' {
  if (draft.value.partner !== null) return 'coins';
  return dealKinds.filter((kind) => isOpen(play.moves.value, kind)).length > 1 ? 'kind' : 'who';
}
