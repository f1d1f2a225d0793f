import './boards.css';
import type { GameId } from '../../games/catalogue';
import { Economy } from './Economy';
import { GreementBoard } from './GreementBoard';
import { Landmarks } from './Landmarks';
import { Territories } from './Territories';
import { ThreeRings } from './ThreeRings';

/** What of each board a card shows, and the whole of it. */
const VIEWS: Record<GameId, { card: string; whole: string }> = {
  greement: { card: '13 112 634 421', whole: '0 0 660 660' },
  'three-rings': { card: '-324 -215 648 430', whole: '-356 -356 712 712' },
  landmarks: { card: '0 0 253 168', whole: '38 0 168 168' },
  economy: { card: '0 64 672 446', whole: '0 0 672 672' },
  territories: { card: '-378 -251 756 502', whole: '-376 -376 752 752' },
};

/** The five boards, drawn once; every picture of one is a copy of these. */
export function BoardDefs() {
  return (
    <svg class="paints" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="board-greement">
          <GreementBoard />
        </g>
        <g id="board-three-rings">
          <ThreeRings />
        </g>
        <g id="board-landmarks">
          <Landmarks />
        </g>
        <g id="board-economy">
          <Economy />
        </g>
        <g id="board-territories">
          <Territories />
        </g>
      </defs>
    </svg>
  );
}

/** A picture of a game's board, filling its box; `whole` shows all of it, else the part that tells most. */
export function BoardPicture({ game, whole }: { game: GameId; whole?: boolean }) {
  return (
    <svg
      class={`board-picture of-${game}`}
      viewBox={whole ? VIEWS[game].whole : VIEWS[game].card}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`#board-${game}`} />
    </svg>
  );
}
