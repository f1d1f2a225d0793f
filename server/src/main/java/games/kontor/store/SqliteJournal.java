package games.kontor.store;

import io.vertx.core.Future;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The journal in a SQLite file: what is acknowledged survives a crash of process and machine. */
public final class SqliteJournal implements Journal {
  private final Sqlite sqlite;

  public SqliteJournal(Sqlite sqlite) {
    this.sqlite = sqlite;
  }

  @Override
  public Future<Void> append(Row row, Entry entry) {
    return sqlite
        .write(
            session -> {
              if (insert(session, row) == 0) {
                throw new NotNext(row);
              }
              return replace(session, entry, row.dateMillis());
            })
        .mapEmpty();
  }

  private static int insert(SqliteSession session, Row row) throws SQLException {
    return session.run(
        """
        insert into row (room, seq, date_millis, now_millis, kind, version, body)
        select ?1, ?2, ?3, ?4, ?5, ?6, ?7
        where ?2 = (select coalesce(max(seq), 0) + 1 from row where room = ?1)
        """,
        row.room(),
        row.seq(),
        row.dateMillis(),
        row.nowMillis(),
        row.kind(),
        row.version(),
        row.body());
  }

  private static int replace(SqliteSession session, Entry entry, long dateMillis)
      throws SQLException {
    return session.run(
        """
        insert or replace into entry
          (room, stage, listed, wake_at_millis, changed_millis, listing) values (?, ?, ?, ?, ?, ?)
        """,
        entry.room(),
        entry.stage().name().toLowerCase(Locale.ROOT),
        entry.listed(),
        entry.wakeAtMillis(),
        dateMillis,
        entry.listing());
  }

  @Override
  public Future<List<Row>> read(String room) {
    return sqlite.read(
        session ->
            session.query(
                """
                select seq, date_millis, now_millis, kind, version, body
                from row where room = ? order by seq
                """,
                row ->
                    new Row(
                        room,
                        row.getLong(1),
                        row.getLong(2),
                        row.getLong(3),
                        row.getString(4),
                        row.getInt(5),
                        row.getBytes(6)),
                room));
  }

  @Override
  public Future<Optional<Entry>> entry(String room) {
    return sqlite.read(
        session ->
            session
                .query(
                    "select room, stage, listed, wake_at_millis, listing from entry where room = ?",
                    SqliteJournal::entry,
                    room)
                .stream()
                .findFirst());
  }

  @Override
  public Future<List<Entry>> listed(int most) {
    return sqlite.read(
        session ->
            session.query(
                """
                select room, stage, listed, wake_at_millis, listing from entry
                where listed and stage <> 'over' order by changed_millis desc limit ?
                """,
                SqliteJournal::entry,
                most));
  }

  private static Entry entry(ResultSet row) throws SQLException {
    long wakeAtMillis = row.getLong(4);
    return new Entry(
        row.getString(1),
        Stage.valueOf(row.getString(2).toUpperCase(Locale.ROOT)),
        row.getBoolean(3),
        row.wasNull() ? null : wakeAtMillis,
        row.getBytes(5));
  }

  @Override
  public Future<List<String>> waking(long dateMillis) {
    return sqlite.read(
        session ->
            session.query(
                "select room from entry where wake_at_millis <= ? order by room",
                row -> row.getString(1),
                dateMillis));
  }

  @Override
  public Future<List<String>> expired(long openBeforeMillis, long anyBeforeMillis) {
    return sqlite.read(
        session ->
            session.query(
                """
                select room from entry
                where changed_millis < ?2 or (changed_millis < ?1 and stage = 'open') order by room
                """,
                row -> row.getString(1),
                openBeforeMillis,
                anyBeforeMillis));
  }

  @Override
  public Future<Void> delete(String room) {
    return sqlite
        .write(
            session ->
                session.run("delete from row where room = ?", room)
                    + session.run("delete from entry where room = ?", room))
        .mapEmpty();
  }

  @Override
  public Future<Void> close() {
    return sqlite.close();
  }
}
