package games.kontor.room;

import games.kontor.protocol.Common.Clock;
import games.kontor.protocol.Common.Clocks;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Whom a table waits for, as all who follow it see, and in which round; {@code round} is null where
 * the game tells none. A clock is told to those it runs for while it runs: {@code leftMillis} is
 * null for everybody else, and while the room is away.
 */
public record Standing(
    List<Integer> toAct, boolean paused, @Nullable Integer round, @Nullable Long leftMillis) {

  static Standing of(
      List<Integer> toAct, boolean paused, OptionalInt round, Clocks clocks, int seat) {
    Integer told = round.isPresent() ? round.getAsInt() : null;
    Long left = toAct.contains(seat) ? left(clocks.running(), seat) : null;
    return new Standing(toAct, paused, told, left);
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
    return new Standing(toAct, paused, round, null);
  }
}
