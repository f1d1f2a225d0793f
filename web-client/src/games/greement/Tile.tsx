import { iconHref } from '../../ui/Icon';
import { patternFill, type SeatColour } from '../../ui/seats';
import { Token } from '../../ui/Token';

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
      <rect class={`tile ${kind}`} width={TILE} height={TILE} rx="7" />
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
      <use class="cattle-motif" href={iconHref('cow-fill')} x="12" y="11" width="40" height="40" />
    );
  }
  return <use href={kind === 'land' ? `#soil-${soilOf(index)}` : `#motif-${kind}`} />;
}

const SOILS = [
  'M27 20q5-3 9 0M33 34q5-3 9 0M15 41q5-3 9 0M17 47q5-3 9 0M52 45q4-3 8 0',
  'M25 31q4-3 8 0M29 36q5-3 9 0M34 41q4-2 8 0M44 45q5-3 9 0M16 54q4-3 8 0',
  'M17 24q5-3 9 0M39 18q5-3 9 0M50 28q4-3 8 0M46 31q5-3 9 0M24 47q5-3 9 0',
  'M21 16q5-3 9 0M46 15q4-3 8 0M35 30q5-3 9 0M42 37q4-3 8 0M19 45q5-3 9 0',
  'M38 12q5-3 9 0M20 27q4-2 8 0M25 30q5-3 9 0M44 42q5-3 9 0M30 52q4-3 8 0',
  'M14 33q5-3 9 0M18 37q4-3 8 0M44 24q5-3 9 0M49 39q4-3 8 0M27 50q5-3 9 0',
];

/** Spreads the soils so that neighbours rarely share one. */
export function soilOf(index: number): number {
  return ((index * 2654435761) >>> 8) % SOILS.length;
}

const SPROUT = 'v7M-5-4q0 5 5 5q5 0 5-5';
const sprouts = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3].map(
    (column) => `M${12.5 + column * 13} ${16 + row * 14}${SPROUT.replace('M-5-4', 'm-5-4')}`,
  ),
);

/** What the motifs of all tiles refer to. Stands once in a page that draws tiles. */
export function TileDefs() {
  return (
    <>
      {SOILS.map((soil, i) => (
        <path key={soil} id={`soil-${i}`} class="soil" d={soil} />
      ))}
      <path id="motif-crop" class="sprouts" d={sprouts.join('')} />
      <g id="motif-gold" class="nuggets">
        <path d="M13 43L17 30L28 26L36 31L35 38L26 46L17 46ZM17 30L36 38M28 26L26 37L17 46" />
        <path d="M37 22L42 16L50 19L51 26L44 31L37 29ZM37 22L44 24L50 19M44 24V31" />
        <path d="M39 46L45 41L51 44L51 51L42 52Z" />
      </g>
      <path
        id="motif-lake"
        class="waves"
        d="M9 21q7-7 14 0t14 0t14 0q3-3 5-3M9 34q7-7 14 0t14 0t14 0q3-3 5-3M9 47q7-7 14 0t14 0t14 0q3-3 5-3"
      />
      <g id="motif-mountain">
        <path class="peaks" d="M6 52L24 19L36 38L43 27L58 52Z" />
        <path
          class="snow"
          d="M18 30L24 19L31 30L27 29L24 32L21 29ZM38.5 34L43 27L48 35L45 34L43 36L41 33.5Z"
        />
      </g>
    </>
  );
}
