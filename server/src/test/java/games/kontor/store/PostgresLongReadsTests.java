package games.kontor.store;

final class PostgresLongReadsTests extends LongReadsContract {
  private final TestDatabase database = TestDatabase.fresh();

  @Override
  Journal open(StoreLimits limits) {
    return new PostgresJournal(Postgres.open(Database.at(database.address()), limits));
  }
}
