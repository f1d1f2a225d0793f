import { useEffect, useRef } from 'preact/hooks';
import { focusIn } from '../../../ui/focus';
import { isOpen } from '../../moves';
import { type ActionKind, type Session, stageOf } from '../session';
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
export function useFocusOnNews({ play, verdict }: Session): void {
  const table = play.table.value;
  const stage = stageOf(table);
  const deciding = DECIDED_BY[table.phase];
  const isDecidable =
    verdict.value === null && deciding !== undefined && isOpen(play.moves.value, deciding);
  const last = useRef(stage);
  useEffect(() => {
    if (last.current === stage || !isDecidable) return;
    last.current = stage;
    const place = document.querySelector<HTMLElement>('.action-slot, .sheet-body');
    if (place && isLeft(document.activeElement)) focusIn(place);
  }, [stage, isDecidable]);
}

function isLeft(at: Element | null): boolean {
  return at === null || at === document.body || at.closest('.action-slot, .sheet') !== null;
}
