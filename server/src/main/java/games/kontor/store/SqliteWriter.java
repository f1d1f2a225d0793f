package games.kontor.store;

import io.vertx.core.Future;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * The one thread that writes. It commits everything that waits in one transaction and answers after
 * the commit. When a write fails, the transaction is undone and done again with a savepoint for
 * each, so that the failing one takes none of the others with it. When the commit itself fails, all
 * of the transaction fail, and the connection is not used again.
 */
final class SqliteWriter implements Runnable {
  private static final int MOST_IN_ONE_COMMIT = 500;

  private final Path file;
  private final LinkedBlockingQueue<Write<?>> queue = new LinkedBlockingQueue<>();
  private final Write<Integer> last = new Write<>(session -> 0);
  private boolean closed;
  private @Nullable SqliteSession session;

  SqliteWriter(Path file, SqliteSession session) {
    this.file = file;
    this.session = session;
  }

  synchronized <T> Future<T> add(SqliteSession.Work<T> work) {
    var write = new Write<>(work);
    if (closed) {
      write.reply.fail(new StoreFailed("the store is closed"));
    } else {
      queue.add(write);
    }
    return write.reply.future();
  }

  /** Completes when all that was added before is written, and the file is closed. */
  synchronized Future<Void> close() {
    if (!closed) {
      closed = true;
      queue.add(last);
    }
    return last.reply.future().mapEmpty();
  }

  @Override
  public void run() {
    var batch = new ArrayList<Write<?>>();
    // Nothing is added after the last one.
    while (batch.isEmpty() || batch.getLast() != last) {
      batch.clear();
      try {
        batch.add(queue.take());
      } catch (InterruptedException e) {
        throw new IllegalStateException("nobody interrupts this thread", e);
      }
      queue.drainTo(batch, MOST_IN_ONE_COMMIT - 1);
      write(batch);
    }
  }

  private void write(List<Write<?>> batch) {
    try {
      var open = session == null ? SqliteSession.writing(file) : session;
      session = open;
      if (!together(open, batch)) {
        apart(open, batch);
      }
      if (batch.getLast() == last) {
        open.close();
      }
      batch.forEach(Write::answer);
    } catch (SQLException | RuntimeException e) {
      drop(e);
      batch.forEach(write -> write.reply.fail(new StoreFailed("not written", e)));
    }
  }

  /** False if one of them fails; then nothing is written. */
  private static boolean together(SqliteSession session, List<Write<?>> batch) throws SQLException {
    session.run("begin immediate");
    for (Write<?> write : batch) {
      if (!write.succeeds(session)) {
        session.run("rollback");
        return false;
      }
    }
    session.run("commit");
    return true;
  }

  private static void apart(SqliteSession session, List<Write<?>> batch) throws SQLException {
    session.run("begin immediate");
    for (Write<?> write : batch) {
      session.run("savepoint one");
      if (!write.succeeds(session)) {
        session.run("rollback to one");
      }
      session.run("release one");
    }
    session.run("commit");
  }

  private void drop(Exception cause) {
    try {
      if (session != null) {
        session.close();
      }
    } catch (SQLException e) {
      cause.addSuppressed(e);
    }
    session = null;
  }

  /** One piece of work, and what became of it when it was last done. */
  private static final class Write<T> {
    private final SqliteSession.Work<T> work;
    private final Reply<T> reply = new Reply<>();
    private @Nullable T result;
    private @Nullable Exception failure;

    Write(SqliteSession.Work<T> work) {
      this.work = work;
    }

    /** Does the work. A lost race is a success here: there is nothing to undo. */
    boolean succeeds(SqliteSession session) {
      failure = null;
      try {
        result = work.on(session);
        return true;
      } catch (Journal.NotNext lost) {
        failure = lost;
        return true;
      } catch (SQLException | RuntimeException e) {
        failure = e;
        return false;
      }
    }

    void answer() {
      if (failure instanceof Journal.NotNext lost) {
        reply.fail(lost);
      } else if (failure != null) {
        reply.fail(new StoreFailed("not written", failure));
      } else if (result != null) {
        reply.complete(result);
      }
    }
  }
}
