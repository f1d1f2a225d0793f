package games.kontor.store;

import io.vertx.core.Future;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The notices in a SQLite file. */
final class SqliteNotices implements NoticeBox {
  private static final String PLACE = " where room = ? and player = ? and kind = ? and way = ?";

  /** In the words of the index that finds them. */
  static final String DUE;

  private static final String OF_ROOM;

  static {
    String all =
        "select "
            + NoticeRow.COLUMNS
            + " from notice as n join contact as c on c.room = n.room and c.player = n.player";
    DUE = all + " where n.due_millis <= ? order by n.due_millis limit ?";
    OF_ROOM = all + " where n.room = ? order by n.due_millis";
  }

  private final Sqlite sqlite;

  SqliteNotices(Sqlite sqlite) {
    this.sqlite = sqlite;
  }

  @Override
  public Future<Void> add(List<Notice> caused) {
    return sqlite
        .write(
            session -> {
              for (Notice notice : caused) {
                keep(session, notice);
              }
              return true;
            })
        .mapEmpty();
  }

  @Override
  public Future<List<Notice>> of(String room) {
    return sqlite.look(session -> session.query(OF_ROOM, row -> due(row).notice(), room));
  }

  /** Nothing is written while nothing is due. */
  @Override
  public Future<List<Due>> take(long dateMillis, long untilMillis, int most) {
    return sqlite
        .read(session -> session.query(DUE, SqliteNotices::due, dateMillis, 1).isEmpty())
        .compose(
            none ->
                none
                    ? Future.succeededFuture(List.of())
                    : sqlite.write(session -> taken(session, dateMillis, untilMillis, most)));
  }

  private static List<Due> taken(SqliteSession session, long dateMillis, long untilMillis, int most)
      throws SQLException {
    var due = session.query(DUE, SqliteNotices::due, dateMillis, most);
    for (Due one : due) {
      var notice = one.notice();
      keep(session, notice.at(untilMillis, notice.repeat(), notice.attempts()));
    }
    return due;
  }

  private static Due due(ResultSet row) throws SQLException {
    Long byMillis = row.getObject(23) == null ? null : row.getLong(23);
    var about =
        new Notice.About(
            row.getString(19),
            row.getInt(20),
            row.getString(21),
            row.getInt(22),
            byMillis,
            row.getInt(24),
            row.getBoolean(25));
    var notice =
        new Notice(
            row.getString(1),
            row.getString(2),
            NoticeRow.kind(row.getString(11)),
            NoticeRow.way(row.getString(12)),
            row.getString(13),
            row.getInt(14),
            row.getLong(15),
            row.getLong(16),
            row.getLong(17),
            row.getInt(18),
            about);
    return new Due(notice, ContactRow.read(row));
  }

  @Override
  public Future<Void> settle(Notice notice, @Nullable Notice next) {
    return sqlite
        .write(
            session -> {
              int gone =
                  session.run(
                      "delete from notice" + PLACE + " and id = ? and repeat = ?",
                      notice.room(),
                      notice.player(),
                      NoticeRow.word(notice.kind()),
                      NoticeRow.word(notice.way()),
                      notice.id(),
                      notice.repeat());
              return gone == 0 || next == null ? gone : gone + keep(session, next);
            })
        .mapEmpty();
  }

  @Override
  public Future<Boolean> count(String mark, long day, int most) {
    return sqlite.write(
        session -> {
          session.run("delete from told where day <> ?", day);
          return session.run(
                  """
                  insert into told (mark, day, times) select ?1, ?2, 1 where ?3 > 0
                  on conflict (mark, day) do update set times = times + 1 where times < ?3
                  """,
                  mark,
                  day,
                  most)
              > 0;
        });
  }

  /** Without those who have moved. */
  static int change(SqliteSession session, String room, NoticeChange change) throws SQLException {
    int changed = 0;
    for (String player : change.settled()) {
      changed +=
          session.run(
              "delete from notice where room = ? and player = ? and kind in ('turn', 'due')",
              room,
              player);
    }
    for (Notice notice : change.caused()) {
      changed += keep(session, notice);
    }
    return changed;
  }

  static int keep(SqliteSession session, Notice notice) throws SQLException {
    return session.run(
        "insert or replace into notice"
            + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        NoticeRow.values(notice));
  }

  /** What waits for this player and is not wanted any more goes. */
  static void keepWanted(SqliteSession session, Contact contact) throws SQLException {
    for (Notice.Kind kind : Notice.Kind.values()) {
      for (Notice.Way way : Notice.Way.values()) {
        if (!contact.wants(kind, way)) {
          session.run(
              "delete from notice" + PLACE,
              contact.room(),
              contact.player(),
              NoticeRow.word(kind),
              NoticeRow.word(way));
        }
      }
    }
  }
}
