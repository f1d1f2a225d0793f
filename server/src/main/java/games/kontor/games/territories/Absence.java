package games.kontor.games.territories;

import games.kontor.game.Attendance;
import games.kontor.game.Seat;
import java.util.List;

/** The facts by which attendance is told here (8). */
final class Absence implements Attendance.Facts<Event> {
  static final Attendance<State, Event> RULES =
      new Attendance<>(Rules.MISSED_CLOCKS, Rules.AWAY_MILLIS, Absence::in, new Absence());

  private Absence() {}

  private static List<Player> in(State state) {
    return state.over() ? List.of() : state.everyone();
  }

  @Override
  public Event connectionLost(Seat seat, long absentAtMillis) {
    return new Event.ConnectionLost(seat, absentAtMillis);
  }

  @Override
  public Event connectionRestored(Seat seat) {
    return new Event.ConnectionRestored(seat);
  }

  @Override
  public Event clockMissed(Seat seat, int inARow) {
    return new Event.ClockMissed(seat, inARow);
  }

  @Override
  public Event wentAbsent(Seat seat) {
    return new Event.WentAbsent(seat);
  }

  @Override
  public Event cameBack(Seat seat, boolean wasAbsent) {
    return new Event.CameBack(seat, wasAbsent);
  }
}
