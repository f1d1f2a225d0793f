package games.kontor.games.threerings;

import games.kontor.game.Deadline;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;

/** The clocks that run and what happens when one runs out (8). */
final class Clocks {
  /** That of a whole turn; the others have the names of their phases. */
  static final String TURN = "turn";

  private Clocks() {}

  static List<Seat> toAct(State state) {
    return switch (state.phase()) {
      case Phase.ChooseGoals _ ->
          state.remaining().stream()
              .filter(player -> !player.hasChosen())
              .map(Player::seat)
              .toList();
      case Phase.Finished _ -> List.of();
      default -> {
        Seat asked = state.phase().asked();
        yield List.of(asked == null ? state.onTurn() : asked);
      }
    };
  }

  static List<Deadline> running(State state) {
    var clocks = new ArrayList<Deadline>();
    long since = state.sinceMillis();
    Seat asked = state.phase().asked();
    if (state.phase() instanceof Phase.ChooseGoals) {
      long full = state.rules().goalMillis();
      clocks.add(Deadline.table(Phase.name(state.phase()), since + full, full, toAct(state)));
    } else if (asked != null) {
      long full = state.rules().answerMillis(state.player(asked).absent());
      clocks.add(Deadline.table(Phase.name(state.phase()), since + full, full, List.of(asked)));
    }
    if (state.turnRuns()) {
      Seat mover = state.onTurn();
      clocks.add(
          Deadline.table(
              TURN, since + state.turnLeftMillis(), state.turnMillis(mover), List.of(mover)));
    }
    return clocks;
  }

  static void expire(Turn<State, Event> turn, Deadline due) {
    if (due.what().equals(TURN)) {
      turn.emit(new Event.ClockSpent(turn.state().onTurn()));
    } else {
      Defaults.carryOut(turn);
    }
    Defaults.runOut(turn);
  }
}
