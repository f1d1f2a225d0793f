package games.kontor.store;

import io.vertx.core.Future;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * One SQLite file that holds everything. Writes are committed in groups by one thread ({@link
 * SqliteWriter}); reads run beside them, on threads of their own, and see what is committed.
 */
public final class Sqlite {
  /** Those who read also make something of what they read: on a small machine there are two. */
  private static final int READERS = Math.max(2, Runtime.getRuntime().availableProcessors());

  /** Of those for whom nobody at a table waits. */
  private static final int MOST_WAITING = 256;

  private final @Nullable SqliteWriter writer;
  private final ExecutorService readers;
  private final LinkedBlockingQueue<SqliteSession> idle = new LinkedBlockingQueue<>();
  private final Queue<Runnable> urgent = new ConcurrentLinkedQueue<>();
  private final Queue<Runnable> patient = new LinkedBlockingQueue<>(MOST_WAITING);

  private Sqlite(Path file) throws SQLException {
    var session = SqliteSession.writing(file);
    try {
      Schema.prepare(session, file);
      for (int i = 0; i < READERS; i++) {
        idle.add(SqliteSession.reading(file));
      }
    } catch (SQLException | StoreFailed e) {
      session.close();
      throw e;
    }
    writer = new SqliteWriter(file, session);
    Thread.ofPlatform().daemon().name("store-writer").start(writer);
    readers = readers(READERS);
  }

  /** One that only reads by this session. */
  private Sqlite(SqliteSession session) {
    writer = null;
    idle.add(session);
    readers = readers(1);
  }

  private static ExecutorService readers(int count) {
    return Executors.newFixedThreadPool(
        count, Thread.ofPlatform().daemon().name("store-reader-", 1).factory());
  }

  /**
   * Opens the file, makes it if there is none, and brings one of an older build up to date. Throws
   * {@link StoreFailed}, also for a file that a newer build has written.
   */
  public static Sqlite open(Path file) {
    try {
      return new Sqlite(file);
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
    return read(work, urgent);
  }

  /** The same, after all other reads; fails with {@link StoreBusy} when too many wait for that. */
  <T> Future<T> look(SqliteSession.Work<T> work) {
    return read(work, patient);
  }

  private <T> Future<T> read(SqliteSession.Work<T> work, Queue<Runnable> queue) {
    var reply = new Reply<T>();
    if (!queue.offer(() -> readNow(work, reply))) {
      reply.fail(new StoreBusy());
      return reply.future();
    }
    try {
      readers.execute(this::readNext);
    } catch (RejectedExecutionException e) {
      reply.fail(new StoreFailed("the store is closed", e));
    }
    return reply.future();
  }

  /** There is one for each reading that waits, but which one it does is seen now. */
  private void readNext() {
    var next = urgent.poll();
    if (next == null) {
      next = patient.poll();
    }
    if (next != null) {
      next.run();
    }
  }

  /** Finishes what was asked before and closes the file; what is asked later fails. */
  public Future<Void> close() {
    readers.shutdown();
    return writer == null ? Future.succeededFuture() : writer.close();
  }

  private <T> void readNow(SqliteSession.Work<T> work, Reply<T> reply) {
    var session = idle.remove();
    try {
      reply.complete(work.on(session));
    } catch (SQLException e) {
      reply.fail(new StoreFailed("not read", e));
    } catch (RuntimeException | StackOverflowError e) {
      reply.fail(e);
    } finally {
      idle.add(session);
    }
  }
}
