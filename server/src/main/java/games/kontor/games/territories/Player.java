package games.kontor.games.territories;

import games.kontor.game.Attendance;
import games.kontor.game.Seat;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * All about one player. {@code position} is null when he is out, {@code outInTurn} while he is in.
 * {@code missedClocks} counts own clocks that ran out in a row; {@code absentAtMillis} on the table
 * clock is when he will count as absent for want of a connection.
 */
public record Player(
    Seat seat,
    Color color,
    long money,
    @Nullable Integer position,
    boolean alive,
    @Nullable Integer outInTurn,
    boolean autoRoll,
    boolean absent,
    int missedClocks,
    @Nullable Long absentAtMillis)
    implements Attendance.Attendant {

  /** Setup 2 and 3. */
  static Player newcomer(Seat seat, Color color) {
    return new Player(
        seat, color, Rules.START_MONEY, Rules.START_FIELD, true, null, false, false, 0, null);
  }

  Player edit(Consumer<Draft> change) {
    var draft = new Draft(this);
    change.accept(draft);
    return draft.finished();
  }

  /** A player being changed: what is not set stays. */
  static final class Draft {
    private final Seat seat;
    Color color;
    long money;
    @Nullable Integer position;
    boolean alive;
    @Nullable Integer outInTurn;
    boolean autoRoll;
    boolean absent;
    int missedClocks;
    @Nullable Long absentAtMillis;

    private Draft(Player player) {
      seat = player.seat;
      color = player.color;
      money = player.money;
      position = player.position;
      alive = player.alive;
      outInTurn = player.outInTurn;
      autoRoll = player.autoRoll;
      absent = player.absent;
      missedClocks = player.missedClocks;
      absentAtMillis = player.absentAtMillis;
    }

    private Player finished() {
      return new Player(
          seat,
          color,
          money,
          position,
          alive,
          outInTurn,
          autoRoll,
          absent,
          missedClocks,
          absentAtMillis);
    }
  }
}
