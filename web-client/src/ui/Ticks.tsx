interface Props {
  label: string;
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Different ones of several words, possibly none: a box to tick for each. */
export function Ticks({ label, choices, chosen, onChange }: Props) {
  const toggled = (value: string) =>
    choices
      .map((choice) => choice.value)
      .filter((each) => chosen.includes(each) !== (each === value));
  return (
    <fieldset class="ticks" aria-label={label}>
      {choices.map(({ value, label: word }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(value))}
          />
          <span>{word}</span>
        </label>
      ))}
    </fieldset>
  );
}
