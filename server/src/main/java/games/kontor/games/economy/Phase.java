package games.kontor.games.economy;

import games.kontor.game.Seat;
import java.util.List;

/** Where the game stands (4), with what belongs to that phase alone. */
public sealed interface Phase {

  record Place() implements Phase {}

  record Roll() implements Phase {}

  record Move(int die) implements Phase {}

  /** The mover has to send the piece of seat {@code sending} to a corner. */
  record Send(int die, Seat sending) implements Phase {}

  /**
   * The end: the best seat first, and the place of each in the same order; equal ones share one.
   */
  record Over(Reason reason, List<Seat> ranking, List<Integer> places) implements Phase {
    public Over {
      ranking = List.copyOf(ranking);
      places = List.copyOf(places);
    }
  }

  /** Why the game is over. */
  enum Reason {
    TARGET,
    TURN_LIMIT
  }

  /** The phase's name in the rules. */
  static String name(Phase phase) {
    return switch (phase) {
      case Place _ -> "place";
      case Roll _ -> "roll";
      case Move _ -> "move";
      case Send _ -> "send";
      case Over _ -> "over";
    };
  }
}
