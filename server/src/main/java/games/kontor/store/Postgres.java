package games.kontor.store;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One PostgreSQL database that holds everything, for one server or for several. It has a loop and
 * threads of its own. Writes are committed in groups by one line ({@link PostgresWriter}), reads
 * run beside them on others. While the database is away what is asked waits, so long and so much at
 * most, and is done when it is back.
 */
public final class Postgres {
  private static final Logger LOG = LoggerFactory.getLogger(Postgres.class);
  private static final int NAME_BYTES = 6;
  private static final String LOSING =
      """
      select name || ' is off' from pg_settings where setting = 'off'
        and name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name
      """;

  private final Vertx vertx;
  private final PostgresPulse pulse;
  private final PostgresWriter writer;
  private final PostgresReaders readers;
  private final PostgresRows rows;
  private final Context loop;
  private volatile boolean closed;

  private Postgres(Vertx vertx, Database database, StoreLimits limits) {
    this.vertx = vertx;
    this.loop = vertx.getOrCreateContext();
    this.pulse = new PostgresPulse(database.address());
    var bytes = new byte[NAME_BYTES];
    new SecureRandom().nextBytes(bytes);
    String name = "kontor " + HexFormat.of().formatHex(bytes);
    this.writer =
        new PostgresWriter(
            loop, new PostgresLine(vertx, database, pulse, name + " writer"), database);
    var lines =
        IntStream.rangeClosed(1, database.readers())
            .mapToObj(n -> new PostgresLine(vertx, database, pulse, name + " reader " + n))
            .toList();
    this.readers = new PostgresReaders(loop, lines, database, limits.looksWaiting());
    this.rows = new PostgresRows(vertx, loop, readers, limits);
  }

  /** The same with the usual limits. */
  public static Postgres open(PostgresAddress address) {
    return open(Database.at(address), StoreLimits.STANDARD);
  }

  /**
   * Connects, makes the tables if there are none, and brings those of an older build up to date;
   * waits for a database that is not there yet. Throws {@link StoreFailed}, also for one that a
   * newer build has written, or that does not let us in.
   */
  public static Postgres open(Database database, StoreLimits limits) {
    return opened(database, limits, PostgresSchema::prepare);
  }

  /**
   * Connects only to read. Throws {@link StoreFailed} as {@link #open}, and if there is nothing.
   */
  public static Postgres look(PostgresAddress address) {
    return opened(
        Database.at(address),
        StoreLimits.STANDARD,
        (session, at) ->
            PostgresSchema.version(session, at)
                .compose(
                    version ->
                        version > 0
                            ? Future.succeededFuture()
                            : Future.failedFuture(new StoreFailed("there are no rooms in " + at))));
  }

  private static Postgres opened(Database database, StoreLimits limits, Prepare prepare) {
    var vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));
    vertx.exceptionHandler(Postgres::uncaught);
    var postgres = new Postgres(vertx, database, limits);
    try {
      postgres.begin(database, prepare).await();
      return postgres;
    } catch (Exception e) {
      vertx.close();
      throw e instanceof StoreFailed told
          ? told
          : new StoreFailed("cannot use " + database.address(), e);
    }
  }

  /** What the process does when memory is used up, it does here too. */
  private static void uncaught(Throwable thrown) {
    var thread = Thread.currentThread();
    var handler = Thread.getDefaultUncaughtExceptionHandler();
    if (handler != null) {
      handler.uncaughtException(thread, thrown);
    } else {
      LOG.error("not caught on {}", thread.getName(), thrown);
    }
  }

  private interface Prepare {
    Future<Void> on(PostgresSession session, PostgresAddress address);
  }

  private Future<Void> begin(Database database, Prepare prepare) {
    var begun = Promise.<Void>promise();
    var line = new PostgresLine(vertx, database, pulse, "kontor begins");
    long untilNanos = System.nanoTime() + database.patience().toNanos();
    loop.runOnContext(nothing -> tryToBegin(line, database, prepare, untilNanos, begun));
    return begun.future();
  }

  private void tryToBegin(
      PostgresLine line, Database database, Prepare prepare, long untilNanos, Promise<Void> begun) {
    line.session()
        .compose(
            session ->
                prepare
                    .on(session, database.address())
                    .compose(prepared -> session.query(LOSING, row -> row.getString(0))))
        .onComplete(
            losing -> {
              line.worked();
              line.drop();
              if (!losing.isEmpty()) {
                LOG.warn("{} may lose what was acknowledged: {}", database.address(), losing);
              }
              begun.complete();
            },
            failure -> {
              line.drop();
              if (isForGood(failure) || System.nanoTime() - untilNanos >= 0) {
                begun.fail(failure);
              } else {
                line.failed(failure);
                line.later(() -> tryToBegin(line, database, prepare, untilNanos, begun));
              }
            });
  }

  private static boolean isForGood(Throwable failure) {
    return failure instanceof StoreFailed || PostgresTrouble.isForGood(failure);
  }

  /** Does the work, of this room, in a transaction; completes when it is durable. */
  <T> Future<T> write(String room, PostgresWrite.Work<T> work) {
    return asked(() -> writer.add(room, work));
  }

  /** Does the work, which only reads, beside all others. */
  <T> Future<T> read(PostgresSession.Work<T> work) {
    return asked(() -> readers.read(work));
  }

  /** The same, after all other reads; fails with {@link StoreBusy} when too many wait for that. */
  <T> Future<T> look(PostgresSession.Work<T> work) {
    return asked(() -> readers.look(work));
  }

  /** As {@link Journal#read}. */
  <T> Future<T> fold(String room, Journal.Fold<T> fold) {
    return asked(() -> rows.fold(room, fold, false));
  }

  /** As {@link Journal#look}. */
  <T> Future<T> foldPatiently(String room, Journal.Fold<T> fold) {
    return asked(() -> rows.fold(room, fold, true));
  }

  private <T> Future<T> asked(Supplier<Future<T>> asking) {
    if (!closed) {
      try {
        return asking.get();
      } catch (RejectedExecutionException e) {
        LOG.debug("asked while closing", e);
      }
    }
    return Future.failedFuture(new StoreFailed("the store is closed"));
  }

  /** For how many seconds the database has not answered; 0 if it is there. */
  public double awaySeconds() {
    return pulse.awaySeconds();
  }

  /** How often it had to be asked again. */
  public long misses() {
    return pulse.misses();
  }

  /** How many writes wait or are under way. */
  public int writesWaiting() {
    return writer.length();
  }

  /** Finishes what was asked to be written, and ends the lines; what is asked later fails. */
  public Future<Void> close() {
    if (closed) {
      return Future.succeededFuture();
    }
    closed = true;
    var reply = new Reply<Void>();
    writer
        .close()
        .onComplete(
            done ->
                loop.runOnContext(
                    nothing -> {
                      readers.close();
                      vertx.close().onComplete(ended -> reply.complete());
                    }));
    return reply.future();
  }
}
