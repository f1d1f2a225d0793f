package games.kontor.host;

import games.kontor.game.Deadline;
import games.kontor.room.RoomCommand;
import games.kontor.time.Time;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * One timer for all clocks of a room, set to the one that ends first. A timer that will ring sooner
 * than anything ends is left alone: it then finds nothing due and is set anew, which is cheaper
 * than to set one after each action.
 */
final class Alarm {
  private final Time time;
  private final Runnable ring;
  private final LongConsumer late;
  private Time.@Nullable Timer timer;
  private long ringsAtMillis;
  private long restsUntilMillis;

  /** What was due last, if nothing has come of it: that is a bug, and must not spin. */
  private RoomCommand.@Nullable Due fruitless;

  /** {@code late} is told by how many milliseconds each clock that is due rings too late. */
  Alarm(Time time, Runnable ring, LongConsumer late) {
    this.time = time;
    this.ring = ring;
    this.late = late;
  }

  /** The name of a clock, as the room knows it again. */
  static RoomCommand.Due name(Deadline deadline) {
    return new RoomCommand.Due(deadline.what(), deadline.atMillis());
  }

  /** What has run out first, of equal ones the first in the list. */
  Optional<RoomCommand.Due> due(List<Deadline> running, ToLongFunction<Deadline> leftMillis) {
    var due =
        time.millis() < restsUntilMillis
            ? Optional.<Deadline>empty()
            : next(running, leftMillis).filter(first -> leftMillis.applyAsLong(first) <= 0);
    due.ifPresent(first -> late.accept(-leftMillis.applyAsLong(first)));
    return due.map(Alarm::name);
  }

  private Optional<Deadline> next(List<Deadline> running, ToLongFunction<Deadline> leftMillis) {
    Deadline first = null;
    long leftOfFirst = Long.MAX_VALUE;
    for (Deadline deadline : running) {
      long left = leftMillis.applyAsLong(deadline);
      if (left < leftOfFirst && !isFruitless(deadline)) {
        first = deadline;
        leftOfFirst = left;
      }
    }
    return Optional.ofNullable(first);
  }

  private boolean isFruitless(Deadline deadline) {
    return fruitless != null && name(deadline).equals(fruitless);
  }

  /** Rings when the next clock has run out. */
  void set(List<Deadline> running, ToLongFunction<Deadline> leftMillis) {
    var next = next(running, leftMillis);
    if (next.isEmpty()) {
      stop();
      return;
    }
    long nowMillis = time.millis();
    long delay = Math.max(leftMillis.applyAsLong(next.get()), restsUntilMillis - nowMillis);
    long atMillis = nowMillis + Math.max(delay, 1);
    if (timer == null || ringsAtMillis > atMillis || ringsAtMillis < nowMillis) {
      stop();
      ringsAtMillis = atMillis;
      timer = time.schedule(atMillis - nowMillis, this::ring);
    }
  }

  private void ring() {
    timer = null;
    ring.run();
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
