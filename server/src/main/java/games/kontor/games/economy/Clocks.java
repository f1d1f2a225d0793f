package games.kontor.games.economy;

import games.kontor.game.Attendance;
import games.kontor.game.Deadline;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;

/** The clocks that run and what happens when one runs out (8). */
final class Clocks {
  private Clocks() {}

  static List<Seat> toAct(State state) {
    return state.over() ? List.of() : List.of(state.turn());
  }

  static List<Deadline> running(State state) {
    var clocks = new ArrayList<Deadline>();
    if (state.over()) {
      return clocks;
    }
    boolean autopilot = state.mover().autopilot();
    long full = autopilot ? Rules.AUTOPILOT_MILLIS : state.rules().millis(state.phase());
    if (full > 0) {
      String what = Phase.name(state.phase());
      clocks.add(
          autopilot
              ? Deadline.playing(what, state.sinceMillis() + full, full, toAct(state))
              : Deadline.table(what, state.seen().atMillis() + full, full, toAct(state)));
    }
    clocks.addAll(Absence.RULES.clocks(state));
    return clocks;
  }

  static void expire(Turn<State, Event> turn, Deadline due) {
    if (due.what().equals(Attendance.CLOCK)) {
      Absence.RULES.expire(turn, due);
      return;
    }
    if (!turn.state().mover().autopilot()) {
      Absence.RULES.missed(turn, turn.state().turn());
    }
    switch (turn.state().phase()) {
      case Phase.Place _ -> Placing.placeFirst(turn);
      case Phase.Roll _ -> Movement.roll(turn);
      case Phase.Move move -> Movement.go(turn, move.die(), Brings.standard(turn.state(), move));
      case Phase.Send send ->
          Movement.sendOut(turn, send.sending(), Movement.farCorner(turn.state()));
      case Phase.Over _ -> {}
    }
  }
}
