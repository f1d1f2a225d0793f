package games.kontor.games.economy;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** How long a page needs to show what has happened, in milliseconds. */
final class Pace {
  /** A die tumbles, and a rival's is read. */
  static final long ROLL_MILLIS = 1_000;

  /** The card that a piece stood on turns down, and then the piece flies to its corner. */
  static final long SENDING_MILLIS = 900;

  /** What part 2 changes stands over the board, before anybody throws by its rules. */
  static final long PART_TWO_MILLIS = 1_800;

  private static final long STEP_MILLIS = 220;
  private static final long TURNING_MILLIS = 450;
  private static final long TAKING_MILLIS = 600;

  /** Points fly, and what was paid is read. */
  private static final long PAYING_MILLIS = 1_100;

  private Pace() {}

  static long of(List<Space> path) {
    return STEP_MILLIS * path.size();
  }

  static long of(boolean turnedUp, @Nullable Holder takenFrom, List<Integer> points) {
    boolean pays = points.stream().anyMatch(gained -> gained > 0);
    return (turnedUp ? TURNING_MILLIS : 0)
        + (takenFrom == null ? 0 : TAKING_MILLIS)
        + (pays ? PAYING_MILLIS : 0);
  }
}
