package games.kontor.store;

import io.vertx.core.Future;
import org.jspecify.annotations.Nullable;

/** One write, and what became of it when it was last tried. */
final class PostgresWrite<T> {
  /** So often it is tried while others go through. */
  private static final int MOST_TRIES = 3;

  private final String room;
  private final Work<T> work;
  private final long untilNanos;
  private final Reply<T> reply = new Reply<>();
  private @Nullable T result;
  private @Nullable Throwable failure;
  private boolean answered;
  private boolean doubtful;
  private int tries;

  PostgresWrite(String room, Work<T> work, long untilNanos) {
    this.room = room;
    this.work = work;
    this.untilNanos = untilNanos;
  }

  /**
   * What is to be written. It may be done again after it was undone, and does not end the
   * transaction that it is part of.
   */
  interface Work<T> extends PostgresSession.Work<T> {
    /** True if an earlier try, whose answer was lost, has stored just this durably. */
    default Future<Boolean> isDone(PostgresSession session) {
      return Future.succeededFuture(false);
    }

    /** What is said when another was first. */
    default RuntimeException lost(Throwable failure) {
      return new StoreFailed("not written", failure);
    }

    /** What is said when it was done by an earlier try. */
    default @Nullable T result() {
      return null;
    }
  }

  String room() {
    return room;
  }

  Future<T> future() {
    return reply.future();
  }

  boolean isAnswered() {
    return answered;
  }

  boolean isLate() {
    return System.nanoTime() - untilNanos >= 0;
  }

  Future<?> on(PostgresSession session) {
    failure = null;
    try {
      return work.on(session).onComplete(done -> result = done, thrown -> failure = thrown);
    } catch (RuntimeException bug) {
      failure = bug;
      return Future.failedFuture(bug);
    }
  }

  /** True if it was this one that failed, for a reason that may pass. */
  boolean mayPass() {
    return failure != null
        && !PostgresTrouble.isEcho(failure)
        && PostgresTrouble.of(failure) == PostgresTrouble.AGAIN;
  }

  /** It may be done or not. */
  void doubt() {
    doubtful = true;
  }

  void answer() {
    answered = true;
    if (result != null) {
      reply.complete(result);
    } else {
      reply.complete();
    }
  }

  void fail(Throwable why) {
    answered = true;
    reply.fail(why);
  }

  /** It was tried alone, and undone; true if it is to be tried again. */
  Future<Boolean> settle(PostgresSession session, Throwable failure) {
    return switch (PostgresTrouble.of(failure)) {
      case FENCE -> doubtful ? look(session, failure) : refuse(failure);
      case AGAIN -> {
        tries++;
        yield tries < MOST_TRIES ? Future.succeededFuture(true) : refuse(failure);
      }
      case FAULT, AWAY -> refuse(failure);
    };
  }

  private Future<Boolean> look(PostgresSession session, Throwable failure) {
    return work.isDone(session)
        .compose(
            done -> {
              if (!done) {
                return refuse(failure);
              }
              result = work.result();
              answer();
              return Future.succeededFuture(false);
            });
  }

  private Future<Boolean> refuse(Throwable failure) {
    fail(
        PostgresTrouble.of(failure) == PostgresTrouble.FENCE
            ? work.lost(failure)
            : new StoreFailed("not written", failure));
    return Future.succeededFuture(false);
  }
}
