package games.kontor.games.economy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Where a piece may go with a die, and how (4.1). */
final class Paths {
  private final int steps;
  private final long occupied;
  private final Map<Space, List<Space>> found = new TreeMap<>();
  private final List<Space> path = new ArrayList<>();

  private Paths(int steps, long occupied) {
    this.steps = steps;
    this.occupied = occupied;
  }

  /** The legal destinations of the seat on turn in list order, each with its canonical path. */
  static Map<Space, List<Space>> of(State state, int die) {
    Piece piece = state.mover().piece();
    var paths = new Paths(die, occupied(state));
    piece.firstSteps().forEach(first -> paths.enter(first, paths.start(piece)));
    return Collections.unmodifiableMap(paths.found);
  }

  /** True if the seat on turn may go this way with this die. */
  static boolean allow(State state, int die, List<Space> path) {
    Piece piece = state.mover().piece();
    var paths = new Paths(die, occupied(state));
    long used = paths.start(piece);
    List<Space> next = piece.firstSteps();
    for (Space space : path) {
      boolean last = paths.path.size() + 1 == die;
      if (!next.contains(space) || (used & space.bit()) != 0 || !paths.mayStep(space, last)) {
        return false;
      }
      used |= space.bit();
      next = space.neighbours();
      paths.path.add(space);
    }
    return path.size() == die;
  }

  private static long occupied(State state) {
    long spaces = 0;
    for (Player player : state.players()) {
      Space space = player.piece().space();
      spaces |= space == null ? 0 : space.bit();
    }
    return spaces;
  }

  /** The space from which a move starts counts as used (R11). */
  private long start(Piece piece) {
    Space space = piece.space();
    return space == null ? 0 : space.bit();
  }

  /** Only the last step may lead onto a piece (R12). */
  private boolean mayStep(Space space, boolean last) {
    return last || (occupied & space.bit()) == 0;
  }

  /** Neighbours come in list order, so the first path to a space is its canonical one. */
  private void enter(Space space, long used) {
    boolean last = path.size() + 1 == steps;
    if ((used & space.bit()) != 0 || !mayStep(space, last)) {
      return;
    }
    path.addLast(space);
    if (last) {
      found.putIfAbsent(space, List.copyOf(path));
    } else {
      space.neighbours().forEach(next -> enter(next, used | space.bit()));
    }
    path.removeLast();
  }
}
