package games.kontor.host;

import games.kontor.protocol.Common.Watchers;
import games.kontor.room.Audience;
import games.kontor.time.Time;
import org.jspecify.annotations.Nullable;

/**
 * Spectators as the room is told of them: what changes about them is collected and told once a
 * second at most, however many come, go or take another name. What happens to seats is told at
 * once.
 */
final class Onlookers {
  private static final long EACH_MILLIS = 1_000;

  private final Time time;
  private final Runnable changed;
  private Watchers told = Audience.NOBODY.watchers();
  private long restsUntilMillis = Long.MIN_VALUE;
  private Time.@Nullable Timer timer;

  /** {@code changed} is called when there is something to tell that had to wait. */
  Onlookers(Time time, Runnable changed) {
    this.time = time;
    this.changed = changed;
  }

  /** Who is there, with the spectators that may be told of now. */
  Audience told(Audience now) {
    long nowMillis = time.millis();
    if (!now.watchers().equals(told)) {
      if (nowMillis < restsUntilMillis) {
        tellLater(restsUntilMillis - nowMillis);
        return new Audience(now.connected(), now.awaySinceMillis(), told);
      }
      told = now.watchers();
      restsUntilMillis = nowMillis + EACH_MILLIS;
    }
    stop();
    return now;
  }

  private void tellLater(long millis) {
    if (timer == null) {
      timer = time.schedule(millis, this::tell);
    }
  }

  private void tell() {
    timer = null;
    changed.run();
  }

  /** Tells nothing more by itself. */
  void stop() {
    if (timer != null) {
      timer.cancel();
      timer = null;
    }
  }
}
