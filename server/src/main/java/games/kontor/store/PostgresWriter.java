package games.kontor.store;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The one line that writes. It commits everything that waits in one transaction and answers after
 * the commit. When a write fails, the transaction is undone and done again in parts, so that the
 * failing one takes none of the others with it. When nobody can say what became of a transaction,
 * all of it is done again, until its patience is at an end; what turns out to be done already is
 * answered once. It lives on the store's loop, but is asked from anywhere.
 */
final class PostgresWriter {
  private static final int MOST_IN_ONE_COMMIT = 500;

  private final Context loop;
  private final PostgresLine line;
  private final Database limits;
  private final ArrayDeque<PostgresWrite<?>> waiting = new ArrayDeque<>();
  private final Promise<Void> ended = Promise.promise();
  private boolean busy;
  private boolean closed;
  private volatile int length;

  PostgresWriter(Context loop, PostgresLine line, Database limits) {
    this.loop = loop;
    this.line = line;
    this.limits = limits;
  }

  /** How many wait or are under way; from any thread. */
  int length() {
    return length;
  }

  /**
   * Does the work, of this room, in a transaction; completes when it is durable, fails with {@link
   * StoreBusy} when too many wait.
   */
  <T> Future<T> add(String room, PostgresWrite.Work<T> work) {
    var write = new PostgresWrite<>(room, work, System.nanoTime() + limits.patience().toNanos());
    loop.runOnContext(nothing -> accept(write));
    return write.future();
  }

  private void accept(PostgresWrite<?> write) {
    if (closed) {
      write.fail(new StoreFailed("the store is closed"));
    } else if (waiting.size() >= limits.writesWaiting()) {
      write.fail(new StoreBusy());
    } else {
      waiting.add(write);
      goOn();
    }
  }

  /** Completes when all that was added before is written or given up, and the line is closed. */
  Future<Void> close() {
    loop.runOnContext(
        nothing -> {
          closed = true;
          goOn();
        });
    return ended.future();
  }

  private void goOn() {
    length = waiting.size();
    if (busy) {
      return;
    }
    if (waiting.isEmpty()) {
      if (closed) {
        line.drop();
        ended.tryComplete();
      }
      return;
    }
    busy = true;
    var batch = next();
    line.session()
        .compose(session -> write(session, batch))
        .onComplete(
            done -> {
              line.worked();
              again(batch);
              rest(done);
            },
            failure -> {
              line.failed(failure);
              again(batch);
              giveUp(failure);
              line.later(this::free);
            });
  }

  /** Sorted, so that two servers that write to the same rooms never wait for each other. */
  private List<PostgresWrite<?>> next() {
    var batch = new ArrayList<PostgresWrite<?>>();
    while (batch.size() < MOST_IN_ONE_COMMIT && !waiting.isEmpty()) {
      batch.add(waiting.remove());
    }
    batch.sort(Comparator.comparing(PostgresWrite::room));
    return batch;
  }

  /** Those that are not answered wait again, before all others. */
  private void again(List<PostgresWrite<?>> batch) {
    batch.reversed().stream().filter(write -> !write.isAnswered()).forEach(waiting::addFirst);
  }

  private void giveUp(Throwable failure) {
    waiting.removeIf(
        write -> {
          boolean late = closed || write.isLate();
          if (late) {
            write.fail(new StoreFailed("the database is away", failure));
          }
          return late;
        });
  }

  private void rest(boolean needed) {
    if (needed) {
      line.later(this::free);
    } else {
      free();
    }
  }

  private void free() {
    busy = false;
    goOn();
  }

  /** Answers them all but those that are to be tried again; true if there are any. */
  private Future<Boolean> write(PostgresSession session, List<PostgresWrite<?>> batch) {
    return attempt(session, batch)
        .transform(
            done -> {
              if (done.succeeded()) {
                batch.forEach(PostgresWrite::answer);
                return Future.succeededFuture(false);
              }
              Throwable failure = done.cause();
              if (PostgresTrouble.of(failure) == PostgresTrouble.AWAY) {
                batch.forEach(PostgresWrite::doubt);
                return Future.failedFuture(failure);
              }
              return batch.size() == 1
                  ? batch.getFirst().settle(session, failure)
                  : apart(session, batch);
            });
  }

  /** One that may pass another time is taken out: nobody waits for it twice. */
  private Future<Boolean> apart(PostgresSession session, List<PostgresWrite<?>> batch) {
    var culprit = batch.stream().filter(PostgresWrite::mayPass).findFirst();
    if (culprit.isPresent()) {
      var others = batch.stream().filter(write -> write != culprit.get()).toList();
      return both(session, others, List.of(culprit.get()));
    }
    int half = batch.size() / 2;
    return both(session, batch.subList(0, half), batch.subList(half, batch.size()));
  }

  private Future<Boolean> both(
      PostgresSession session, List<PostgresWrite<?>> first, List<PostgresWrite<?>> then) {
    return write(session, first)
        .compose(before -> write(session, then).map(after -> before || after));
  }

  /** All or nothing; fails with what undid it. */
  private Future<Void> attempt(PostgresSession session, List<PostgresWrite<?>> batch) {
    var begun = session.command("begin");
    var asked = new ArrayList<Future<?>>(List.of(begun));
    batch.forEach(write -> asked.add(write.on(session)));
    return line.answered(Future.join(asked).transform(done -> end(session, root(asked))));
  }

  private static Future<Void> end(PostgresSession session, @Nullable Throwable failure) {
    return failure == null
        ? session.command("commit")
        : session.command("rollback").transform(undone -> Future.failedFuture(failure));
  }

  /** Why it failed; that the connection broke goes before all. */
  private static @Nullable Throwable root(List<Future<?>> asked) {
    Throwable root = null;
    for (Future<?> one : asked) {
      var failure = one.cause();
      if (failure != null && PostgresTrouble.of(failure) == PostgresTrouble.AWAY) {
        return failure;
      }
      if (failure != null && (root == null || PostgresTrouble.isEcho(root))) {
        root = failure;
      }
    }
    return root;
  }
}
