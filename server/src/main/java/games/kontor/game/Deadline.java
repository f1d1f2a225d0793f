package games.kontor.game;

import java.util.List;

/**
 * A clock that runs: what ends with it (the phase's name in the specification, or a clock of its
 * own such as "alarm"), when, on which clock, who is waited for, who may know of it, and whether it
 * asks those seats to act or acts for them.
 */
public record Deadline(
    String what,
    long atMillis,
    long fullMillis,
    Clock clock,
    List<Seat> seats,
    Visibility visibility,
    boolean asks) {

  /** The table clock runs while the room runs; the calendar runs always. */
  public enum Clock {
    TABLE,
    CALENDAR
  }

  /**
   * SHOWN: everybody sees it run. DULL: no secret, but nothing to be shown. SECRET: never shown,
   * and it changes nothing that is.
   */
  public enum Visibility {
    SHOWN,
    DULL,
    SECRET
  }

  /**
   * A clock of the table that everybody sees; {@code fullMillis} is its length when it was started.
   */
  public static Deadline table(String what, long atMillis, long fullMillis, List<Seat> seats) {
    return new Deadline(what, atMillis, fullMillis, Clock.TABLE, seats, Visibility.SHOWN, true);
  }

  /** The same for seats that have left it to the table: it plays for them, and asks nobody. */
  public static Deadline playing(String what, long atMillis, long fullMillis, List<Seat> seats) {
    return new Deadline(what, atMillis, fullMillis, Clock.TABLE, seats, Visibility.SHOWN, false);
  }

  /** One of the calendar that everybody sees; it runs on while the room does not. */
  public static Deadline calendar(String what, long atMillis, long fullMillis, List<Seat> seats) {
    return new Deadline(what, atMillis, fullMillis, Clock.CALENDAR, seats, Visibility.SHOWN, true);
  }

  /** A clock of the table that is no secret and not worth showing. */
  public static Deadline dull(String what, long atMillis, List<Seat> seats) {
    return new Deadline(what, atMillis, 0, Clock.TABLE, seats, Visibility.DULL, false);
  }

  /** A clock of the table that nobody sees. */
  public static Deadline secret(String what, long atMillis) {
    return new Deadline(what, atMillis, 0, Clock.TABLE, List.of(), Visibility.SECRET, false);
  }

  /** True if it is a clock of the table that asks this seat to act. */
  public boolean hurries(Seat seat) {
    return asks && clock == Clock.TABLE && seats.contains(seat);
  }

  /** True if everybody sees it run. */
  public boolean shown() {
    return visibility == Visibility.SHOWN;
  }

  /** True if nobody may know of it. */
  public boolean secret() {
    return visibility == Visibility.SECRET;
  }
}
