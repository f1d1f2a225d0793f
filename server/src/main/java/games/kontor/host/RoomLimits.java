package games.kontor.host;

/**
 * How much one room takes on; 0 lifts a limit. Production takes {@link #STANDARD} or what the
 * settings say.
 *
 * @param spectators connections that follow a room beside those of its players
 * @param windows connections of one player; of more the oldest is closed
 * @param watchesPerSecond how often a player may ask for the whole table, or take another name,
 *     twenty times that at once
 * @param linesPerSecond what a spectator may say, twenty times that at once; all of them five times
 *     as much
 * @param chatKibibytes so much of what was said goes with a snapshot, of each channel
 * @param commandsWaiting commands that wait for the one under way
 * @param earlierWaiting questions for lines that are not in memory any more that wait for theirs
 * @param seatRowsPerSecond what a seat may write a second, twenty times that at once
 * @param seatRows what a seat may write in one game, after which only its clocks act for it
 * @param roomRows a room with so many rows begins no other game
 */
public record RoomLimits(
    int spectators,
    int windows,
    int watchesPerSecond,
    int linesPerSecond,
    int chatKibibytes,
    int commandsWaiting,
    int earlierWaiting,
    int seatRowsPerSecond,
    int seatRows,
    int roomRows) {
  public static final RoomLimits STANDARD =
      new RoomLimits(200, 8, 1, 1, 24, 64, 200, 10, 50_000, 500_000);

  /** Throws IllegalArgumentException for a value that cannot be. */
  public RoomLimits {
    if (spectators < 0
        || windows < 0
        || watchesPerSecond < 0
        || linesPerSecond < 0
        || chatKibibytes < 0
        || commandsWaiting < 0
        || earlierWaiting < 0
        || seatRowsPerSecond < 0
        || seatRows < 0
        || roomRows < 0) {
      throw new IllegalArgumentException("a limit of a room is 0 (none) or more");
    }
  }

  /** What of a channel goes with a snapshot; a most of 0 is none. */
  int chatBytes() {
    return chatKibibytes == 0
        ? Integer.MAX_VALUE
        : (int) Math.min(Integer.MAX_VALUE, chatKibibytes * 1024L);
  }
}
