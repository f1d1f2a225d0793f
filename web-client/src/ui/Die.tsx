export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

interface Props {
  /** Null is a die not thrown yet. */
  pips: Pips | null;
  x: number;
  y: number;
  size: number;
  turn?: number;
}

const CORNERS: [number, number][] = [
  [-1, -1],
  [1, 1],
];
const OTHER_CORNERS: [number, number][] = [
  [1, -1],
  [-1, 1],
];
const SIDES: [number, number][] = [
  [-1, 0],
  [1, 0],
];

/** Where the pips lie, in thirds from the centre. */
function places(pips: number): [number, number][] {
  const centre: [number, number][] = pips % 2 ? [[0, 0]] : [];
  return [
    ...centre,
    ...(pips >= 2 ? CORNERS : []),
    ...(pips >= 4 ? OTHER_CORNERS : []),
    ...(pips === 6 ? SIDES : []),
  ];
}

/** A die as it lies on a board: ivory, ink pips, a fifth of its side rounded. */
export function Die({ pips, x, y, size, turn = 0 }: Props) {
  const r = size * 0.09;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect
        class="die-side"
        x={-size / 2}
        y={-size / 2 + 2}
        width={size}
        height={size}
        rx={size / 5}
      />
      <rect class="die" x={-size / 2} y={-size / 2} width={size} height={size} rx={size / 5} />
      {(pips === null ? [] : places(pips)).map(([column, row]) => (
        <circle
          key={`${column} ${row}`}
          class="pip"
          cx={column * size * 0.26}
          cy={row * size * 0.26}
          r={r}
        />
      ))}
    </g>
  );
}
