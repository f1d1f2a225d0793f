package games.kontor.games.economy;

import games.kontor.game.Attendance;
import games.kontor.game.Seat;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * All about one player. The hand is empty after the placing. {@code missedClocks} counts own clocks
 * that ran out in a row; {@code absentAtMillis} on the table clock is when the autopilot will play
 * for want of a connection.
 */
public record Player(
    Seat seat,
    Piece piece,
    int points,
    List<Card> hand,
    boolean autoPlace,
    boolean autopilot,
    int missedClocks,
    @Nullable Long absentAtMillis)
    implements Attendance.Attendant {

  public Player {
    hand = List.copyOf(hand);
  }

  static Player newcomer(Seat seat) {
    return new Player(seat, Piece.NEW, 0, List.of(), false, false, 0, null);
  }

  @Override
  public boolean absent() {
    return autopilot;
  }

  Player edit(Consumer<Draft> change) {
    var draft = new Draft(this);
    change.accept(draft);
    return draft.finished();
  }

  /** A player being changed: what is not set stays. */
  static final class Draft {
    private final Seat seat;
    Piece piece;
    int points;
    List<Card> hand;
    boolean autoPlace;
    boolean autopilot;
    int missedClocks;
    @Nullable Long absentAtMillis;

    private Draft(Player player) {
      seat = player.seat;
      piece = player.piece;
      points = player.points;
      hand = player.hand;
      autoPlace = player.autoPlace;
      autopilot = player.autopilot;
      missedClocks = player.missedClocks;
      absentAtMillis = player.absentAtMillis;
    }

    private Player finished() {
      return new Player(
          seat, piece, points, hand, autoPlace, autopilot, missedClocks, absentAtMillis);
    }
  }
}
