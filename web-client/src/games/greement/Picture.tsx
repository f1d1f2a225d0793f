import './picture.css';
import type { BoardPicture } from '../about';
import './motifs.css';
import './tiles.css';
import { ownerOf } from '../../ui/owners';
import { PITCH, Tile, type TileKind } from './Tile';
import { TileDefs } from './TileDefs';

const kinds: Record<string, TileKind> = {
  l: 'land',
  c: 'crop',
  k: 'cattle',
  g: 'gold',
  w: 'lake',
  m: 'mountain',
};

/** A map in its sixth round: the tile, then its owner. */
const MAP = `
  l  l  gm l  cm m  l  gv l  l
  l  g  l  cm w  cm lv cv gv l
  g  l  l  lm km m  gv cv lv l
  l  l  m  cm l  l  l  g  l  g
  l  g  lm w  l  l  gw cw lw l
  l  l  l  l  g  l  cw w  gw gw
  g  g  l  cs l  g  l  gw cw m
  l  gs cs w  ks gs l  l  lt l
  l  l  gs cs l  l  gt m  ct gt
  g  l  l  g  l  w  l  ct gt l
`
  .trim()
  .split(/\s+/);

/** The flagship's map as one sees it from across the room. */
function Board() {
  return (
    <>
      <defs>
        <TileDefs />
      </defs>
      <rect class="greement-ground" width={10 * PITCH} height={10 * PITCH} />
      {MAP.map(([kind = 'l', owner], i) => (
        <g
          key={i}
          transform={`translate(${(i % 10) * PITCH + 1} ${Math.floor(i / 10) * PITCH + 1})`}
        >
          <Tile kind={kinds[kind] ?? 'land'} index={i} owner={ownerOf(owner)} />
        </g>
      ))}
    </>
  );
}

export const picture: BoardPicture = { Board, card: '13 112 634 421', whole: '0 0 660 660' };
