import { useKey } from '../../ui/keys';

/** `?` lists the keys, `/` goes to the chat wherever its field is in sight. */
export function useTableKeys(onList: () => void): void {
  useKey('?', onList);
  useKey('/', () => document.querySelector<HTMLElement>('.chat-field input')?.focus());
}
