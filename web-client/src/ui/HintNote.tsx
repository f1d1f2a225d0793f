import './hint.css';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { Icon } from './Icon';
import { IconButton } from './IconButton';

interface Props {
  words: string;
  /** Absent where the buttons in it close it. */
  onClose?: () => void;
  children?: ComponentChildren;
}

/**
 * A word to newcomers in the outline of notes. A game shows it both under the seats and above its
 * actions: it is seen where there is room.
 */
export function HintNote({ words, onClose, children }: Props) {
  return (
    <div class="hint-note" role="note">
      <Icon name="lightbulb-fill" />
      <p>{words}</p>
      {children}
      {onClose && <IconButton icon="x" label={t('hint.close')} onClick={onClose} />}
    </div>
  );
}
