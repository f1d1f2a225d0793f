package games.kontor.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** The one PostgreSQL of a test run, with a fresh database for whoever asks. */
public final class TestDatabase {
  private static final AtomicInteger COUNT = new AtomicInteger();

  private final String name;

  /** One that is there already. */
  TestDatabase(String name) {
    this.name = name;
  }

  /** Started by the first who asks, and ended with the process. */
  private static final class Server {
    static final EmbeddedPostgres RUNNING = start();

    private static EmbeddedPostgres start() {
      try {
        return EmbeddedPostgres.builder()
            .setPGStartupWait(Duration.ofSeconds(60))
            .setServerConfig("synchronous_commit", "on")
            .start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** A database without a table. */
  public static TestDatabase fresh() {
    var database = new TestDatabase("kontor_" + COUNT.incrementAndGet());
    new TestDatabase("postgres").run("create database " + database.name);
    return database;
  }

  String name() {
    return name;
  }

  static int port() {
    return Server.RUNNING.getPort();
  }

  /** As the setting KONTOR_DB names it. */
  public String url() {
    return url(port());
  }

  /** The same, reached by another port. */
  String url(int port) {
    return "postgres://postgres:postgres@127.0.0.1:" + port + "/" + name;
  }

  PostgresAddress address() {
    return PostgresAddress.of(url());
  }

  /** One that gives up soon. */
  static Database hasty(String url, Duration answer, Duration patience) {
    return new Database(PostgresAddress.of(url), 2, 100, answer, patience);
  }

  /** One that no server has. */
  Connection connection() throws SQLException {
    return Server.RUNNING.getDatabase("postgres", name).getConnection();
  }

  /** Runs a statement beside all servers. */
  public void run(String sql) {
    try (var connection = connection();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(sql, e);
    }
  }

  /** The first column of what a query finds. */
  public List<String> find(String sql) {
    try (var connection = connection();
        var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      var found = new ArrayList<String>();
      while (rows.next()) {
        found.add(rows.getString(1));
      }
      return found;
    } catch (SQLException e) {
      throw new IllegalStateException(sql, e);
    }
  }

  /** One of its processes dies, so it ends all others and begins anew, as after a loss of power. */
  static void crash() {
    var victim =
        new TestDatabase("postgres")
            .find("select pid from pg_stat_activity where backend_type = 'checkpointer'");
    ProcessHandle.of(Long.parseLong(victim.getFirst())).orElseThrow().destroyForcibly();
  }
}
