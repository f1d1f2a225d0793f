import { useEffect } from 'preact/hooks';
import { useKey } from '../../ui/keys';
import { focusOnActions } from '../guide/focus';

/**
 * `?` lists the keys, `/` goes to the chat wherever its field is in sight, Escape leads back from there, the log or
 * the board to what there is to do.
 */
export function useTableKeys(onList: () => void): void {
  useKey('?', onList);
  useKey('/', () => document.querySelector<HTMLElement>('.chat-field input')?.focus());
  useEffect(() => {
    // By then whatever steps back by Escape itself has done so.
    addEventListener('keydown', backToActions);
    return () => removeEventListener('keydown', backToActions);
  }, []);
}

function backToActions(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const isBeside = document.activeElement?.closest('.board-slot, .knowledge-tabs, .seats-place');
  if (isBeside && !document.querySelector('dialog[open]')) focusOnActions();
}
