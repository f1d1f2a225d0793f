import './changes.css';

export interface ChangeRow {
  words: string;
  /** From what to what, or that it stays. */
  change: string;
  tone?: string;
  /** What becomes of it is no figure. */
  worded?: true;
  /** It has a row to itself where the others stand two to a row. */
  whole?: boolean;
}

/** Quantities under one another: at the left what each is, at the right what becomes of it. */
export function Changes({ rows }: { rows: readonly ChangeRow[] }) {
  return (
    <dl class="changes">
      {rows.map(({ words, change, tone, worded, whole }) => (
        <div key={words} class={worded ? 'worded' : whole ? 'whole' : undefined}>
          <dt>{words}</dt>
          <dd class={tone}>{change}</dd>
        </div>
      ))}
    </dl>
  );
}
