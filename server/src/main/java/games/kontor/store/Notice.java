package games.kontor.store;

import org.jspecify.annotations.Nullable;

/**
 * Something that a player who is away is to be told, one way. There is one of each kind and way for
 * him in a room; a later one takes its place.
 *
 * @param id the same for each attempt to tell this; it tells nothing
 * @param repeat how often he was reminded of it before
 * @param causedMillis the date at which it became true
 * @param dueMillis the date at which it is to be told
 * @param untilMillis the date from which on it is not worth telling
 * @param attempts how often telling it has failed
 */
public record Notice(
    String room,
    String player,
    Kind kind,
    Way way,
    String id,
    int repeat,
    long causedMillis,
    long dueMillis,
    long untilMillis,
    int attempts,
    About about) {

  /** What it says. */
  public enum Kind {
    /** The table waits for him. */
    TURN,
    /** His time to act by post is over soon. */
    DUE,
    /** A postal turn has been played. */
    REPORT,
    /** Is this address yours? */
    CONFIRM
  }

  /** How it is told. */
  public enum Way {
    MAIL,
    WEBHOOK
  }

  /**
   * What everybody at the table may know, as of the cause.
   *
   * @param seat his seat's number, and its player's name
   * @param turn the postal turn that is out, or 0
   * @param byMillis the date until which he may act; null: there is none
   * @param link what a link that moves his seat must name; for mails alone
   * @param over the game has ended
   */
  public record About(
      String game,
      int seat,
      String name,
      int turn,
      @Nullable Long byMillis,
      int link,
      boolean over) {

    About linked(int other) {
      return new About(game, seat, name, turn, byMillis, other, over);
    }
  }

  /** The same at another date, after so many reminders and attempts. */
  public Notice at(long otherMillis, int repeats, int failures) {
    return new Notice(
        room,
        player,
        kind,
        way,
        id,
        repeats,
        causedMillis,
        otherMillis,
        untilMillis,
        failures,
        about);
  }

  /** The same for the same person with another identity, whose links name this number. */
  Notice moved(String now, int link) {
    return new Notice(
        room,
        now,
        kind,
        way,
        id,
        repeat,
        causedMillis,
        dueMillis,
        untilMillis,
        attempts,
        about.linked(link));
  }

  /** True if both are the same attempt at telling the same. */
  boolean isSame(Notice other) {
    return id.equals(other.id) && repeat == other.repeat;
  }
}
