import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isFree } from '../../../room/guide/focus';
import { isTyping } from '../../../ui/aria';
import { focusIn, readOut } from '../../../ui/focus';
import { isOpen } from '../../moves';
import { type ActionKind, isDecided, type Session, stageOf } from '../session';
import type { Table } from '../wire';
import { wantedNow } from './wanted';

/** What has to be open before a phase can be decided; a start is chosen on the map, which has the focus. */
const DECIDED_BY: Partial<Record<Table['phase'], ActionKind>> = {
  loaning: 'take-first-loan',
  turn: 'end-turn',
  'event-vote': 'vote',
  'event-pay': 'ready',
  'event-disease': 'pay-disease',
};

/**
 * What all decide in the tray takes the focus of who plays by keys, wherever on the table it is, once it can be
 * decided: only from somebody who writes it does not. The reader's own turn is played on the map too and leaves it
 * there; it goes on from what was done before, or where it was lost.
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
    const isAtActions = !isFree(at) && at?.closest('.action-slot, .sheet') != null;
    const isTaken = table.phase === 'turn' ? isFree(at) : isOnTable(at);
    if (!place || !(isAtActions || (byKeys.current && isTaken))) return;
    if (isIdle(session)) readOut(place);
    else focusIn(place);
  }, [stage, isDecidable]);
}

/** On the table itself, and not where somebody writes or has opened something over it. */
function isOnTable(at: Element | null): boolean {
  return !isTyping(at) && !document.querySelector('dialog[open]');
}

/**
 * A turn in which there is nothing to buy or to seed: neither a loan nor the end of the turn is at hand for a key
 * that was meant for what stood there before, so all of it is read.
 */
function isIdle(session: Session): boolean {
  const wanted = wantedNow(session);
  return session.play.table.value.phase === 'turn' && (wanted === null || wanted === 'end-turn');
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
