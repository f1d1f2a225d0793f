package games.kontor.store;

import java.time.Duration;

final class PostgresLongReadsTests extends LongReadsContract {
  private final TestDatabase database = TestDatabase.fresh();

  /** By one line only: of several nobody can say which of them finds out first what is long. */
  @Override
  Journal open(StoreLimits limits) {
    var one =
        new Database(database.address(), 1, 100, Duration.ofSeconds(10), Duration.ofSeconds(60));
    return new PostgresJournal(Postgres.open(one, limits));
  }
}
