package games.kontor.store;

import io.vertx.core.Future;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;

/**
 * One SQLite file that holds everything. Writes are committed in groups by one thread ({@link
 * SqliteWriter}); reads run beside them, on threads of their own, and see what is committed.
 */
public final class Sqlite {
  private static final int READERS = 2;
  private static final List<String> TABLES =
      List.of(
          """
          create table if not exists row (
            room text not null, seq integer not null, date_millis integer not null,
            now_millis integer not null, kind text not null, version integer not null,
            body blob not null, primary key (room, seq))
          """,
          """
          create table if not exists entry (
            room text primary key, stage text not null, listed integer not null,
            wake_at_millis integer, changed_millis integer not null, listing blob not null)
          """,
          "create index if not exists entry_changed on entry (changed_millis)",
          """
          create index if not exists entry_wake on entry (wake_at_millis)
            where wake_at_millis is not null
          """,
          """
          create table if not exists chat (
            room text not null, channel text not null, n integer not null,
            body blob not null, primary key (room, channel, n)) without rowid
          """);

  private final SqliteWriter writer;
  private final ExecutorService readers;
  private final LinkedBlockingQueue<SqliteSession> idle = new LinkedBlockingQueue<>();

  private Sqlite(Path file) throws SQLException {
    var session = SqliteSession.writing(file);
    for (String table : TABLES) {
      session.run(table);
    }
    for (int i = 0; i < READERS; i++) {
      idle.add(SqliteSession.reading(file));
    }
    writer = new SqliteWriter(file, session);
    Thread.ofPlatform().daemon().name("store-writer").start(writer);
    readers =
        Executors.newFixedThreadPool(
            READERS, Thread.ofPlatform().daemon().name("store-reader-", 1).factory());
  }

  /** Opens the file and makes it if there is none. Throws {@link StoreFailed}. */
  public static Sqlite open(Path file) {
    try {
      return new Sqlite(file);
    } catch (SQLException e) {
      throw new StoreFailed("cannot open " + file, e);
    }
  }

  /** Does the work in a transaction; the future completes when it is durable. */
  <T> Future<T> write(Work<T> work) {
    return writer.add(work);
  }

  /** Does the work, which only reads, beside all others. */
  <T> Future<T> read(Work<T> work) {
    var answer = new Answer<T>();
    try {
      readers.execute(() -> readNow(work, answer));
    } catch (RejectedExecutionException e) {
      answer.fail(new StoreFailed("the store is closed", e));
    }
    return answer.future();
  }

  /** Finishes what was asked before and closes the file; what is asked later fails. */
  public Future<Void> close() {
    readers.shutdown();
    return writer.close();
  }

  private <T> void readNow(Work<T> work, Answer<T> answer) {
    var session = idle.remove();
    try {
      answer.complete(work.on(session));
    } catch (SQLException | RuntimeException e) {
      answer.fail(new StoreFailed("not read", e));
    } finally {
      idle.add(session);
    }
  }

  /** What is to be done with the file. */
  interface Work<T> {
    T on(SqliteSession session) throws SQLException;
  }
}
