package games.kontor.games.economy;

import games.kontor.game.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What has happened: each fact holds its outcome in full. Times are milliseconds on the table
 * clock; lists of points are in the order of the seats.
 */
public sealed interface Event {

  /** Who begins, drawn or named by the room. */
  record Started(Seat seat) implements Event {}

  /** The hands in the order of the seats (setup 3). */
  record Dealt(List<List<Card>> hands) implements Event {
    public Dealt {
      hands = hands.stream().map(List::copyOf).toList();
    }
  }

  record PlacingBegan(Seat seat, long atMillis) implements Event {}

  /** {@code seat} is null where the server lays out the whole deck. */
  record Placed(@Nullable Seat seat, Card card, Space space) implements Event {}

  record AutoPlaceSet(Seat seat, boolean on) implements Event {}

  record TurnBegan(Seat seat, int turnNumber, long atMillis) implements Event {}

  record Rolled(Seat seat, int die, long atMillis) implements Event {}

  /** No path was to be found, and the turn is lost (R14). */
  record Stuck(Seat seat, int die) implements Event {}

  /** {@code hit} is whose piece stood on the last space of the path. */
  record Moved(Seat seat, int die, String from, List<Space> path, @Nullable Seat hit, long atMillis)
      implements Event {
    public Moved {
      path = List.copyOf(path);
    }
  }

  record SentOut(Seat seat, Seat hit, Space corner) implements Event {}

  record TurnedDown(Seat seat, Space space) implements Event {}

  /**
   * A landing on a card that lies face-up now. {@code takenFrom} is null if the property card stays
   * where it is.
   */
  record Landed(
      Seat seat,
      Space space,
      Card card,
      boolean turnedUp,
      @Nullable Holder takenFrom,
      List<Integer> points)
      implements Event {
    public Landed {
      points = List.copyOf(points);
    }
  }

  /** No property card is left on the board. */
  record PartTwoBegan() implements Event {}

  /** The seat's clock ran out, so often in a row. */
  record ClockMissed(Seat seat, int inARow) implements Event {}

  record ConnectionLost(Seat seat, long absentAtMillis) implements Event {}

  record ConnectionRestored(Seat seat) implements Event {}

  record AutopilotBegan(Seat seat) implements Event {}

  /** Did something after having let a clock run out, or after the autopilot had played. */
  record CameBack(Seat seat, boolean wasAutopilot) implements Event {}

  record GameEnded(Phase.Reason reason, List<Seat> ranking, List<Integer> places)
      implements Event {}
}
