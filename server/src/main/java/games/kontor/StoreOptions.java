package games.kontor;

import games.kontor.store.Database;
import games.kontor.store.PostgresAddress;
import games.kontor.store.StoreLimits;
import java.time.Duration;
import picocli.CommandLine.Option;

/** How much the store takes on, as settings. */
final class StoreOptions {

  @Option(
      names = "--looks-waiting",
      defaultValue = "${env:KONTOR_LOOKS_WAITING:-256}",
      description =
          "Reads that may wait and for which nobody at a table waits"
              + " (KONTOR_LOOKS_WAITING, default 256).")
  private int looksWaiting;

  @Option(
      names = "--long-rows",
      defaultValue = "${env:KONTOR_LONG_ROWS:-20000}",
      description =
          "Rooms of more rows are read one after the other, beside all others"
              + " (KONTOR_LONG_ROWS, default 20000; 0: none is).")
  private int longRows;

  @Option(
      names = "--db-readers",
      defaultValue = "${env:KONTOR_DB_READERS:-4}",
      description =
          "Connections to the database that read, beside the one that writes"
              + " (KONTOR_DB_READERS, default 4).")
  private int readers;

  @Option(
      names = "--db-writes-waiting",
      defaultValue = "${env:KONTOR_DB_WRITES_WAITING:-10000}",
      description =
          "Writes that may wait for the database (KONTOR_DB_WRITES_WAITING, default 10000).")
  private int writesWaiting;

  @Option(
      names = "--db-answer-seconds",
      defaultValue = "${env:KONTOR_DB_ANSWER_SECONDS:-10}",
      description =
          "Seconds after which an answer of the database counts as lost"
              + " (KONTOR_DB_ANSWER_SECONDS, default 10).")
  private int answerSeconds;

  @Option(
      names = "--db-patience-seconds",
      defaultValue = "${env:KONTOR_DB_PATIENCE_SECONDS:-60}",
      description =
          "Seconds that a room waits for a database that is away"
              + " (KONTOR_DB_PATIENCE_SECONDS, default 60).")
  private int patienceSeconds;

  /** Throws IllegalArgumentException for a value that cannot be. */
  StoreLimits limits() {
    return new StoreLimits(looksWaiting, longRows);
  }

  /** Throws IllegalArgumentException for a value that cannot be. */
  Database database(PostgresAddress address) {
    return new Database(
        address,
        readers,
        writesWaiting,
        Duration.ofSeconds(answerSeconds),
        Duration.ofSeconds(patienceSeconds));
  }
}
