import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { giveBack } from './focus';
import { IconButton } from './IconButton';

interface Props {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  /** Wide enough for two columns. */
  wide?: boolean;
}

/** A modal dialog for as long as it is rendered. Escape, the cross and a press beside it close it. */
export function Dialog({ title, onClose, children, wide }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      giveBack(before);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for the press beside the dialog
    <dialog
      ref={dialog}
      class={`dialog${wide ? ' wide' : ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="dialog-body">
        <header>
          <h2 id={heading}>{title}</h2>
          <IconButton icon="x" label={t('do.close')} onClick={onClose} plain />
        </header>
        {children}
      </div>
    </dialog>
  );
}
