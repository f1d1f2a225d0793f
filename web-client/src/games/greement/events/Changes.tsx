import './changes.css';

export interface ChangeRow {
  words: string;
  /** From what to what, or that it stays. */
  change: string;
  tone?: string;
  /** What becomes of it is no figure. */
  worded?: true;
}

/** Quantities under one another: at the left what each is, at the right what becomes of it. */
export function Changes({ rows }: { rows: readonly ChangeRow[] }) {
  return (
    <dl class="changes">
      {rows.map(({ words, change, tone, worded }) => (
        <div key={words} class={worded && 'worded'}>
          <dt>{words}</dt>
          <dd class={tone}>{change}</dd>
        </div>
      ))}
    </dl>
  );
}
