package games.kontor.web;

import games.kontor.time.Time;

/**
 * How many messages one connection may send: so many a second, twice as many at once. It may run
 * into debt, and that is what closes it.
 */
final class Credits {
  private static final int SECONDS_AT_ONCE = 2;
  private static final int DEEPEST_SECONDS = 8;

  private final Time time;
  private final int eachSecond;
  private double credits;
  private long atMillis;

  Credits(Time time, int eachSecond) {
    this.time = time;
    this.eachSecond = eachSecond;
    this.credits = SECONDS_AT_ONCE * eachSecond;
    this.atMillis = time.millis();
  }

  /** Pays for one message. */
  void pay() {
    long nowMillis = time.millis();
    double more = (nowMillis - atMillis) * eachSecond / 1_000.0;
    credits = Math.min(SECONDS_AT_ONCE * eachSecond, credits + more) - 1;
    atMillis = nowMillis;
  }

  /** True if there is more debt than a connection may have. */
  boolean isDeepInDebt() {
    return credits < -DEEPEST_SECONDS * eachSecond;
  }

  /** True if the last message could not be paid for, and must be refused. */
  boolean owes() {
    return credits < 0;
  }
}
