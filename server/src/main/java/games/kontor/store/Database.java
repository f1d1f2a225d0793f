package games.kontor.store;

import java.time.Duration;

/**
 * A PostgreSQL database that several servers may share, and how much one asks of it.
 *
 * @param address where it is
 * @param readers so many connections read at once, beside the one that writes
 * @param writesWaiting so many writes may wait for their turn
 * @param answer what is not answered within this time counts as lost, with its connection
 * @param patience so long what was asked waits for a database that is away
 */
public record Database(
    PostgresAddress address, int readers, int writesWaiting, Duration answer, Duration patience) {

  /** Throws IllegalArgumentException for a value that cannot be. */
  public Database {
    if (readers < 1 || writesWaiting < 1 || answer.isZero() || patience.isNegative()) {
      throw new IllegalArgumentException(
          "a database is read and written by one at least, in no less than a second");
    }
  }

  /** The same with the usual limits. */
  public static Database at(PostgresAddress address) {
    return new Database(address, 4, 10_000, Duration.ofSeconds(10), Duration.ofSeconds(60));
  }
}
