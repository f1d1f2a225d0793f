interface Props {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  /** The words stand elsewhere on the line already. */
  bare?: boolean;
}

/** Something that is on or off. */
export function Switch({ label, on, onChange, bare }: Props) {
  return (
    <label class="switch">
      <span class={bare ? 'hidden-text' : undefined}>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={() => onChange(!on)}
      />
    </label>
  );
}
