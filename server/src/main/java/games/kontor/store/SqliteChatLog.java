package games.kontor.store;

import io.vertx.core.Future;
import java.util.List;

/** The chat log in a SQLite file. */
public final class SqliteChatLog implements ChatLog {
  private final Sqlite sqlite;

  public SqliteChatLog(Sqlite sqlite) {
    this.sqlite = sqlite;
  }

  @Override
  public Future<Void> add(Line line) {
    return sqlite
        .write(
            session -> {
              session.run(
                  "insert into chat (room, channel, n, body) values (?, ?, ?, ?)",
                  line.room(),
                  line.channel(),
                  line.n(),
                  line.body());
              return session.run(
                  "delete from chat where room = ? and channel = ? and n <= ?",
                  line.room(),
                  line.channel(),
                  line.n() - KEPT);
            })
        .mapEmpty();
  }

  @Override
  public Future<List<Line>> read(String room) {
    return sqlite.read(
        session ->
            session.query(
                "select channel, n, body from chat where room = ? order by channel, n",
                row -> new Line(room, row.getString(1), row.getLong(2), row.getBytes(3)),
                room));
  }

  @Override
  public Future<Void> delete(String room) {
    return sqlite.write(session -> session.run("delete from chat where room = ?", room)).mapEmpty();
  }
}
