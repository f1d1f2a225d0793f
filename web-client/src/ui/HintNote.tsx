import './hint.css';
import type { ComponentChildren, Ref } from 'preact';
import { t } from '../i18n';
import { Icon } from './Icon';
import { IconButton } from './IconButton';

interface Props {
  words: string;
  /** The same in two words, where they share a line with its buttons. */
  brief?: string;
  /** Absent where the buttons in it close it. */
  onClose?: () => void;
  children?: ComponentChildren;
  place?: Ref<HTMLDivElement>;
}

/**
 * A word to newcomers in the outline of notes. A game shows it both under the seats and above its
 * actions: it is seen where there is room.
 */
export function HintNote({ words, brief, onClose, children, place = null }: Props) {
  return (
    <div ref={place} class="hint-note" role="note">
      <Icon name="lightbulb-fill" />
      <p>{words}</p>
      {brief && (
        <span class="hint-brief" aria-hidden="true">
          {brief}
        </span>
      )}
      {children}
      {onClose && <IconButton icon="x" label={t('hint.close')} onClick={onClose} />}
    </div>
  );
}
