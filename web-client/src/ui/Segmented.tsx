import { useId } from 'preact/hooks';

interface Props<V extends string> {
  label: string;
  choices: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** One of a few values, all in sight. Radio buttons underneath, so arrow keys work as everywhere. */
export function Segmented<V extends string>({ label, choices, value, onChange }: Props<V>) {
  const name = useId();
  return (
    <div class="segmented" role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
