import './picture.css';
import { iconHref } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-names';
import { ownerOf } from '../../ui/owners';
import { Token } from '../../ui/Token';
import type { BoardPicture } from '../about';

const SECTORS: Record<string, { name: string; icon: IconName }> = {
  m: { name: 'motor', icon: 'car-fill' },
  t: { name: 'textile', icon: 't-shirt-fill' },
  f: { name: 'food', icon: 'bread-fill' },
  e: { name: 'electronics', icon: 'cpu-fill' },
  u: { name: 'furniture', icon: 'armchair-fill' },
  p: { name: 'pharmacy', icon: 'pill-fill' },
  c: { name: 'cosmetics', icon: 'flower-lotus-fill' },
  y: { name: 'toys', icon: 'puzzle-piece-fill' },
  o: { name: 'optics', icon: 'eyeglasses-fill' },
};

/** The board in the second part: sector and category, `#` for a card face down, then who stands there. */
const BOARD = `
  .   .   m1  .   .   .   .   .
  .   u3  c2  .   y2  #   m2w p1
  .v  .   .   .   p1  .   .   .
  y1  .   .   m1  #   y3  .   .
  p3  .   y1m o1  o3  e2  u2  c1
  p2  #   f1  m3  m2  .   f2  e1
  .   .   c1  t3  .   .s  o2  .
  .   .   .   .   .   .   .   .
`
  .trim()
  .split(/\s+/);

const PITCH = 84;

/** Eight by eight spaces with the cards of nine industries, in a box of 672. */
function Board() {
  return (
    <g class="economy">
      <rect class="economy-rim" width={8 * PITCH} height={8 * PITCH} />
      {BOARD.map((space, i) => (
        <g key={i} transform={`translate(${(i % 8) * PITCH} ${Math.floor(i / 8) * PITCH})`}>
          <Space space={space} />
        </g>
      ))}
    </g>
  );
}

function Space({ space }: { space: string }) {
  const sector = SECTORS[space.charAt(0)];
  const standing = ownerOf(/[a-z]$/.exec(space.slice(1))?.[0]);
  return (
    <>
      <rect class="economy-cell" x="2" y="2" width={PITCH - 4} height={PITCH - 4} rx="4" />
      {space === '#' && <Back />}
      {sector && (
        <>
          <rect class={`economy-card ${sector.name}`} x="6" y="6" width="72" height="72" rx="7" />
          <use class="on-board" href={iconHref(sector.icon)} x="12" y="10" width="40" height="40" />
          <rect class="economy-face" x="46" y="42" width="32" height="36" rx="6" />
          <text class="economy-category" x="62" y="71">
            {space.charAt(1)}
          </text>
        </>
      )}
      {standing && <Token colour={standing} x={60} y={62} r={17} />}
    </>
  );
}

function Back() {
  return (
    <>
      <rect class="economy-back" x="6" y="6" width="72" height="72" rx="7" />
      <path class="economy-lattice" d="M12 42L42 12L72 42L42 72ZM12 12L72 72M72 12L12 72" />
      <circle class="economy-seal" cx="42" cy="42" r="16" />
      <path class="economy-lattice" d="M38 33V51M47 33L39 42L47 51M44 42H49" />
    </>
  );
}

export const picture: BoardPicture = { Board, card: '0 64 672 446', whole: '0 0 672 672' };
