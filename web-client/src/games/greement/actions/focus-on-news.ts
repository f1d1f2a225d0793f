import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isFree } from '../../../room/guide/focus';
import { focusIn } from '../../../ui/focus';
import { isOpen } from '../../moves';
import { type ActionKind, isDecided, type Session, stageOf } from '../session';
import type { Table } from '../wire';

/** What has to be open before a phase can be decided; a start is chosen on the map, which has the focus. */
const DECIDED_BY: Partial<Record<Table['phase'], ActionKind>> = {
  loaning: 'take-first-loan',
  turn: 'end-turn',
  'event-vote': 'vote',
  'event-pay': 'ready',
  'event-disease': 'pay-disease',
};

/**
 * A new event and the reader's new turn take the focus to what is done first, once it can be done: from
 * what was done before, or where it was lost, never from the map or somebody who writes.
 */
export function useFocusOnNews(session: Session): void {
  const { play } = session;
  const table = play.table.value;
  const stage = stageOf(table);
  const deciding = DECIDED_BY[table.phase];
  const isDecidable =
    !isDecided(session) && deciding !== undefined && isOpen(play.moves.value, deciding);
  const last = useRef(stage);
  const byKeys = useByKeys();
  useEffect(() => {
    if (last.current === stage || !isDecidable) return;
    last.current = stage;
    const place = document.querySelector<HTMLElement>('.action-slot, .sheet-body');
    const at = document.activeElement;
    const isLeft = isFree(at) ? byKeys.current : at?.closest('.action-slot, .sheet') != null;
    if (place && isLeft) focusIn(place);
  }, [stage, isDecidable]);
}

/** Whether the reader's last input was a key: to others a focus that comes by itself is only a ring. */
function useByKeys(): RefObject<boolean> {
  const byKeys = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      byKeys.current = type === 'keydown';
    };
    document.addEventListener('keydown', note, true);
    document.addEventListener('pointerdown', note, true);
    return () => {
      document.removeEventListener('keydown', note, true);
      document.removeEventListener('pointerdown', note, true);
    };
  }, []);
  return byKeys;
}
