package games.kontor.store;

import io.vertx.core.Future;
import java.sql.SQLException;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;

/**
 * Threads that read, each by a session of its own. Those for whom somebody at a table waits come
 * first; the others are refused when too many of them wait.
 */
final class Readers {
  private final ExecutorService threads;
  private final LinkedBlockingQueue<SqliteSession> idle;
  private final Queue<Runnable> urgent = new ConcurrentLinkedQueue<>();
  private final Queue<Runnable> patient;

  /** One thread for each session; so many who only look may wait. */
  Readers(String name, List<SqliteSession> sessions, int mostLooks) {
    idle = new LinkedBlockingQueue<>(sessions);
    patient = new LinkedBlockingQueue<>(mostLooks);
    threads =
        Executors.newFixedThreadPool(
            sessions.size(), Thread.ofPlatform().daemon().name(name, 1).factory());
  }

  /** Does the work beside all others. What it throws is its failure. */
  <T> Future<T> read(SqliteSession.Work<T> work) {
    return add(work, urgent);
  }

  /** The same, after all that is read otherwise; fails with {@link StoreBusy}. */
  <T> Future<T> look(SqliteSession.Work<T> work) {
    return add(work, patient);
  }

  private <T> Future<T> add(SqliteSession.Work<T> work, Queue<Runnable> queue) {
    var reply = new Reply<T>();
    if (!queue.offer(() -> readNow(work, reply))) {
      reply.fail(new StoreBusy());
      return reply.future();
    }
    try {
      threads.execute(this::readNext);
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

  /** Finishes what was asked before; what is asked later fails. */
  void close() {
    threads.shutdown();
  }
}
