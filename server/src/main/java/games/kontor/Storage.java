package games.kontor;

import games.kontor.cluster.Witness;
import games.kontor.observe.Metrics;
import games.kontor.store.ChatLog;
import games.kontor.store.DataDirectory;
import games.kontor.store.Database;
import games.kontor.store.Journal;
import games.kontor.store.Postgres;
import games.kontor.store.PostgresChatLog;
import games.kontor.store.PostgresJournal;
import games.kontor.store.PostgresRoll;
import games.kontor.store.Sqlite;
import games.kontor.store.SqliteChatLog;
import games.kontor.store.SqliteJournal;
import games.kontor.store.StoreFailed;
import io.vertx.core.Future;
import java.util.Optional;
import java.util.SortedSet;

/**
 * Where a server keeps what must survive: a file in its data folder, or a database. A folder is
 * used, and locked, only by who has something in it.
 */
final class Storage implements AutoCloseable {
  private final Optional<DataDirectory> folder;
  private final String secret;
  private final Journal journal;
  private final ChatLog chat;
  private final Witness witness;

  private Storage(
      Optional<DataDirectory> folder,
      String secret,
      Journal journal,
      ChatLog chat,
      Witness witness) {
    this.folder = folder;
    this.secret = secret;
    this.journal = journal;
    this.chat = chat;
    this.witness = witness;
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
          Optional.of(folder),
          secret,
          new SqliteJournal(sqlite),
          new SqliteChatLog(sqlite),
          Witness.NOBODY);
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
          folder,
          secret,
          new PostgresJournal(postgres),
          new PostgresChatLog(postgres),
          new Roll(new PostgresRoll(postgres, Witness.FRESH_MILLIS)));
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

  /** Where servers that share the database say that they are there. */
  Witness witness() {
    return witness;
  }

  /** The database as the cluster asks it. */
  private record Roll(PostgresRoll roll) implements Witness {
    @Override
    public Future<SortedSet<String>> seen() {
      return roll.seen();
    }

    @Override
    public Future<Void> say(String node) {
      return roll.say(node);
    }

    @Override
    public Future<Void> leave(String node) {
      return roll.leave(node);
    }
  }

  /** Unlocks the folder; the journal is closed by the server that has it. */
  @Override
  public void close() {
    folder.ifPresent(DataDirectory::close);
  }
}
