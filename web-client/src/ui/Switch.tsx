import { useContext, useId } from 'preact/hooks';
import { Answering, refuse } from './held';

interface Props {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  /** The words stand elsewhere on the line already. */
  bare?: boolean;
  /** Why it cannot be turned now; it stays, dashed, and says so. */
  blocked?: string | undefined;
}

/** Something that is on or off. */
export function Switch({ label, on, onChange, bare, blocked }: Props) {
  const reason = useId();
  const answer = useContext(Answering);
  return (
    <label class="switch">
      <span class={bare ? 'hidden-text' : undefined}>
        {label}
        {blocked && (
          <small id={reason} class="switch-reason">
            {blocked}
          </small>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-label={blocked && label}
        aria-describedby={blocked && reason}
        aria-disabled={blocked ? true : undefined}
        onClick={(event) => {
          if (!blocked) return;
          event.preventDefault();
          refuse(label, blocked, answer);
        }}
        onChange={() => onChange(!on)}
      />
    </label>
  );
}
