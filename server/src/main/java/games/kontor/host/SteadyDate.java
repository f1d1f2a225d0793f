package games.kontor.host;

import games.kontor.time.Time;
import java.time.Duration;
import java.util.OptionalLong;

/**
 * The calendar as deletions may believe it: it is never ahead of the time that has really passed
 * since the process began, and it is not believed at all before an hour has. So a clock that jumps
 * forward makes nothing old, and one that was wrong at the start can be set right.
 */
final class SteadyDate {
  /** A clock that was wrong when the machine started has been set by then. */
  static final Duration SETTLED = Duration.ofHours(1);

  /** By so much a clock may be set back without being taken for another one. */
  private static final Duration SLACK = Duration.ofMinutes(1);

  private final Time time;
  private long beganMillis;
  private long beganDateMillis;

  SteadyDate(Time time) {
    this.time = time;
    begin();
  }

  private void begin() {
    beganMillis = time.millis();
    beganDateMillis = time.dateMillis();
  }

  /** The date, milliseconds since 1970; empty while it cannot be believed. */
  OptionalLong millis() {
    long passedMillis = time.millis() - beganMillis;
    long expectedMillis = beganDateMillis + passedMillis;
    long dateMillis = time.dateMillis();
    if (dateMillis < expectedMillis - SLACK.toMillis()) {
      begin();
      return OptionalLong.empty();
    }
    return passedMillis < SETTLED.toMillis()
        ? OptionalLong.empty()
        : OptionalLong.of(Math.min(dateMillis, expectedMillis));
  }
}
