package games.kontor.games.threerings;

import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Rolling and moving (4.1). */
final class Movement {
  private Movement() {}

  /** No ring means Rural, or the ring of the property that was consolidated to (R3). */
  static void roll(Turn<State, Event> turn, @Nullable Ring named) {
    State state = turn.state();
    Ring fixed = state.ring();
    Codes.check(
        named == null || fixed == null || named == fixed, "ring-fixed", "ring", fixedTo(state));
    Ring ring = fixed != null ? fixed : Objects.requireNonNullElse(named, Ring.RURAL);
    int die = turn.chance().die("move", Rules.SIDES);
    Player mover = state.mover();
    int from = mover.piece(ring);
    boolean crosses = crosses(ring, from, die);
    turn.emit(new Event.Rolled(mover.seat(), ring, die, from, target(ring, from, die), crosses));
    if (crosses) {
      Interest.charge(turn, Phase.Then.ROLL);
    } else {
      Landing.land(turn);
    }
  }

  private static Object fixedTo(State state) {
    return Objects.requireNonNullElse(state.ring(), Ring.RURAL);
  }

  /** The number of the space that a roll ends on; from the street it is the die (R4). */
  static int target(Ring ring, int from, int die) {
    int spaces = Space.of(ring).size();
    int to = from + die;
    return to > spaces ? to - spaces : to;
  }

  static boolean crosses(Ring ring, int from, int die) {
    return from + die > Space.of(ring).size();
  }

  /** The spaces that the six rolls end on. */
  static List<Space> targets(Ring ring, int from) {
    var targets = new ArrayList<Space>(Rules.SIDES);
    for (int die = 1; die <= Rules.SIDES; die++) {
      targets.add(Space.at(ring, target(ring, from, die)));
    }
    return targets;
  }
}
