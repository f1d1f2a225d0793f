package games.kontor.store;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.net.NetClientOptions;
import io.vertx.pgclient.PgBuilder;
import io.vertx.pgclient.PgConnectOptions;
import io.vertx.pgclient.PgConnection;
import io.vertx.sqlclient.Pool;
import io.vertx.sqlclient.PoolOptions;
import io.vertx.sqlclient.Row;
import io.vertx.sqlclient.RowSet;
import io.vertx.sqlclient.SqlConnection;
import io.vertx.sqlclient.Tuple;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One connection, used on the store's loop alone. What is asked goes out at once, behind what was
 * asked before, and is answered in that order.
 */
final class PostgresSession {
  /** Of its own, so that closing it ends the connection whatever is under way. */
  private final Pool pool;

  private final SqlConnection connection;
  private boolean open = true;

  private PostgresSession(Pool pool, SqlConnection connection) {
    this.pool = pool;
    this.connection = connection;
    connection.closeHandler(closed -> open = false);
    // It is heard of by whoever waits for an answer.
    connection.exceptionHandler(broken -> open = false);
  }

  /** Connects to a server that writes; one that only follows another is as good as none. */
  static Future<PostgresSession> open(Vertx vertx, PgConnectOptions options, Duration within) {
    int millis = (int) Math.min(within.toMillis(), Integer.MAX_VALUE);
    var pool =
        PgBuilder.pool()
            .using(vertx)
            .with(new PoolOptions().setMaxSize(1).setMaxWaitQueueSize(1))
            .with(new NetClientOptions().setConnectTimeout(millis).setTcpKeepAlive(true))
            .connectingTo(options)
            .build();
    var opened =
        pool.getConnection()
            .map(connection -> new PostgresSession(pool, connection))
            .compose(session -> session.leading().map(session));
    return answered(vertx, within, opened).onFailure(failure -> pool.close());
  }

  /** Fails if the answer has not come in time, here on the loop: Vert.x does so elsewhere. */
  static <T> Future<T> answered(Vertx vertx, Duration within, Future<T> answer) {
    var inTime = Promise.<T>promise();
    long timer =
        vertx.setTimer(
            within.toMillis(),
            late ->
                inTime.tryFail(new TimeoutException("no answer in " + within.toSeconds() + " s")));
    answer.onComplete(
        done -> {
          vertx.cancelTimer(timer);
          inTime.tryComplete(done);
        },
        failure -> {
          vertx.cancelTimer(timer);
          inTime.tryFail(failure);
        });
    return inTime.future();
  }

  private Future<Void> leading() {
    return query("select pg_is_in_recovery()", row -> row.getBoolean(0))
        .compose(
            follows ->
                follows.getFirst()
                    ? Future.failedFuture("this server only follows another")
                    : Future.succeededFuture());
  }

  boolean isOpen() {
    return open;
  }

  /** The number of the process that serves it. */
  int process() {
    return ((PgConnection) connection).processId();
  }

  /** Ends the connection; nothing more is answered. */
  void drop() {
    open = false;
    pool.close();
  }

  /** Begins or ends a transaction. */
  Future<Void> command(String sql) {
    return connection.query(sql).execute().mapEmpty();
  }

  /** Runs a statement and tells how many rows it changed. */
  Future<Integer> run(String sql, @Nullable Object... values) {
    return execute(sql, values).map(RowSet::rowCount);
  }

  /** Runs a query and reads each row of its answer. */
  <T> Future<List<T>> query(String sql, Function<Row, T> reader, @Nullable Object... values) {
    return execute(sql, values)
        .map(
            rows -> {
              var found = new ArrayList<T>(rows.size());
              rows.forEach(row -> found.add(reader.apply(row)));
              return List.copyOf(found);
            });
  }

  private Future<RowSet<Row>> execute(String sql, @Nullable Object... values) {
    return connection.preparedQuery(sql).execute(Tuple.from(values));
  }

  /** What is to be asked; it fails as its statements do. */
  interface Work<T> {
    Future<T> on(PostgresSession session);
  }
}
