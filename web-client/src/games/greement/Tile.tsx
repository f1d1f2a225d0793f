import { iconHref } from '../../ui/Icon';
import { patternFill, type SeatColour } from '../../ui/seats';
import { Token } from '../../ui/Token';
import { soilOf } from './TileDefs';
import { toneOf } from './tile-tones';

export type TileKind = 'land' | 'crop' | 'cattle' | 'gold' | 'lake' | 'mountain';

/** The side of a tile in board units; tiles lie {@link PITCH} apart. */
export const TILE = 64;
export const PITCH = 66;

interface Props {
  kind: TileKind;
  /** The square's place in reading order, which gives each land its own soil. */
  index: number;
  owner?: SeatColour | undefined;
  /** Whose pattern is defined under another id, for a board that is scaled. */
  ownerFill?: string | undefined;
  /** The frame alone: the token lies elsewhere. */
  bare?: boolean;
}

/** One tile at the origin of its group: ground, motif, and its owner's frame and token. */
export function Tile({ kind, index, owner, ownerFill, bare }: Props) {
  return (
    <>
      <rect
        class={`tile ${kind} tone-${kind === 'land' ? toneOf(index) : 0}${owner ? ' owned' : ''}`}
        width={TILE}
        height={TILE}
        rx="7"
      />
      <Motif kind={kind} index={index} />
      {owner && (
        <>
          <rect
            class="tile-frame"
            x="3"
            y="3"
            width={TILE - 6}
            height={TILE - 6}
            rx="5"
            stroke={ownerFill ?? patternFill(owner)}
          />
          <rect class="tile-hairline" x="6.5" y="6.5" width={TILE - 13} height={TILE - 13} rx="2" />
          {!bare && <Token colour={owner} x={49.5} y={49.5} r={11.5} />}
        </>
      )}
    </>
  );
}

function Motif({ kind, index }: { kind: TileKind; index: number }) {
  if (kind === 'cattle') {
    return (
      <>
        <use href="#motif-pasture" />
        <use
          class="cattle-motif"
          href={iconHref('cow-fill')}
          x="12"
          y="11"
          width="40"
          height="40"
        />
      </>
    );
  }
  if (kind === 'land') return <use href={`#soil-${soilOf(index)}`} />;
  return <use href={`#motif-${kind}${turnsWith(kind) ? `-${toneOf(index) % 2}` : ''}`} />;
}

/** Water and mountains are drawn two ways, so that two side by side are not the same. */
function turnsWith(kind: TileKind): boolean {
  return kind === 'lake' || kind === 'mountain';
}
