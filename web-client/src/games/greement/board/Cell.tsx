import { figure } from '../../../i18n/figure';
import { iconHref } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icon-names';
import type { SeatColour } from '../../../ui/seats';
import { Token } from '../../../ui/Token';
import { allSquares, placeOf } from '../squares';
import { TILE, Tile } from '../Tile';
import type { Kind } from '../wire';
import { boardPattern } from './Defs';
import type { FreshKind } from './fresh';
import { cornerOf } from './geometry';
import type { Mark } from './marks';

interface Props {
  mark: Mark;
  name: string;
  /** The one cell that Tab reaches. */
  stop: boolean;
  chosen: boolean;
  lit: boolean;
  /** What has just happened here, for its animation. */
  fresh: FreshKind | undefined;
  /** The reader's own coin is on its way here: what it pays for is seen as it lands. */
  paid: boolean;
  onPoint: () => void;
  /** The focus has gone elsewhere. */
  onLeave: () => void;
}

/** One square of the grid: its tile, its owner and what it means to the reader now. */
export function Cell({ mark, name, stop, chosen, lit, fresh, paid, onPoint, onLeave }: Props) {
  const { x, y } = cornerOf(mark.square);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cell cannot stand in a drawing
    <g
      role="gridcell"
      class={fresh ? `cell fresh-${fresh}${paid ? ' paid' : ''}` : 'cell'}
      transform={`translate(${x} ${y})`}
      {...(fresh === 'opened' && { style: { '--at': placeOf(mark.square).row } })}
      aria-label={name}
      aria-selected={chosen}
      tabindex={stop ? 0 : -1}
      data-square={mark.square}
      onPointerEnter={(event) => event.pointerType !== 'touch' && onPoint()}
      onFocus={onPoint}
      onBlur={onLeave}
    >
      {fresh === 'opened' && <use class="back-goes" href="#gr-back" />}
      <Ground mark={mark} />
      {paid && fresh === 'kind' && <Before mark={mark} />}
      {mark.veiled && <use href="#gr-veil" />}
      {mark.barred && <use href="#gr-barred" />}
      {mark.start && mark.owner && (
        <g class="start-token">
          <Token colour={mark.owner} x={32} y={32} r={17} />
        </g>
      )}
      {mark.fresh && mark.owner && <New owner={mark.owner} />}
      {mark.was && <Was colour={mark.was} />}
      {mark.frame && <use href={`#gr-${mark.frame}`} />}
      <Sign sign={mark.sign ?? mark.frame} />
      {mark.price && <Price {...mark.price} />}
      {lit && <use href="#gr-lit" />}
    </g>
  );
}

function Ground({ mark }: { mark: Mark }) {
  const { kind, owner, start, square } = mark;
  if (kind) {
    return (
      <Tile
        kind={kind}
        index={allSquares.indexOf(square)}
        owner={owner}
        {...(owner && { ownerFill: boardPattern(owner) })}
        {...(start && { bare: true })}
      />
    );
  }
  if (mark.frame === 'noted') return <rect class="noted" width={TILE} height={TILE} rx="7" />;
  if (!owner) return <use href="#gr-back" />;
  return (
    <>
      <rect class="paper-tile" width={TILE} height={TILE} rx="7" />
      <rect
        class="tile-frame"
        x="3"
        y="3"
        width={TILE - 6}
        height={TILE - 6}
        rx="5"
        stroke={boardPattern(owner)}
      />
    </>
  );
}

/** What a crop and cattle were before they were paid for. */
const BEFORE: Partial<Record<Kind, Kind>> = { crop: 'land', cattle: 'crop' };

function Before({ mark }: { mark: Mark }) {
  const kind = mark.kind && BEFORE[mark.kind];
  if (!kind) return null;
  return (
    <g class="tile-before">
      <Ground mark={{ ...mark, kind }} />
    </g>
  );
}

interface SignFace {
  icon: IconName;
  x: number;
  y: number;
  r: number;
  size: number;
}

/** What a card takes and gives, and kept and lost cattle, carry a sign as well as a frame, a noted start its lock, one's own square what it could become. */
const SIGNS: Readonly<Record<string, SignFace>> = {
  danger: { icon: 'minus', x: 12, y: 12, r: 10, size: 14 },
  gain: { icon: 'plus', x: 12, y: 12, r: 10, size: 14 },
  kept: { icon: 'syringe-fill', x: 15, y: 15, r: 12, size: 14 },
  lost: { icon: 'x', x: 15, y: 15, r: 12, size: 14 },
  noted: { icon: 'lock-simple-fill', x: 51, y: 12, r: 9, size: 14 },
  seed: { icon: 'plant-fill', x: 13, y: 13, r: 9, size: 12 },
  'buy-cattle': { icon: 'cow-fill', x: 13, y: 13, r: 9, size: 12 },
};

function Sign({ sign = '' }: { sign: string | undefined }) {
  const face = SIGNS[sign];
  if (!face) return null;
  const { icon, x, y, r, size } = face;
  return (
    <g class={`sign-${sign}`}>
      <circle cx={x} cy={y} r={r} />
      <use href={iconHref(icon)} x={x - size / 2} y={y - size / 2} width={size} height={size} />
    </g>
  );
}

/** The token of whoever had the square, struck out, in the corner that no other sign takes. */
export function Was({ colour }: { colour: SeatColour }) {
  return (
    <g class="was">
      <Token colour={colour} x={13} y={51} r={10} />
      <path class="was-halo" d="M4 60L22 42" />
      <path d="M4 60L22 42" />
    </g>
  );
}

/** Open where the token lies. */
const RING = 'M36 53H15a4 4 0 0 1-4-4V15a4 4 0 0 1 4-4h34a4 4 0 0 1 4 4v21';

/** A ring within the frame in its owner's pattern, with a star in the corner that no other sign takes. */
function New({ owner }: { owner: SeatColour }) {
  return (
    <g>
      <path class="new-ring new-halo" d={RING} />
      <path class="new-ring" d={RING} stroke={boardPattern(owner)} />
      <NewStar />
    </g>
  );
}

export function NewStar() {
  return (
    <path class="new-star" d="M53 2l2.6 6.4 6.4 2.6-6.4 2.6-2.6 6.4-2.6-6.4-6.4-2.6 6.4-2.6z" />
  );
}

/** What can be paid bears a coin; what is too dear is a bare figure. */
export function Price({ coins, dear }: NonNullable<Mark['price']>) {
  const digits = Math.min(3, String(coins).length);
  return dear ? (
    <text class={`price dear ${dear}`}>{figure(coins)}</text>
  ) : (
    <>
      <use href={`#gr-pill-${digits}`} />
      <text class="price on-pill">{figure(coins)}</text>
    </>
  );
}
