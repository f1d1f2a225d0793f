package games.kontor.games.economy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Where the seat on turn may go with a die, and how (4.1). One search finds all; it makes nothing
 * but this, so that whoever wants to know searches.
 */
final class Paths {
  /** A space takes so many bits of a way. */
  private static final int BITS = 6;

  private static final int ONE_SPACE = (1 << BITS) - 1;

  private final int steps;
  private final long occupied;

  /** Of each space that is reached the canonical way, its last step in the lowest bits. */
  private final long[] ways = new long[Space.ALL.size()];

  private long reached;

  private Paths(int steps, long occupied) {
    this.steps = steps;
    this.occupied = occupied;
  }

  static Paths of(State state, int die) {
    Piece piece = state.mover().piece();
    var paths = new Paths(die, occupied(state));
    paths.walk(piece.firstSteps(), start(piece), 0, 0);
    return paths;
  }

  /** True if there is nowhere to go. */
  boolean none() {
    return reached == 0;
  }

  /** The legal destinations in list order. */
  List<Space> destinations() {
    var destinations = new ArrayList<Space>(Long.bitCount(reached));
    for (long left = reached; left != 0; left &= left - 1) {
      destinations.add(Space.ALL.get(Long.numberOfTrailingZeros(left)));
    }
    return Collections.unmodifiableList(destinations);
  }

  /** The canonical path to a space; null if it is no legal destination. */
  @Nullable List<Space> to(Space space) {
    return (reached & space.bit()) == 0 ? null : unpacked(ways[space.index()]);
  }

  /** The legal destinations in list order, each with its canonical path. */
  Map<Space, List<Space>> all() {
    var all = new TreeMap<Space, List<Space>>();
    for (Space space : destinations()) {
      all.put(space, unpacked(ways[space.index()]));
    }
    return Collections.unmodifiableMap(all);
  }

  private List<Space> unpacked(long way) {
    var path = new Space[steps];
    for (int step = 0; step < steps; step++) {
      path[steps - 1 - step] = Space.ALL.get((int) (way >> (BITS * step)) & ONE_SPACE);
    }
    return List.of(path);
  }

  /** Next steps come in list order, so the first way to a space is its canonical one. */
  private void walk(List<Space> nextSteps, long used, int made, long way) {
    for (int i = 0; i < nextSteps.size(); i++) {
      Space space = nextSteps.get(i);
      boolean last = made + 1 == steps;
      if (!mayStep(space, used, last)) {
        continue;
      }
      long longer = way << BITS | space.index();
      if (!last) {
        walk(space.neighbours(), used | space.bit(), made + 1, longer);
      } else if ((reached & space.bit()) == 0) {
        reached |= space.bit();
        ways[space.index()] = longer;
      }
    }
  }

  /** No space twice; only the last step may lead onto a piece (R11, R12). */
  private boolean mayStep(Space space, long used, boolean last) {
    return (used & space.bit()) == 0 && (last || (occupied & space.bit()) == 0);
  }

  /** True if the seat on turn may go this way with this die. */
  static boolean allow(State state, int die, List<Space> path) {
    Piece piece = state.mover().piece();
    var paths = new Paths(die, occupied(state));
    long used = start(piece);
    List<Space> next = piece.firstSteps();
    for (int made = 0; made < path.size(); made++) {
      Space space = path.get(made);
      if (!next.contains(space) || !paths.mayStep(space, used, made + 1 == die)) {
        return false;
      }
      used |= space.bit();
      next = space.neighbours();
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
  private static long start(Piece piece) {
    Space space = piece.space();
    return space == null ? 0 : space.bit();
  }
}
