package games.kontor.store;

import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether a database answers, for operators: said once when it stops and once when it is back. It
 * may be asked from any thread.
 */
final class PostgresPulse {
  private static final Logger LOG = LoggerFactory.getLogger(PostgresPulse.class);
  private static final double NANOS = 1e9;

  private final PostgresAddress address;
  private volatile long awaySinceNanos;
  private volatile boolean away;
  private volatile long misses;

  PostgresPulse(PostgresAddress address) {
    this.address = address;
  }

  /** It has answered; told on the store's loop. */
  void beat() {
    if (away) {
      LOG.info("{} is back after {} s", address, awaySeconds());
      away = false;
    }
  }

  /** It has not, or not as it should; told on the store's loop. */
  @SuppressWarnings("NonAtomicVolatileUpdate") // One thread writes.
  void miss(Throwable failure) {
    misses++;
    if (!away && PostgresTrouble.of(failure) == PostgresTrouble.AWAY) {
      LOG.warn("{} is away, what is asked of it waits: {}", address, why(failure));
      awaySinceNanos = System.nanoTime();
      away = true;
    }
  }

  private static String why(Throwable failure) {
    return Objects.requireNonNullElse(failure.getMessage(), failure.toString());
  }

  /** For how long it has been away; 0 if it is there. */
  double awaySeconds() {
    return away ? (System.nanoTime() - awaySinceNanos) / NANOS : 0;
  }

  /** How often something had to be asked again. */
  long misses() {
    return misses;
  }
}
