package games.kontor.host;

import games.kontor.game.Deadline;
import games.kontor.room.RoomCommand;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** One timer for all clocks of a room, set to the one that ends first. */
final class Alarm {
  private final Time time;
  private final Runnable ring;
  private Time.@Nullable Timer timer;
  private long restsUntilMillis;

  /** What was due last, if nothing has come of it: that is a bug, and must not spin. */
  private RoomCommand.@Nullable Due fruitless;

  Alarm(Time time, Runnable ring) {
    this.time = time;
    this.ring = ring;
  }

  /** The name of a clock, as the room knows it again. */
  static RoomCommand.Due name(Deadline deadline) {
    return new RoomCommand.Due(deadline.what(), deadline.atMillis());
  }

  /** What has run out first, of equal ones the first in the list. */
  Optional<RoomCommand.Due> due(List<Deadline> running, ToLongFunction<Deadline> leftMillis) {
    return time.millis() < restsUntilMillis
        ? Optional.empty()
        : next(running, leftMillis)
            .filter(deadline -> leftMillis.applyAsLong(deadline) <= 0)
            .map(Alarm::name);
  }

  private Optional<Deadline> next(List<Deadline> running, ToLongFunction<Deadline> leftMillis) {
    return running.stream()
        .filter(deadline -> !name(deadline).equals(fruitless))
        .min(Comparator.comparingLong(leftMillis));
  }

  /** Rings when the next clock has run out. */
  void set(List<Deadline> running, ToLongFunction<Deadline> leftMillis) {
    stop();
    next(running, leftMillis)
        .ifPresent(
            deadline -> {
              long rest = restsUntilMillis - time.millis();
              long delay = Math.max(leftMillis.applyAsLong(deadline), rest);
              timer = time.schedule(Math.max(delay, 1), ring);
            });
  }

  void stop() {
    if (timer != null) {
      timer.cancel();
      timer = null;
    }
  }

  /** Rings for nothing in the next so many milliseconds. */
  void rest(long millis) {
    restsUntilMillis = time.millis() + millis;
  }

  /** Does not ring for this clock until {@link #listen}. */
  void ignore(RoomCommand.Due due) {
    fruitless = due;
  }

  /** Rings for every clock again. */
  void listen() {
    fruitless = null;
  }
}
