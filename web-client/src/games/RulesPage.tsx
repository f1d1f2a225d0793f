import './rules.css';
import type { ComponentChildren } from 'preact';

/** A chapter of the rules in short: its title and what stands under it. */
export function Chapter({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface TableProps {
  /** The heads of the columns; the first names the rows. */
  heads: readonly string[];
  rows: readonly (readonly [name: string, ...cells: string[]])[];
}

/** A table among the chapters, each row named by its first cell. */
export function RulesTable({ heads, rows }: TableProps) {
  return (
    <table class="kinds">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={heads[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rules in short, by chapters, as they stand beside a board. */
export function RulesPage({ children }: { children: ComponentChildren }) {
  return <div class="rules">{children}</div>;
}
