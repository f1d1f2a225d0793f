package games.kontor.store;

import io.vertx.core.Future;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One SQLite file that holds everything. Writes are committed in groups by one thread ({@link
 * SqliteWriter}); reads run beside them, on threads of their own, and see what is committed. What
 * takes long to read has a thread for itself, one after the other, so that the rest never waits for
 * it.
 */
public final class Sqlite {
  /** Those who read also make something of what they read: on a small machine there are two. */
  static final int READERS = Math.max(2, Runtime.getRuntime().availableProcessors());

  private final @Nullable SqliteWriter writer;
  private final Readers readers;
  private final Readers longReaders;
  private final StoreLimits limits;

  private Sqlite(Path file, StoreLimits limits) throws SQLException {
    var session = SqliteSession.writing(file);
    var reading = new ArrayList<SqliteSession>();
    try {
      Schema.prepare(session, file);
      for (int i = 0; i <= READERS; i++) {
        reading.add(SqliteSession.reading(file));
      }
    } catch (SQLException | StoreFailed e) {
      session.close();
      throw e;
    }
    this.limits = limits;
    writer = new SqliteWriter(file, session);
    Thread.ofPlatform().daemon().name("store-writer").start(writer);
    int most = limits.looksWaiting();
    readers = new Readers("store-reader-", reading.subList(0, READERS), most);
    longReaders = new Readers("store-long-reader-", List.of(reading.getLast()), most);
  }

  /** One that only reads by this session. */
  private Sqlite(SqliteSession session) {
    writer = null;
    limits = StoreLimits.STANDARD;
    readers = new Readers("store-reader-", List.of(session), limits.looksWaiting());
    longReaders = readers;
  }

  /** The same with the usual limits. */
  public static Sqlite open(Path file) {
    return open(file, StoreLimits.STANDARD);
  }

  /**
   * Opens the file, makes it if there is none, and brings one of an older build up to date. Throws
   * {@link StoreFailed}, also for a file that a newer build has written.
   */
  public static Sqlite open(Path file, StoreLimits limits) {
    try {
      return new Sqlite(file, limits);
    } catch (SQLException e) {
      throw new StoreFailed("cannot open " + file, e);
    }
  }

  /**
   * Opens the file only to read it: no byte changes, and each write fails. Throws {@link
   * StoreFailed}, also for a file that a newer build has written.
   */
  public static Sqlite look(Path file) {
    try {
      var session = SqliteSession.looking(file);
      try {
        Schema.version(session, file);
        return new Sqlite(session);
      } catch (SQLException | StoreFailed e) {
        session.close();
        throw e;
      }
    } catch (SQLException e) {
      throw new StoreFailed("cannot open " + file, e);
    }
  }

  /** Does the work in a transaction; the future completes when it is durable. */
  <T> Future<T> write(SqliteSession.Work<T> work) {
    return writer == null
        ? Future.failedFuture(new StoreFailed("the file was opened only to be read"))
        : writer.add(work);
  }

  /** Does the work, which only reads, beside all others. What it throws is its failure. */
  <T> Future<T> read(SqliteSession.Work<T> work) {
    return readers.read(work);
  }

  /** The same, after all other reads; fails with {@link StoreBusy} when too many wait for that. */
  <T> Future<T> look(SqliteSession.Work<T> work) {
    return readers.look(work);
  }

  /** The same as {@link #read} for what takes long: one after the other, and nothing else waits. */
  <T> Future<T> readLong(SqliteSession.Work<T> work) {
    return longReaders.read(work);
  }

  /** The same as {@link #look} for what takes long. */
  <T> Future<T> lookLong(SqliteSession.Work<T> work) {
    return longReaders.look(work);
  }

  StoreLimits limits() {
    return limits;
  }

  /**
   * Finishes what was asked before and closes the file; what is asked later fails, and so does a
   * long reading that has not begun.
   */
  public Future<Void> close() {
    readers.close();
    longReaders.close();
    return writer == null ? Future.succeededFuture() : writer.close();
  }
}
