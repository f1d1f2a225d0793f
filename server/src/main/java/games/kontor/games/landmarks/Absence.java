package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.Optional;

/**
 * Who does not answer (8): after two expiries in a row he is away, and the server decides for him
 * at once until he is back. Losing the connection is nothing by itself. By post nobody is away.
 */
final class Absence {
  private Absence() {}

  /** The default for a roller who is away; while all are, everything waits. */
  static Optional<Action.Decision> answers(State state) {
    return state.onTurn().away() && !allAway(state)
        ? Optional.of(Standard.of(state))
        : Optional.empty();
  }

  static boolean allAway(State state) {
    return state.players().stream().allMatch(Player::away);
  }

  /** Deciding something says that he is there, as does saying so. */
  static void acts(Turn<State, Event> turn, Seat seat) {
    Player player = turn.state().player(seat);
    if (player.away() || player.missedClocks() > 0) {
      turn.emit(new Event.CameBack(seat, player.away(), turn.nowMillis()));
    }
  }

  /** The roller has let his clock run out. */
  static void missed(Turn<State, Event> turn) {
    Player roller = turn.state().onTurn();
    int inARow = roller.missedClocks() + 1;
    turn.emit(new Event.ClockMissed(roller.seat(), inARow));
    if (inARow >= Rules.MISSED_CLOCKS) {
      turn.emit(new Event.WentAway(roller.seat()));
    }
  }
}
