package games.kontor.web;

import games.kontor.time.Time;

/**
 * How many messages one connection may send: a burst of {@link #MOST}, then {@link #EACH_SECOND} a
 * second. It may run into debt, and that is what closes it.
 */
final class Credits {
  static final int MOST = 40;
  static final int EACH_SECOND = 20;
  static final int DEEPEST_DEBT = 160;

  private final Time time;
  private double credits = MOST;
  private long atMillis;

  Credits(Time time) {
    this.time = time;
    this.atMillis = time.millis();
  }

  /** Pays for one message and returns what is left; below zero the message must be refused. */
  double pay() {
    long nowMillis = time.millis();
    credits = Math.min(MOST, credits + (nowMillis - atMillis) * EACH_SECOND / 1_000.0) - 1;
    atMillis = nowMillis;
    return credits;
  }

  /** True if the last message could not be paid for. */
  boolean owes() {
    return credits < 0;
  }
}
