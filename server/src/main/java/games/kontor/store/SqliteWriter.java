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
 * the commit; a write that fails takes none of the others with it. When the commit itself fails,
 * all of the transaction fail, and the connection is not used again.
 */
final class SqliteWriter implements Runnable {
  private static final int MOST_IN_ONE_COMMIT = 500;

  private final Path file;
  private final LinkedBlockingQueue<Write<?>> queue = new LinkedBlockingQueue<>();
  private final Write<Integer> last = new Write<>(session -> 0, new Answer<>());
  private boolean closed;
  private @Nullable SqliteSession session;

  SqliteWriter(Path file, SqliteSession session) {
    this.file = file;
    this.session = session;
  }

  synchronized <T> Future<T> add(Sqlite.Work<T> work) {
    var write = new Write<>(work, new Answer<T>());
    if (closed) {
      write.answer.fail(new StoreFailed("the store is closed"));
    } else {
      queue.add(write);
    }
    return write.answer.future();
  }

  /** Completes when all that was added before is written, and the file is closed. */
  synchronized Future<Void> close() {
    if (!closed) {
      closed = true;
      queue.add(last);
    }
    return last.answer.future().mapEmpty();
  }

  @Override
  public void run() {
    var batch = new ArrayList<Write<?>>();
    while (!batch.contains(last)) {
      batch.clear();
      try {
        batch.add(queue.take());
      } catch (InterruptedException e) {
        throw new IllegalStateException("nobody interrupts this thread", e);
      }
      queue.drainTo(batch, MOST_IN_ONE_COMMIT);
      write(batch);
    }
  }

  private void write(List<Write<?>> batch) {
    try {
      var open = session == null ? SqliteSession.writing(file) : session;
      session = open;
      open.run("begin immediate");
      for (Write<?> write : batch) {
        write.attempt(open);
      }
      open.run("commit");
      if (batch.contains(last)) {
        open.close();
      }
      batch.forEach(Write::answer);
    } catch (SQLException | RuntimeException e) {
      drop(e);
      batch.forEach(write -> write.answer.fail(new StoreFailed("not written", e)));
    }
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

  /** One piece of work, in a savepoint of its own. */
  private static final class Write<T> {
    private final Sqlite.Work<T> work;
    private final Answer<T> answer;
    private @Nullable T result;
    private @Nullable Exception failure;

    Write(Sqlite.Work<T> work, Answer<T> answer) {
      this.work = work;
      this.answer = answer;
    }

    void attempt(SqliteSession session) throws SQLException {
      session.run("savepoint one");
      try {
        result = work.on(session);
      } catch (SQLException | RuntimeException e) {
        failure = e;
        session.run("rollback to one");
      }
      session.run("release one");
    }

    void answer() {
      if (failure instanceof Journal.NotNext lost) {
        answer.fail(lost);
      } else if (failure != null) {
        answer.fail(new StoreFailed("not written", failure));
      } else if (result != null) {
        answer.complete(result);
      }
    }
  }
}
