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
public record RoomLimits(int spectators, int seatRowsPerSecond, int seatRows, int roomRows) {
  public static final RoomLimits STANDARD = new RoomLimits(200, 10, 50_000, 500_000);

  /** None at all, for loads that no people make. */
  public static final RoomLimits NONE = new RoomLimits(0, 0, 0, 0);

  /** Throws IllegalArgumentException for a value that cannot be. */
  public RoomLimits {
    if (spectators < 0 || seatRowsPerSecond < 0 || seatRows < 0 || roomRows < 0) {
      throw new IllegalArgumentException("a limit of a room is 0 (none) or more");
    }
  }
}
