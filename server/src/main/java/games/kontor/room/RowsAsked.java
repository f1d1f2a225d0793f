package games.kontor.room;

/**
 * How many rows were asked for since the table was opened, begun or renewed last: by all, and by
 * each seat of a game. What clocks and bots do is not asked for.
 */
final class RowsAsked {
  private int all;
  private int[] bySeat = {};

  /** Counts a step; the room is as it is after it. */
  void count(RoomState after, Step<?> step) {
    if (isBeginning(step.event())) {
      all = 0;
      bySeat = new int[after.chairs().size()];
    }
    if (step.player() != null) {
      all++;
      int index = after.indexOf(step.player());
      if (index >= 0 && index < bySeat.length) {
        bySeat[index]++;
      }
    }
  }

  private static boolean isBeginning(RoomEvent<?> event) {
    return event instanceof RoomEvent.Renewed<?>
        || (event instanceof RoomEvent.Played<?>(var cause, var facts, var draws)
            && cause instanceof RoomEvent.Cause.Began);
  }

  int all() {
    return all;
  }

  /** By the seat with this number. */
  int by(int seat) {
    return seat >= 1 && seat <= bySeat.length ? bySeat[seat - 1] : 0;
  }
}
