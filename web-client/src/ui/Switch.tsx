interface Props {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Something that is on or off, on a line of its own. */
export function Switch({ label, on, onChange }: Props) {
  return (
    <label class="switch">
      <span>{label}</span>
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
