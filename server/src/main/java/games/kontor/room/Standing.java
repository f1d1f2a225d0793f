package games.kontor.room;

import games.kontor.protocol.Common.Clock;
import games.kontor.protocol.Common.Clocks;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whom a table waits for, as all who follow it see. A clock is told to those it runs for while it
 * runs: {@code leftMillis} is null for everybody else, and while the room is away.
 */
public record Standing(List<Integer> toAct, boolean paused, @Nullable Long leftMillis) {

  static Standing of(List<Integer> toAct, boolean paused, Clocks clocks, int seat) {
    return new Standing(toAct, paused, toAct.contains(seat) ? left(clocks.running(), seat) : null);
  }

  private static @Nullable Long left(List<Clock> running, int seat) {
    return running.stream()
        .filter(clock -> clock.seats() == null || clock.seats().contains(seat))
        .map(Clock::leftMillis)
        .min(Long::compare)
        .orElse(null);
  }

  /** The same when the room is put away, and its clocks stand still. */
  public Standing away() {
    return new Standing(toAct, paused, null);
  }
}
