package games.kontor.store;

import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import java.util.List;

/** The chat log in a PostgreSQL database. */
public final class PostgresChatLog implements ChatLog {
  /** One whose answer was lost is there already. */
  private static final String INSERT =
      """
      insert into chat (room, channel, n, body) values ($1, $2, $3, $4)
      on conflict (room, channel, n) do update set body = excluded.body
        where chat.body = excluded.body
      """;

  private final Postgres postgres;

  public PostgresChatLog(Postgres postgres) {
    this.postgres = postgres;
  }

  @Override
  public Future<Void> add(Line line) {
    return postgres.write(line.room(), session -> add(session, line)).mapEmpty();
  }

  private static Future<Integer> add(PostgresSession session, Line line) {
    var stored =
        session
            .run(INSERT, line.room(), line.channel(), line.n(), Buffer.buffer(line.body()))
            .compose(
                rows ->
                    rows == 1
                        ? Future.succeededFuture(1)
                        : Future.failedFuture(new StoreFailed("another line stands there")));
    var forgotten =
        session.run(
            "delete from chat where room = $1 and channel = $2 and n <= $3",
            line.room(),
            line.channel(),
            line.n() - KEPT);
    return Future.all(stored, forgotten).map(1);
  }

  @Override
  public Future<List<Line>> read(String room) {
    return postgres.read(
        session ->
            session.query(
                "select channel, n, body from chat where room = $1 order by channel, n",
                row ->
                    new Line(room, row.getString(0), row.getLong(1), row.getBuffer(2).getBytes()),
                room));
  }

  @Override
  public Future<Void> delete(String room) {
    return postgres
        .write(room, session -> session.run("delete from chat where room = $1", room))
        .mapEmpty();
  }
}
