package games.kontor.store;

import io.vertx.core.Future;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteException;

/** The journal in a SQLite file: what is acknowledged survives a crash of process and machine. */
public final class SqliteJournal implements Journal {
  private static final String INSERT =
      """
      insert into row (room, seq, date_millis, now_millis, kind, version, body)
      values (?, ?, ?, ?, ?, ?, ?)
      """;
  private static final String REPLACE =
      """
      insert into entry (room, stage, listed, wake_at_millis, changed_millis, listing, players)
      values (?, ?, ?, ?, ?, ?, ?)
      on conflict (room) do update set
        stage = excluded.stage, listed = excluded.listed, wake_at_millis = excluded.wake_at_millis,
        changed_millis = excluded.changed_millis, listing = excluded.listing,
        players = excluded.players
      """;

  /** In the words of the index that finds them. */
  static final String LISTED =
      """
      select room, stage, listed, wake_at_millis, listing, players from entry
      where listed = 1 and stage <> 'over' order by rowid desc limit ?
      """;

  private final Sqlite sqlite;

  public SqliteJournal(Sqlite sqlite) {
    this.sqlite = sqlite;
  }

  @Override
  public Future<Void> append(Row row, @Nullable Entry entry, NoticeChange change) {
    if (row.seq() == 1) {
      Objects.requireNonNull(entry, NO_ENTRY);
    }
    return sqlite
        .write(
            session -> {
              int stored = insert(session, row);
              int replaced = entry == null ? 0 : replace(session, entry, row.dateMillis());
              return stored + replaced + SqliteContacts.change(session, row.room(), change);
            })
        .mapEmpty();
  }

  private static int insert(SqliteSession session, Row row) throws SQLException {
    try {
      return session.run(INSERT, statement -> set(statement, row));
    } catch (SQLiteException e) {
      switch (e.getResultCode()) {
        case SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_TRIGGER -> throw new NotNext(row);
        default -> throw e;
      }
    }
  }

  private static void set(PreparedStatement statement, Row row) throws SQLException {
    statement.setString(1, row.room());
    statement.setLong(2, row.seq());
    statement.setLong(3, row.dateMillis());
    statement.setLong(4, row.nowMillis());
    statement.setString(5, row.kind());
    statement.setInt(6, row.version());
    statement.setBytes(7, row.body());
  }

  private static int replace(SqliteSession session, Entry entry, long dateMillis)
      throws SQLException {
    int replaced =
        session.run(
            REPLACE,
            entry.room(),
            entry.stage().name().toLowerCase(Locale.ROOT),
            entry.listed(),
            entry.wakeAtMillis(),
            dateMillis,
            entry.listing(),
            String.join(" ", entry.players()));
    return replaced + SqlitePlaces.replace(session, entry);
  }

  @Override
  public <T> Future<T> read(String room, Fold<T> fold) {
    return sqlite
        .read(session -> shortOnly(session, room, fold))
        .compose(end -> whole(end, () -> sqlite.readLong(session -> folded(session, room, fold))));
  }

  @Override
  public <T> Future<T> look(String room, Fold<T> fold) {
    return sqlite
        .look(session -> shortOnly(session, room, fold))
        .compose(end -> whole(end, () -> sqlite.lookLong(session -> folded(session, room, fold))));
  }

  /** Empty, and nothing is read, if this room has so many rows that others should not wait. */
  private <T> Optional<T> shortOnly(SqliteSession session, String room, Fold<T> fold)
      throws SQLException {
    int most = sqlite.limits().longRows();
    return most > 0 && last(session, room) > most
        ? Optional.empty()
        : Optional.of(folded(session, room, fold));
  }

  /** Rows are numbered without a gap, so the key tells how many there are. */
  private static long last(SqliteSession session, String room) throws SQLException {
    return session
        .query("select max(seq) from row where room = ?", row -> row.getLong(1), room)
        .getFirst();
  }

  private static <T> Future<T> whole(Optional<T> end, Supplier<Future<T>> otherwise) {
    return end.map(Future::succeededFuture).orElseGet(otherwise);
  }

  private static <T> T folded(SqliteSession session, String room, Fold<T> fold)
      throws SQLException {
    session.each(
        """
        select seq, date_millis, now_millis, kind, version, body
        from row where room = ? order by seq
        """,
        row -> {
          fold.add(row(room, row));
          return fold;
        },
        room);
    return fold.end();
  }

  private static Row row(String room, ResultSet row) throws SQLException {
    return new Row(
        room,
        row.getLong(1),
        row.getLong(2),
        row.getLong(3),
        row.getString(4),
        row.getInt(5),
        row.getBytes(6));
  }

  @Override
  public Future<List<String>> rooms() {
    return sqlite.read(
        session -> session.query("select room from entry order by room", row -> row.getString(1)));
  }

  @Override
  public Future<SortedMap<String, Long>> lasts(Collection<String> rooms) {
    return sqlite.read(
        session -> {
          var lasts = new TreeMap<String, Long>();
          for (String room : rooms) {
            long last = last(session, room);
            if (last > 0) {
              lasts.put(room, last);
            }
          }
          return lasts;
        });
  }

  @Override
  public Future<Optional<Entry>> entry(String room) {
    return sqlite.look(
        session ->
            session
                .query(
                    """
                    select room, stage, listed, wake_at_millis, listing, players
                    from entry where room = ?
                    """,
                    EntryRow::read,
                    room)
                .stream()
                .findFirst());
  }

  @Override
  public Future<List<Entry>> listed(int most) {
    return sqlite.look(session -> session.query(LISTED, EntryRow::read, most));
  }

  @Override
  public Future<List<Sitting>> sittings(String player, long overSinceMillis, int most) {
    return sqlite.look(session -> SqlitePlaces.sittings(session, player, overSinceMillis, most));
  }

  @Override
  public Future<Void> putAway(String room, long seq, byte[] standing) {
    return sqlite.write(session -> SqlitePlaces.putAway(session, room, seq, standing)).mapEmpty();
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
  public Future<List<String>> expired(long openBeforeMillis, long unplayedBeforeMillis) {
    return sqlite.read(
        session ->
            session.query(
                """
                select room from entry
                where stage <> 'playing'
                  and (changed_millis < ?2 or (changed_millis < ?1 and stage = 'open'))
                  and coalesce(wake_at_millis, 0) < ?2
                  and (select date_millis from row where row.room = entry.room
                       order by seq desc limit 1) < iif(stage = 'open', max(?1, ?2), ?2)
                order by room
                """,
                row -> row.getString(1),
                openBeforeMillis,
                unplayedBeforeMillis));
  }

  @Override
  public Future<Void> delete(String room) {
    return sqlite
        .write(
            session ->
                session.run("delete from row where room = ?", room)
                    + session.run("delete from entry where room = ?", room)
                    + SqlitePlaces.delete(session, room)
                    + SqliteContacts.delete(session, room))
        .mapEmpty();
  }

  @Override
  public Contacts contacts() {
    return new SqliteContacts(sqlite);
  }

  @Override
  public NoticeBox notices() {
    return new SqliteNotices(sqlite);
  }

  @Override
  public Future<Void> check() {
    return sqlite.write(Schema::rewrite).mapEmpty();
  }

  @Override
  public Future<Void> close() {
    return sqlite.close();
  }
}
