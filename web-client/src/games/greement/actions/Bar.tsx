import './actions.css';
import type { ComponentChildren } from 'preact';
import { Chip } from '../../../ui/Chip';
import { t } from '../words';

interface Props {
  /** One sentence in the display face, and what belongs to it. */
  title: string;
  line?: ComponentChildren;
  /** What is decided here is for the reader's eyes. */
  secret?: boolean | 'two';
  aside?: ComponentChildren;
  /** What is decided with, between the sentence and the buttons. */
  children?: ComponentChildren;
  buttons?: ComponentChildren;
}

/** The place of the actions: under the board, or in the phone's sheet. */
export function Bar({ title, line, secret, aside, children, buttons }: Props) {
  return (
    <section class="act-bar" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {line && <p>{line}</p>}
        <span class="act-aside">
          {aside}
          {secret && <Chip kind="brass">{t(secret === 'two' ? 'only.two' : 'only.you')}</Chip>}
        </span>
      </header>
      {children}
      {buttons && <div class="act-buttons">{buttons}</div>}
    </section>
  );
}
