package games.kontor.games.economy;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The throw and the way of the piece (4, 4.1). */
final class Movement {
  private Movement() {}

  static void roll(Turn<State, Event> turn) {
    Seat seat = turn.state().turn();
    int die = turn.chance().die("die", Rules.SIDES);
    turn.emit(new Event.Rolled(seat, die, turn.nowMillis()));
    if (Paths.of(turn.state(), die).none()) {
      turn.emit(new Event.Stuck(seat, die));
      Turns.end(turn);
    }
  }

  /** A player's choice, checked in the order of section 5. */
  static void move(Turn<State, Event> turn, int die, Action.Move action) {
    Space to = Codes.space(action.to());
    List<Space> canonical = Paths.of(turn.state(), die).to(to);
    if (canonical == null) {
      throw Refusal.of("unreachable", "space", action.to(), "die", die);
    }
    List<String> drawn = action.path();
    go(turn, die, drawn == null ? canonical : drawn(turn.state(), die, to, drawn));
  }

  private static List<Space> drawn(State state, int die, Space to, List<String> names) {
    return Codes.path(names)
        .filter(path -> Paths.allow(state, die, path) && path.getLast().equals(to))
        .orElseThrow(() -> Refusal.of("bad-path", "space", to.toString(), "die", die));
  }

  static void go(Turn<State, Event> turn, int die, List<Space> path) {
    State state = turn.state();
    Optional<Seat> hit = state.pieceOn(path.getLast());
    String from = state.mover().piece().place();
    turn.emit(new Event.Moved(state.turn(), die, from, path, hit.orElse(null), turn.nowMillis()));
    if (hit.isEmpty()) {
      Landing.land(turn, false);
    }
  }

  /** 4.2, step 1: the mover names the corner (R15). */
  static void sendOut(Turn<State, Event> turn, Seat hit, Space corner) {
    turn.emit(new Event.SentOut(turn.state().turn(), hit, corner));
    Landing.land(turn, true);
  }

  /** The corner farthest from the space just reached; of equal ones the first (8). */
  static Space farCorner(State state) {
    Space here = Objects.requireNonNull(state.mover().piece().space());
    return Space.CORNERS.stream()
        .max(Comparator.comparingInt(here::distance).thenComparing(Comparator.reverseOrder()))
        .orElseThrow();
  }
}
