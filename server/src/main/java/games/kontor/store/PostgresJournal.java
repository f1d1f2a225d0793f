package games.kontor.store;

import io.vertx.core.Future;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * The journal in a PostgreSQL database, which other servers may use too: of two that write the same
 * row one wins, whatever each believes.
 */
public final class PostgresJournal implements Journal {
  /** It leaves a record that is written and flushed like any other, and locks nothing. */
  private static final String PROOF = "select pg_logical_emit_message(true, 'kontor', '')";

  /** One step into the index for each room. */
  private static final String LASTS =
      """
      select asked.room, last.seq from unnest($1::text[]) as asked (room)
      cross join lateral (
        select seq from journal where journal.room = asked.room order by seq desc limit 1) as last
      """;

  private final Postgres postgres;

  public PostgresJournal(Postgres postgres) {
    this.postgres = postgres;
  }

  @Override
  public Future<Void> append(Row row, @Nullable Entry entry, NoticeChange change) {
    if (row.seq() == 1) {
      Objects.requireNonNull(entry, NO_ENTRY);
    }
    long mark = ThreadLocalRandom.current().nextLong();
    return postgres.write(row.room(), new PostgresAppend(row, entry, change, mark)).mapEmpty();
  }

  @Override
  public <T> Future<T> read(String room, Fold<T> fold) {
    return postgres.fold(room, fold);
  }

  @Override
  public <T> Future<T> look(String room, Fold<T> fold) {
    return postgres.foldPatiently(room, fold);
  }

  @Override
  public Future<List<String>> rooms() {
    return postgres.read(
        session -> session.query("select room from entry order by room", row -> row.getString(0)));
  }

  @Override
  public Future<SortedMap<String, Long>> lasts(Collection<String> rooms) {
    return postgres
        .read(session -> session.query(LASTS, Last::of, (Object) rooms.toArray(String[]::new)))
        .map(Last::byRoom);
  }

  /** The last row of a room. */
  private record Last(String room, long seq) {
    static Last of(io.vertx.sqlclient.Row row) {
      return new Last(row.getString(0), row.getLong(1));
    }

    static SortedMap<String, Long> byRoom(List<Last> all) {
      var lasts = new TreeMap<String, Long>();
      all.forEach(last -> lasts.put(last.room, last.seq));
      return lasts;
    }
  }

  @Override
  public Future<Optional<Entry>> entry(String room) {
    return postgres
        .look(session -> session.query(PostgresEntries.ONE, PostgresEntries::read, room))
        .map(found -> found.stream().findFirst());
  }

  @Override
  public Future<List<Entry>> listed(int most) {
    return postgres.look(
        session -> session.query(PostgresEntries.LISTED, PostgresEntries::read, (long) most));
  }

  @Override
  public Future<List<Sitting>> sittings(String player, long overSinceMillis, int most) {
    return postgres.look(
        session -> PostgresEntries.sittings(session, player, overSinceMillis, most));
  }

  @Override
  public Future<Void> putAway(String room, long seq, byte[] standing) {
    return postgres
        .write(room, session -> PostgresEntries.putAway(session, room, seq, standing))
        .mapEmpty();
  }

  @Override
  public Future<List<String>> waking(long dateMillis) {
    return postgres.read(
        session -> session.query(PostgresEntries.WAKING, row -> row.getString(0), dateMillis));
  }

  @Override
  public Future<List<String>> expired(long openBeforeMillis, long unplayedBeforeMillis) {
    return postgres.read(
        session ->
            session.query(
                PostgresEntries.EXPIRED,
                row -> row.getString(0),
                openBeforeMillis,
                unplayedBeforeMillis));
  }

  /** With all that belongs to the entry; another server that adds a row comes before, or fails. */
  @Override
  public Future<Void> delete(String room) {
    return postgres
        .write(room, session -> session.run("delete from entry where room = $1", room))
        .mapEmpty();
  }

  @Override
  public Contacts contacts() {
    return new PostgresContacts(postgres);
  }

  @Override
  public NoticeBox notices() {
    return new PostgresNotices(postgres);
  }

  @Override
  public Future<Void> check() {
    return postgres.write("", session -> session.run(PROOF)).mapEmpty();
  }

  @Override
  public boolean isShared() {
    return true;
  }

  @Override
  public Future<Void> close() {
    return postgres.close();
  }
}
