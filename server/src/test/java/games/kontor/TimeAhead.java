package games.kontor;

import games.kontor.time.Time;
import java.time.Duration;

/** The time of all, by a calendar that was set otherwise. */
record TimeAhead(Time time, Duration ahead) implements Time {
  @Override
  public long millis() {
    return time.millis();
  }

  @Override
  public long dateMillis() {
    return time.dateMillis() + ahead.toMillis();
  }

  @Override
  public Timer schedule(long delayMillis, Runnable task) {
    return time.schedule(delayMillis, task);
  }
}
