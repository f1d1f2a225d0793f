import './board-picture.css';
import type { BoardPicture as Picture } from '../games/about';
import { catalogue } from '../games/catalogue';

const modules = import.meta.glob<Picture>('../games/*/Picture.tsx', {
  eager: true,
  import: 'picture',
});

const pictures: ReadonlyMap<string, Picture> = new Map(
  Object.entries(modules).map(([path, picture]) => [path.split('/').at(-2) ?? '', picture]),
);

/** The boards of all games, drawn once; every picture of one is a copy of these. */
export function BoardDefs() {
  return (
    <svg class="paints" width="0" height="0" aria-hidden="true">
      <defs>
        {[...pictures].map(([game, { Board }]) => (
          <g key={game} id={`board-${game}`}>
            <Board />
          </g>
        ))}
      </defs>
    </svg>
  );
}

/**
 * A picture of a game's board, filling its box; `whole` shows all of it, else the part that tells
 * most. Nothing for a game that has none.
 */
export function BoardPicture({ game, whole }: { game: string; whole?: boolean }) {
  const picture = pictures.get(game);
  if (!picture) return null;
  return (
    <svg
      class={`board-picture of-${game}`}
      viewBox={whole ? picture.whole : picture.card}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`#board-${game}`} />
    </svg>
  );
}

/**
 * The one ornament of the page: the first board of the shelf that asks for it and can be played here.
 * It fades out before the cards.
 */
export function Ornament({ playable }: { playable: (game: string) => boolean }) {
  const game = catalogue.find(({ id }) => pictures.get(id)?.ornament && playable(id))?.id ?? '';
  const picture = pictures.get(game);
  if (!picture) return null;
  return (
    <svg class="wheel" viewBox={picture.ornament} aria-hidden="true">
      <use href={`#board-${game}`} />
    </svg>
  );
}
