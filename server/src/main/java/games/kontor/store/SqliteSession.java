package games.kontor.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;

/** One connection, used by one thread at a time, with each statement prepared once. */
final class SqliteSession implements AutoCloseable {
  private static final int BUSY_MILLIS = 5_000;

  private final Connection connection;
  private final Map<String, PreparedStatement> statements = new LinkedHashMap<>();

  private SqliteSession(Connection connection) {
    this.connection = connection;
  }

  /** A connection that writes; what is committed is on the disk. */
  static SqliteSession writing(Path file) throws SQLException {
    var config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(BUSY_MILLIS);
    // Nobody asks for the key of a row; the driver would ask for it by a new query after each.
    config.setGetGeneratedKeys(false);
    return new SqliteSession(config.createConnection("jdbc:sqlite:" + file));
  }

  /** A connection that only reads what is committed. */
  static SqliteSession reading(Path file) throws SQLException {
    var config = new SQLiteConfig();
    config.setBusyTimeout(BUSY_MILLIS);
    var session = new SqliteSession(config.createConnection("jdbc:sqlite:" + file));
    session.run("pragma query_only = on");
    return session;
  }

  /**
   * A connection that changes no byte of the file. Where no server runs it leaves nothing beside it
   * either; a server that begins meanwhile may spoil what it reads.
   */
  static SqliteSession looking(Path file) throws SQLException {
    var config = new SQLiteConfig();
    config.setReadOnly(true);
    config.setBusyTimeout(BUSY_MILLIS);
    boolean written = Files.exists(file.resolveSibling(file.getFileName() + "-wal"));
    String url = file.toUri().toString().replaceFirst("^file:/+", "file:///");
    return new SqliteSession(
        config.createConnection("jdbc:sqlite:" + url + (written ? "" : "?immutable=1")));
  }

  /** Runs a statement and returns how many rows it changed. */
  int run(String sql, @Nullable Object... values) throws SQLException {
    return run(sql, statement -> set(statement, values));
  }

  /** The same for a statement that runs often: its values are set by their types. */
  int run(String sql, Values values) throws SQLException {
    try {
      var statement = prepared(sql);
      values.set(statement);
      statement.execute();
      return statement.getUpdateCount();
    } catch (SQLException e) {
      forget(sql);
      throw e;
    }
  }

  /** A statement that has failed cannot be used again. */
  private void forget(String sql) throws SQLException {
    var failed = statements.remove(sql);
    if (failed != null) {
      failed.close();
    }
  }

  /** Runs a query and reads each row of its answer. */
  <T> List<T> query(String sql, Reader<T> reader, @Nullable Object... values) throws SQLException {
    var found = new ArrayList<T>();
    each(sql, row -> found.add(reader.read(row)), values);
    return List.copyOf(found);
  }

  /** Runs a query and hands on each row of its answer before it looks for the next one. */
  void each(String sql, Reader<?> taker, @Nullable Object... values) throws SQLException {
    try {
      var statement = prepared(sql);
      set(statement, values);
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          taker.read(rows);
        }
      }
    } catch (SQLException e) {
      forget(sql);
      throw e;
    }
  }

  /** Closes the connection; an open transaction is rolled back. */
  @Override
  public void close() throws SQLException {
    for (PreparedStatement statement : statements.values()) {
      statement.close();
    }
    connection.close();
  }

  private PreparedStatement prepared(String sql) throws SQLException {
    var statement = statements.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      statements.put(sql, statement);
    }
    return statement;
  }

  private static void set(PreparedStatement statement, @Nullable Object... values)
      throws SQLException {
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
  }

  /** Sets the values of a statement. */
  interface Values {
    void set(PreparedStatement statement) throws SQLException;
  }

  /** Reads the row at which the result stands. */
  interface Reader<T> {
    T read(ResultSet row) throws SQLException;
  }

  /**
   * What is to be done with the file. One that writes may be done again after it was undone, and
   * does not end the transaction that it is part of; it throws {@link Journal.NotNext} only before
   * it has changed anything.
   */
  interface Work<T> {
    T on(SqliteSession session) throws SQLException;
  }
}
