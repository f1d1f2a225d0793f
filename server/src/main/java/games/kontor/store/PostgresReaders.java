package games.kontor.store;

import io.vertx.core.Context;
import io.vertx.core.Future;
import java.util.ArrayDeque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The lines that read. Those for whom somebody at a table waits come first; the others are refused
 * when too many of them wait. What the database does not answer is asked again until its patience
 * is at an end. They live on the store's loop, but are asked from anywhere.
 */
final class PostgresReaders {
  private final Context loop;
  private final ArrayDeque<PostgresLine> idle;
  private final List<PostgresLine> all;
  private final ArrayDeque<Reading<?>> urgent = new ArrayDeque<>();
  private final ArrayDeque<Reading<?>> patient = new ArrayDeque<>();
  private final long patienceNanos;
  private final int mostLooks;
  private boolean closed;

  PostgresReaders(Context loop, List<PostgresLine> lines, Database limits, int mostLooks) {
    this.loop = loop;
    this.all = lines;
    this.idle = new ArrayDeque<>(lines);
    this.patienceNanos = limits.patience().toNanos();
    this.mostLooks = mostLooks;
  }

  /** Does the work beside all others. */
  <T> Future<T> read(PostgresSession.Work<T> work) {
    return add(work, urgent, Integer.MAX_VALUE);
  }

  /** The same, after all that is read otherwise; fails with {@link StoreBusy}. */
  <T> Future<T> look(PostgresSession.Work<T> work) {
    return add(work, patient, mostLooks);
  }

  /** The same for another part of what was begun: it is not refused. */
  <T> Future<T> lookOn(PostgresSession.Work<T> work) {
    return add(work, patient, Integer.MAX_VALUE);
  }

  private <T> Future<T> add(
      PostgresSession.Work<T> work, ArrayDeque<Reading<?>> queue, int mostWaiting) {
    var reading = new Reading<>(work, queue, System.nanoTime() + patienceNanos);
    loop.runOnContext(
        nothing -> {
          if (closed) {
            reading.reply.fail(new StoreFailed("the store is closed"));
          } else if (queue.size() >= mostWaiting) {
            reading.reply.fail(new StoreBusy());
          } else {
            queue.add(reading);
            goOn();
          }
        });
    return reading.reply.future();
  }

  private void goOn() {
    while (!idle.isEmpty()) {
      var next = next();
      if (next == null) {
        return;
      }
      begin(next, idle.remove());
    }
  }

  private @Nullable Reading<?> next() {
    return urgent.isEmpty() ? patient.poll() : urgent.poll();
  }

  private <T> void begin(Reading<T> reading, PostgresLine line) {
    if (closed) {
      reading.reply.fail(new StoreFailed("the store is closed"));
      free(line);
      return;
    }
    line.session()
        .compose(session -> line.answered(reading.work.on(session)))
        .onComplete(
            done -> {
              line.worked();
              reading.reply.complete(done);
              free(line);
            },
            failure -> failed(reading, line, failure));
  }

  private void failed(Reading<?> reading, PostgresLine line, Throwable failure) {
    if (PostgresTrouble.of(failure) == PostgresTrouble.FAULT) {
      reading.reply.fail(new StoreFailed("not read", failure));
      free(line);
      return;
    }
    line.failed(failure);
    reading.queue.addFirst(reading);
    giveUp(urgent, failure);
    giveUp(patient, failure);
    line.later(() -> free(line));
  }

  private void giveUp(ArrayDeque<Reading<?>> queue, Throwable failure) {
    queue.removeIf(
        reading -> {
          boolean late = closed || System.nanoTime() - reading.untilNanos >= 0;
          if (late) {
            reading.reply.fail(new StoreFailed("the database is away", failure));
          }
          return late;
        });
  }

  private void free(PostgresLine line) {
    idle.add(line);
    goOn();
  }

  /** Ends the lines; what has not been read yet fails. */
  void close() {
    closed = true;
    giveUp(urgent, new StoreFailed("the store is closed"));
    giveUp(patient, new StoreFailed("the store is closed"));
    all.forEach(PostgresLine::drop);
  }

  /** Something to read, and where it waits. */
  private record Reading<T>(
      PostgresSession.Work<T> work, ArrayDeque<Reading<?>> queue, long untilNanos, Reply<T> reply) {

    Reading(PostgresSession.Work<T> work, ArrayDeque<Reading<?>> queue, long untilNanos) {
      this(work, queue, untilNanos, new Reply<>());
    }
  }
}
