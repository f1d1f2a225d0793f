package games.kontor.store;

/**
 * How much the store takes on.
 *
 * @param looksWaiting so many readings for whom nobody at a table waits may wait for their turn
 * @param longRows a room of more rows is read on a thread that such rooms share; 0: no room is
 */
public record StoreLimits(int looksWaiting, int longRows) {
  public static final StoreLimits STANDARD = new StoreLimits(256, 20_000);

  /** Throws IllegalArgumentException for a value that cannot be. */
  public StoreLimits {
    if (looksWaiting < 1 || longRows < 0) {
      throw new IllegalArgumentException("one who looks may wait, and rows are none or more");
    }
  }
}
