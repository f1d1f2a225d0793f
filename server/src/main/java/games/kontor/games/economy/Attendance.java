package games.kontor.games.economy;

import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** Who does not react, who is away, and for whom the autopilot plays (8). */
final class Attendance {
  /** A room tells of a lost connection only after so long. */
  private static final int TOLD_AFTER_SECONDS = 10;

  private Attendance() {}

  static void presence(Turn<State, Event> turn, Seat seat, boolean present) {
    if (turn.state().over() || turn.state().player(seat).connected() == present) {
      return;
    }
    long absentAt = turn.nowMillis() + 1000L * (Rules.AWAY_SECONDS - TOLD_AFTER_SECONDS);
    turn.emit(
        present ? new Event.ConnectionRestored(seat) : new Event.ConnectionLost(seat, absentAt));
  }

  /** Who has left for good is played by the autopilot at once (R26). */
  static void leave(Turn<State, Event> turn, Seat seat) {
    presence(turn, seat, false);
    if (!turn.state().over() && !turn.state().player(seat).autopilot()) {
      turn.emit(new Event.AutopilotBegan(seat));
    }
  }

  /** Any action of a player says that he is there. */
  static void acts(Turn<State, Event> turn, Seat seat) {
    Player player = turn.state().player(seat);
    if (player.autopilot() || player.missedClocks() > 0) {
      turn.emit(new Event.CameBack(seat, player.autopilot()));
    }
  }

  /** The clock of the seat on turn has run out, and not because the autopilot acts anyway. */
  static void missed(Turn<State, Event> turn) {
    Seat seat = turn.state().turn();
    int inARow = turn.state().player(seat).missedClocks() + 1;
    turn.emit(new Event.ClockMissed(seat, inARow));
    if (inARow >= Rules.MISSED_CLOCKS) {
      turn.emit(new Event.AutopilotBegan(seat));
    }
  }

  /** Everybody whose time without a connection is up by then. */
  static void awayTooLong(Turn<State, Event> turn, long untilMillis) {
    for (Player player : turn.state().players()) {
      Long absentAt = player.absentAtMillis();
      if (!player.autopilot() && absentAt != null && absentAt <= untilMillis) {
        turn.emit(new Event.AutopilotBegan(player.seat()));
      }
    }
  }
}
