import { brassFill } from './Paints';

/** A brass disc before an amount, where a currency sign would stand; `size` in pixels. */
export function Coin({ size = 14 }: { size?: number }) {
  return (
    <svg class="coin" width={size} height={size} viewBox="-8 -8 16 16" aria-hidden="true">
      <CoinDrawing x={0} y={0} r={7.5} />
    </svg>
  );
}

/** The same disc inside a board's drawing, in the board's units. */
export function CoinDrawing({ x, y, r }: { x: number; y: number; r: number }) {
  return <circle cx={x} cy={y} r={r} fill={brassFill} class="coin-rim" stroke-width={r * 0.12} />;
}
