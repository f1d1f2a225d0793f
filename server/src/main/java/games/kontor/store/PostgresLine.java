package games.kontor.store;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A connection that is made anew when it broke, each time after a longer pause. Whatever the one
 * before still did is ended before the next one does anything. It lives on the store's loop.
 */
final class PostgresLine {
  private static final long FIRST_PAUSE_MILLIS = 50;
  private static final long LONGEST_PAUSE_MILLIS = 2_000;

  /** One that nobody has used for so long may lead nowhere by now, and nobody would be told. */
  private static final long IDLE_NANOS = TimeUnit.SECONDS.toNanos(60);

  /** A lock is held for as long as a commit takes, unless its owner is frozen. */
  private static final long LOCK_MILLIS = 1_000;

  private static final String END_FORMER =
      """
      select pg_terminate_backend(pid) from pg_stat_activity
      where pid = $1 and application_name = $2 and usename = current_user
      """;

  private final Vertx vertx;
  private final Database database;
  private final PostgresPulse pulse;
  private final String name;
  private @Nullable PostgresSession session;
  private int former;
  private int failures;
  private long workedNanos;

  /** The name tells this line from all others of all servers. */
  PostgresLine(Vertx vertx, Database database, PostgresPulse pulse, String name) {
    this.vertx = vertx;
    this.database = database;
    this.pulse = pulse;
    this.name = name;
  }

  /** The connection that stands, or a new one; fails if there is none to be had. */
  Future<PostgresSession> session() {
    var standing = session;
    if (standing != null && standing.isOpen() && System.nanoTime() - workedNanos < IDLE_NANOS) {
      return Future.succeededFuture(standing);
    }
    drop();
    var options = database.address().options(name, parameters());
    return PostgresSession.open(vertx, options, database.answer())
        .compose(fresh -> endFormer(fresh).map(fresh))
        .onSuccess(
            fresh -> {
              session = fresh;
              workedNanos = System.nanoTime();
              former = fresh.process();
            })
        .recover(failure -> Future.failedFuture(new PostgresTrouble.NoLine(failure)));
  }

  /**
   * A server that forgets us ends what we had begun, and one that waits for us does not for ever.
   */
  private Map<String, String> parameters() {
    long millis = database.answer().toMillis();
    return Map.of(
        "search_path", PostgresSchema.NAME,
        "statement_timeout", String.valueOf(millis * 3 / 4),
        "lock_timeout", String.valueOf(Math.min(LOCK_MILLIS, millis / 4)),
        "idle_in_transaction_session_timeout", String.valueOf(millis));
  }

  private Future<?> endFormer(PostgresSession fresh) {
    return former == 0
        ? Future.succeededFuture()
        : answered(fresh.query(END_FORMER, row -> row, former, name))
            .onFailure(failure -> fresh.drop());
  }

  /** Fails if the answer has not come in time. */
  <T> Future<T> answered(Future<T> answer) {
    return PostgresSession.answered(vertx, database.answer(), answer);
  }

  /** It has served. */
  void worked() {
    failures = 0;
    workedNanos = System.nanoTime();
    pulse.beat();
  }

  /** It has not, and is dropped unless the failure was the transaction's alone. */
  void failed(Throwable failure) {
    failures++;
    pulse.miss(failure);
    if (PostgresTrouble.of(failure) == PostgresTrouble.AWAY) {
      drop();
    }
  }

  /** Goes on after a pause that grows with each failure and is never the same for two servers. */
  void later(Runnable goOn) {
    long most = Math.min(LONGEST_PAUSE_MILLIS, FIRST_PAUSE_MILLIS << Math.min(failures, 10));
    vertx.setTimer(ThreadLocalRandom.current().nextLong(most / 2, most) + 1, timer -> goOn.run());
  }

  void drop() {
    if (session != null) {
      session.drop();
      session = null;
    }
  }
}
