package games.kontor.game;

/**
 * How far what has happened has been seen at the table: a page shows one thing after the other, and
 * falls behind where others act sooner than that. A clock that asks somebody to act begins when he
 * can see why. Kept in the state of a game, and made of its facts alone; times are milliseconds on
 * the table clock.
 *
 * @param atMillis when a page has shown all that led to the phase that runs
 * @param moreMillis how long it needs for what has happened since
 */
public record Seen(long atMillis, long moreMillis) {
  /** Nothing has happened yet. */
  public static final Seen NOTHING = new Seen(0, 0);

  /** A page that is further behind than this plays what comes twice as fast. */
  static final long PATIENCE_MILLIS = 3_000;

  /**
   * A page that is further behind than this leaves out what is old: nobody is waited for longer.
   */
  public static final long MOST_MILLIS = 8_000;

  /** Something happened that takes a page so long to show. */
  public Seen with(long millis) {
    return new Seen(atMillis, moreMillis + millis);
  }

  /**
   * A phase begins: it can be seen once all before it has been, in at most {@link #MOST_MILLIS}.
   */
  public Seen entered(long nowMillis) {
    long fromMillis = Math.max(atMillis, nowMillis);
    boolean isHurried = fromMillis - nowMillis > PATIENCE_MILLIS;
    long allMillis = fromMillis + (isHurried ? moreMillis / 2 : moreMillis);
    return new Seen(Math.min(allMillis, nowMillis + MOST_MILLIS), 0);
  }
}
