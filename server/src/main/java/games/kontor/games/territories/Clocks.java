package games.kontor.games.territories;

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
    boolean automatic = isAutomatic(state);
    long full = 1000L * (automatic ? Rules.AUTOMATIC_SECONDS : seconds(state));
    if (full > 0) {
      String what = Phase.name(state.phase());
      clocks.add(
          automatic
              ? Deadline.playing(what, state.sinceMillis() + full, full, toAct(state))
              : Deadline.table(what, state.seen().atMillis() + full, full, toAct(state)));
    }
    clocks.addAll(Absence.RULES.clocks(state));
    return clocks;
  }

  /** True if the server acts for the seat on turn: all for an absent one, else throws alone. */
  private static boolean isAutomatic(State state) {
    Player player = state.player(state.turn());
    return player.absent() || (player.autoRoll() && !(state.phase() instanceof Phase.Tax));
  }

  private static int seconds(State state) {
    return state.phase() instanceof Phase.Tax
        ? state.rules().secondsTax()
        : state.rules().secondsRoll();
  }

  static void expire(Turn<State, Event> turn, Deadline due) {
    if (due.what().equals(Attendance.CLOCK)) {
      Absence.RULES.expire(turn, due);
      return;
    }
    if (!isAutomatic(turn.state())) {
      Absence.RULES.missed(turn, turn.state().turn());
    }
    switch (turn.state().phase()) {
      case Phase.Roll _ -> Landing.roll(turn);
      case Phase.Camp camp -> Landing.rollRent(turn, camp.due());
      case Phase.Tax tax -> {
        long money = turn.state().player(turn.state().turn()).money();
        Landing.chooseTax(turn, tax.due(), tax.due().standard(money));
      }
      case Phase.Over _ -> {}
    }
  }
}
