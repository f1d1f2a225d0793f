import { iconHref } from '../../../ui/Icon';

interface Props {
  /** The middle of the sum and the coin together. */
  x: number;
  y: number;
  size: number;
  /** How wide the sum is. */
  sum: number;
}

/** Before a sum that others pay, in place of a word. */
export function Coin({ x, y, size, sum }: Props) {
  return (
    <use
      class="field-coin"
      href={iconHref('coins-fill')}
      x={x - (size + sum) / 2 - 1}
      y={y}
      width={size}
      height={size}
    />
  );
}
