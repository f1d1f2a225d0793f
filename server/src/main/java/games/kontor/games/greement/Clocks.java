package games.kontor.games.greement;

import games.kontor.game.Deadline;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;

/** The clocks that run and what happens when one runs out (8). */
final class Clocks {
  static final String ALARM = "alarm";

  private Clocks() {}

  /** The alarm stands first: at the same instant it comes before everything else (4.5). */
  static List<Deadline> running(State state) {
    var clocks = new ArrayList<Deadline>();
    if (state.over()) {
      return clocks;
    }
    State.Alarm alarm = state.alarm();
    if (alarm != null) {
      clocks.add(Deadline.secret(ALARM, alarm.atMillis()));
    }
    var clock = state.clock();
    clocks.add(
        Deadline.table(
            Phase.name(state.phase()),
            clock.endsAtMillis(),
            clock.fullMillis(),
            Awaited.seats(state)));
    return clocks;
  }

  static void expire(Turn<State, Event> turn, Deadline due) {
    if (due.what().equals(ALARM)) {
      Ending.end(turn, Phase.Reason.ALARM);
    } else {
      Course.close(turn, true);
    }
  }
}
