package games.kontor;

import games.kontor.observe.Metrics;
import games.kontor.store.ChatLog;
import games.kontor.store.DataDirectory;
import games.kontor.store.Database;
import games.kontor.store.Journal;
import games.kontor.store.Postgres;
import games.kontor.store.PostgresChatLog;
import games.kontor.store.PostgresJournal;
import games.kontor.store.Sqlite;
import games.kontor.store.SqliteChatLog;
import games.kontor.store.SqliteJournal;
import games.kontor.store.StoreFailed;
import java.util.Optional;

/**
 * Where a server keeps what must survive: a file in its data folder, or a database. A folder is
 * used, and locked, only by who has something in it.
 */
final class Storage implements AutoCloseable {
  private final Optional<DataDirectory> folder;
  private final String secret;
  private final Journal journal;
  private final ChatLog chat;

  private Storage(Optional<DataDirectory> folder, String secret, Journal journal, ChatLog chat) {
    this.folder = folder;
    this.secret = secret;
    this.journal = journal;
    this.chat = chat;
  }

  /** Opens what the settings name. Throws {@link StoreFailed}. */
  static Storage open(Config config, Metrics metrics) {
    return config
        .database()
        .map(database -> shared(config, database, metrics))
        .orElseGet(() -> own(config));
  }

  private static Storage own(Config config) {
    var folder = DataDirectory.open(config.data());
    try {
      String secret = config.secret().orElseGet(folder::secret);
      var sqlite = Sqlite.open(folder.database(), config.store());
      return new Storage(
          Optional.of(folder), secret, new SqliteJournal(sqlite), new SqliteChatLog(sqlite));
    } catch (StoreFailed e) {
      folder.close();
      throw e;
    }
  }

  private static Storage shared(Config config, Database database, Metrics metrics) {
    var folder =
        config.secret().isPresent()
            ? Optional.<DataDirectory>empty()
            : Optional.of(DataDirectory.open(config.data()));
    try {
      String secret = config.secret().or(() -> folder.map(DataDirectory::secret)).orElseThrow();
      var postgres = Postgres.open(database, config.store());
      metrics.database(postgres::awaySeconds, postgres::misses, postgres::writesWaiting);
      return new Storage(
          folder, secret, new PostgresJournal(postgres), new PostgresChatLog(postgres));
    } catch (StoreFailed e) {
      folder.ifPresent(DataDirectory::close);
      throw e;
    }
  }

  String secret() {
    return secret;
  }

  Journal journal() {
    return journal;
  }

  ChatLog chat() {
    return chat;
  }

  /** Unlocks the folder; the journal is closed by the server that has it. */
  @Override
  public void close() {
    folder.ifPresent(DataDirectory::close);
  }
}
