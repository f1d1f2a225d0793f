import type { TileKind } from './Tile';
import { TONES } from './tile-tones';

/** Furrows, tufts and stones: six pieces of bare land. */
const SOILS = [
  ['M27 20q5-3 9 0M33 34q5-3 9 0M15 41q5-3 9 0M17 47q5-3 9 0M52 45q4-3 8 0', 47, 24, 30, 53],
  ['M25 31q4-3 8 0M29 36q5-3 9 0M34 41q4-2 8 0M44 45q5-3 9 0M16 54q4-3 8 0', 46, 26, 15, 42],
  ['M17 24q5-3 9 0M39 18q5-3 9 0M50 28q4-3 8 0M46 31q5-3 9 0M24 47q5-3 9 0', 44, 52, 26, 36],
  ['M21 16q5-3 9 0M46 15q4-3 8 0M35 30q5-3 9 0M42 37q4-3 8 0M19 45q5-3 9 0', 22, 35, 48, 52],
  ['M38 12q5-3 9 0M20 27q4-2 8 0M25 30q5-3 9 0M44 42q5-3 9 0M30 52q4-3 8 0', 16, 46, 48, 27],
  ['M14 33q5-3 9 0M18 37q4-3 8 0M44 24q5-3 9 0M49 39q4-3 8 0M27 50q5-3 9 0', 34, 40, 31, 20],
] as const;

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

const grounds: readonly TileKind[] = ['land', 'crop', 'cattle', 'gold', 'lake', 'mountain'];

/** What the motifs of all tiles refer to. Stands once in a page that draws tiles. */
export function TileDefs() {
  return (
    <>
      {grounds.map((kind) => (
        <Ground key={kind} kind={kind} tone={0} />
      ))}
      {Array.from({ length: TONES - 1 }, (_, i) => (
        <Ground key={i} kind="land" tone={i + 1} />
      ))}
      {SOILS.map(([soil, x, y, stoneX, stoneY], i) => (
        <g key={soil} id={`soil-${i}`}>
          <path class="soil" d={soil} />
          <path class="tuft" d={`M${x} ${y}l-3-5m3 5v-7m0 7l3-5`} />
          <path class="stones" d={`M${stoneX} ${stoneY}h4m3 2h2`} />
        </g>
      ))}
      <g id="motif-crop">
        <path class="furrows" d="M5 24H59M5 38H59M5 52H59" />
        <path class="sprouts" d={sprouts.join('')} />
      </g>
      <path
        id="motif-pasture"
        class="tuft"
        d="M11 56l-2-4m2 4v-6m0 6l2-4M54 16l-2-4m2 4v-6m0 6l2-4M56 57l-2-4m2 4v-6m0 6l2-4M9 18l-2-4m2 4v-6m0 6l2-4"
      />
      <Gold />
      <Lake
        id="motif-lake-0"
        waves="M9 21q7-7 14 0t14 0t14 0M14 34q7-7 14 0t14 0t12 0M9 47q7-7 14 0t14 0t14 0"
      />
      <Lake
        id="motif-lake-1"
        waves="M17 19q7-7 14 0t14 0M8 31q7-7 14 0t14 0t14 0t8 0M20 43q7-7 14 0t14 0M11 53q6-6 12 0"
      />
      <Mountain
        id="motif-mountain-0"
        light="M5 53L24 18L24 53ZM30 53L43 27L43 53Z"
        shade="M24 18L41 53L24 53ZM43 27L59 53L43 53Z"
        snow="M17.6 30L24 18L30.5 31.5L27 30L24 33.5L21 30ZM38.6 36L43 27L48.5 36L45.5 35L43 38L41 35Z"
      />
      <Mountain
        id="motif-mountain-1"
        light="M5 53L18 30L18 53ZM18 53L38 13L38 53Z"
        shade="M18 30L30 53L18 53ZM38 13L59 53L38 53Z"
        snow="M30 29L38 13L46.5 29L42 27.5L38 32L34 27.5ZM14 37L18 30L22 37L18 39Z"
      />
    </>
  );
}

/** The ground of a tile: light falls on its upper edge, its lower one lies in the shade. */
function Ground({ kind, tone }: { kind: TileKind; tone: number }) {
  const stop = (offset: number, part: string) => (
    <stop offset={offset} class={`ground-${part} ${kind} tone-${tone}`} />
  );
  return (
    <linearGradient id={`ground-${kind}-${tone}`} x1="0" y1="0" x2="0" y2="1">
      {stop(0.035, 'edge')}
      {stop(0.05, 'upper')}
      {stop(0.94, 'lower')}
      {stop(0.955, 'shade')}
    </linearGradient>
  );
}

function Gold() {
  return (
    <g id="motif-gold" class="nuggets">
      <path class="nugget-shade" d="M12 47L36 40L38 46L53 51L52 55L20 51Z" />
      <path d="M13 43L17 30L28 26L36 31L35 38L26 46L17 46ZM17 30L36 38M28 26L26 37L17 46" />
      <path d="M37 22L42 16L50 19L51 26L44 31L37 29ZM37 22L44 24L50 19M44 24V31" />
      <path d="M39 46L45 41L51 44L51 51L42 52Z" />
      <path class="nugget-light" d="M18.5 30.5L28 27.5L27 33ZM39 22L42.5 17.5L47.5 19.5L44 22.5Z" />
    </g>
  );
}

function Lake({ id, waves }: { id: string; waves: string }) {
  return (
    <g id={id}>
      <path class="deep" d="M14 9H46Q56 9 56 20V43Q56 55 44 55H20Q8 55 8 44V19Q8 9 14 9Z" />
      <path class="waves" d={waves} />
    </g>
  );
}

function Mountain(peaks: { id: string; light: string; shade: string; snow: string }) {
  return (
    <g id={peaks.id}>
      <path class="foot" d="M3 53Q32 46 61 53L61 57Q32 62 3 57Z" />
      <path class="peaks" d={peaks.light} />
      <path class="peaks shade" d={peaks.shade} />
      <path class="snow" d={peaks.snow} />
    </g>
  );
}
