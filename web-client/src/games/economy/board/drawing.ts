import { readerAt } from '../reader';
import type { Session } from '../session';
import { areAdjacent, doorsOf, SIDE, spaceAt } from '../spaces';
import type { Piece, Space } from '../wire';
import { drawnAt, placeAt } from './geometry';

/**
 * A way of one's own, drawn with the pointer over the spaces. Only what is next to each other can be
 * drawn; whether the way may be gone, the server says.
 */
export function drawingOf(session: Session) {
  let pressedOn: Space | null = null;
  let isDrawing = false;
  const onPointerDown = (event: PointerEvent) => {
    pressedOn = session.destinations.value.size > 0 ? spaceAtPointer(event) : null;
    isDrawing = false;
  };
  const onPointerMove = (event: PointerEvent) => {
    const space = pressedOn && spaceAtPointer(event);
    if (!space || (!isDrawing && space === pressedOn)) return;
    if (!isDrawing) session.drawn.value = extended(session, [], pressedOn ?? space);
    isDrawing = true;
    session.drawn.value = extended(session, session.drawn.value, space);
  };
  const lift = () => {
    pressedOn = null;
    if (isDrawing) keepIfWhole(session);
    isDrawing = false;
  };
  return { onPointerDown, onPointerMove, onPointerUp: lift, onPointerCancel: lift };
}

function spaceAtPointer(event: PointerEvent): Space | null {
  const drawing = event.currentTarget as Element;
  const place = placeAt(drawnAt(drawing.getBoundingClientRect(), event.clientX, event.clientY));
  const inside = [place.column, place.row].every((each) => each >= 0 && each < SIDE);
  return inside ? spaceAt(place) : null;
}

/** The way with one more space; back by one where the pointer went back. */
function extended({ play }: Session, way: readonly Space[], space: Space): readonly Space[] {
  const table = play.table.value;
  const piece = readerAt(table, play)?.piece;
  const last = way.at(-1);
  if (!piece || last === space) return way;
  if (piece.space === space) return [];
  if (way.includes(space)) return way.slice(0, way.indexOf(space) + 1);
  if (way.length >= (table.die ?? 0)) return way;
  const isNext = last ? areAdjacent(last, space) : canBegin(piece, space);
  return isNext ? [...way, space] : way;
}

function canBegin({ space: from, outside }: Piece, space: Space): boolean {
  if (from) return areAdjacent(from, space);
  return doorsOf(outside).some((door) => door === space);
}

/** A way that ends on a lit space with all its steps is chosen; any other is let go. */
function keepIfWhole({ play, drawn, chosen, destinations }: Session): void {
  const end = drawn.value.at(-1);
  const isWhole = drawn.value.length === play.table.value.die;
  if (end !== undefined && isWhole && destinations.value.has(end)) chosen.value = end;
  else drawn.value = [];
}
