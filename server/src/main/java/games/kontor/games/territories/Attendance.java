package games.kontor.games.territories;

import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** Who lets the server throw, who does not react, and who is away (8). */
final class Attendance {
  /** A room tells of a lost connection only after so long. */
  private static final int TOLD_AFTER_SECONDS = 10;

  private Attendance() {}

  static void presence(Turn<State, Event> turn, Seat seat, boolean present) {
    Player player = turn.state().player(seat);
    if (turn.state().over() || !player.alive() || player.connected() == present) {
      return;
    }
    long absentAt = turn.nowMillis() + 1000L * (Rules.AWAY_SECONDS - TOLD_AFTER_SECONDS);
    turn.emit(
        present ? new Event.ConnectionRestored(seat) : new Event.ConnectionLost(seat, absentAt));
  }

  /** Who has left for good is away too long at once. */
  static void leave(Turn<State, Event> turn, Seat seat) {
    presence(turn, seat, false);
    Player player = turn.state().player(seat);
    if (!turn.state().over() && player.alive() && !player.absent()) {
      turn.emit(new Event.WentAbsent(seat));
    }
  }

  /** Any action of a player says that he is there. */
  static void acts(Turn<State, Event> turn, Seat seat) {
    Player player = turn.state().player(seat);
    if (player.absent() || player.missedClocks() > 0) {
      turn.emit(new Event.CameBack(seat, player.absent()));
    }
  }

  static void autoRoll(Turn<State, Event> turn, Seat seat, boolean on) {
    if (turn.state().player(seat).autoRoll() != on) {
      turn.emit(new Event.AutoRollSet(seat, on));
    }
  }

  /** The clock of the seat on turn has run out, and not because the server acts for it anyway. */
  static void missed(Turn<State, Event> turn) {
    Seat seat = turn.state().turn();
    int inARow = turn.state().player(seat).missedClocks() + 1;
    turn.emit(new Event.ClockMissed(seat, inARow));
    if (inARow >= Rules.MISSED_CLOCKS) {
      turn.emit(new Event.WentAbsent(seat));
    }
  }

  /** Everybody whose time without a connection is up by then. */
  static void awayTooLong(Turn<State, Event> turn, long untilMillis) {
    for (Player player : turn.state().players()) {
      Long absentAt = player.absentAtMillis();
      if (player.alive() && !player.absent() && absentAt != null && absentAt <= untilMillis) {
        turn.emit(new Event.WentAbsent(player.seat()));
      }
    }
  }
}
