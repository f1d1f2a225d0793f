package games.kontor.host;

/**
 * How much one room takes on. Production takes {@link #STANDARD} or what the settings say.
 *
 * @param spectators connections that follow a room beside those of its players; 0: as many as come
 * @param seatRowsPerSecond what a seat may write a second, twenty times that at once; 0: as much as
 *     it likes
 * @param seatRows what a seat may write in one game, after which only its clocks act for it; 0: as
 *     much as it likes
 * @param roomRows a room with so many rows begins no other game; 0: it always does
 */
public record Limits(int spectators, int seatRowsPerSecond, int seatRows, int roomRows) {
  public static final Limits STANDARD = new Limits(200, 10, 50_000, 500_000);

  /** None at all, for loads that no people make. */
  public static final Limits NONE = new Limits(0, 0, 0, 0);

  /** Throws IllegalArgumentException for a value that cannot be. */
  public Limits {
    if (spectators < 0 || seatRowsPerSecond < 0 || seatRows < 0 || roomRows < 0) {
      throw new IllegalArgumentException("a limit of a room is 0 (none) or more");
    }
  }
}
