import './fold.css';
import type { ComponentChildren } from 'preact';
import { Icon } from './Icon';

/** What few need, behind its name. */
export function Fold({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <details class="fold">
      <summary>
        <Icon name="caret-down-fill" size={14} />
        {label}
      </summary>
      <div>{children}</div>
    </details>
  );
}
