package games.kontor.game;

import java.util.List;

/**
 * A clock that runs: what ends with it (the phase's name in the specification, or a clock of its
 * own such as "alarm"), when, on which clock, and who is waited for. A secret one is never shown,
 * and changes no clock that is.
 */
public record Deadline(
    String what, long atMillis, long fullMillis, Clock clock, List<Seat> seats, boolean secret) {

  /** The table clock runs while the room runs; the calendar runs always. */
  public enum Clock {
    TABLE,
    CALENDAR
  }

  /**
   * A clock of the table that everybody sees; {@code fullMillis} is its length when it was started.
   */
  public static Deadline table(String what, long atMillis, long fullMillis, List<Seat> seats) {
    return new Deadline(what, atMillis, fullMillis, Clock.TABLE, seats, false);
  }

  /** A clock of the table that nobody sees. */
  public static Deadline secret(String what, long atMillis) {
    return new Deadline(what, atMillis, 0, Clock.TABLE, List.of(), true);
  }
}
