package games.kontor.lab;

/**
 * How many messages one connection may send, a little less than a server allows: a burst, then so
 * many a second.
 */
final class Allowance {
  private static final double MOST = 15;
  private static final double EACH_SECOND = 19;
  private static final double NANOS = 1e9;

  private double credits = MOST;
  private long atNanos = System.nanoTime();

  /** Takes a message; false if there is none left. */
  boolean take() {
    refill();
    if (credits < 1) {
      return false;
    }
    credits--;
    return true;
  }

  /** Milliseconds until there is a message left again. */
  long restMillis() {
    refill();
    return credits >= 1 ? 1 : (long) Math.ceil((1 - credits) / EACH_SECOND * 1_000);
  }

  private void refill() {
    long now = System.nanoTime();
    credits = Math.min(MOST, credits + (now - atNanos) * EACH_SECOND / NANOS);
    atNanos = now;
  }
}
