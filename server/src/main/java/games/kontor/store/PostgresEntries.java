package games.kontor.store;

import games.kontor.store.Journal.Entry;
import games.kontor.store.Journal.Sitting;
import games.kontor.store.Journal.Stage;
import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.sqlclient.Row;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The entries in a PostgreSQL database, and who sits where: an index of what stands in them. */
final class PostgresEntries {
  static final String ONE =
      """
      select room, stage, listed, wake_at_millis, listing, players from entry where room = $1
      """;

  /** In the words of the index that finds them. */
  static final String LISTED =
      """
      select room, stage, listed, wake_at_millis, listing, players from entry
      where listed and stage <> 'over' order by opened desc limit $1
      """;

  /** By the index of his places, the last ones first; no other room is looked at. */
  static final String SITTINGS =
      """
      select e.room, e.stage, e.listed, e.wake_at_millis, e.listing, e.players,
        case when e.standing_seq = (select max(seq) from journal as j where j.room = e.room)
          then e.standing end
      from (select room from place where player = $1 order by taken desc limit $2) as own
      join entry as e on e.room = own.room
      where e.stage <> 'over' or e.changed_millis >= $3
      order by e.stage = 'playing' desc, e.stage = 'open' desc, e.opened desc
      limit $4
      """;

  static final String WAKING = "select room from entry where wake_at_millis <= $1 order by room";

  static final String EXPIRED =
      """
      select room from entry
      where stage <> 'playing'
        and (changed_millis < $2 or (changed_millis < $1 and stage = 'open'))
        and coalesce(wake_at_millis, 0) < $2
        and (select date_millis from journal where journal.room = entry.room
             order by seq desc limit 1)
          < case stage when 'open' then greatest($1, $2) else $2 end
      order by room
      """;

  private static final String INSERT =
      """
      insert into entry (room, stage, listed, wake_at_millis, changed_millis, listing, players)
      values ($1, $2, $3, $4, $5, $6, $7)
      """;
  private static final String UPDATE =
      """
      update entry set stage = $2, listed = $3, wake_at_millis = $4, changed_millis = $5,
        listing = $6, players = $7
      where room = $1
      """;

  private PostgresEntries() {}

  static Entry read(Row row) {
    return new Entry(
        row.getString(0),
        Stage.valueOf(row.getString(1).toUpperCase(Locale.ROOT)),
        row.getBoolean(2),
        row.getLong(3),
        row.getBuffer(4).getBytes(),
        List.of(row.getArrayOfStrings(5)));
  }

  static Future<Integer> insert(PostgresSession session, Entry entry, long dateMillis) {
    return session.run(INSERT, values(entry, dateMillis));
  }

  static Future<Integer> update(PostgresSession session, Entry entry, long dateMillis) {
    return session.run(UPDATE, values(entry, dateMillis));
  }

  private static @Nullable Object[] values(Entry entry, long dateMillis) {
    return new @Nullable Object[] {
      entry.room(),
      entry.stage().name().toLowerCase(Locale.ROOT),
      entry.listed(),
      entry.wakeAtMillis(),
      dateMillis,
      Buffer.buffer(entry.listing()),
      entry.players().toArray(String[]::new)
    };
  }

  /** The places of a room are those of this entry from now on; who keeps his is not touched. */
  static List<Future<Integer>> places(PostgresSession session, Entry entry) {
    var players = entry.players().stream().filter(player -> !player.isEmpty()).distinct();
    var sitting = players.toArray(String[]::new);
    return List.of(
        session.run(
            "delete from place where room = $1 and player <> all ($2)", entry.room(), sitting),
        session.run(
            """
            insert into place (room, player) select $1::text, unnest($2::text[])
            on conflict (room, player) do nothing
            """,
            entry.room(),
            sitting));
  }

  static Future<List<Sitting>> sittings(
      PostgresSession session, String player, long overSinceMillis, int most) {
    return session.query(
        SITTINGS,
        PostgresEntries::sitting,
        player,
        (long) Journal.PLACES_LOOKED_AT,
        overSinceMillis,
        (long) most);
  }

  private static Sitting sitting(Row row) {
    var standing = row.getBuffer(6);
    return new Sitting(read(row), standing == null ? null : standing.getBytes());
  }

  static Future<Integer> putAway(PostgresSession session, String room, long seq, byte[] standing) {
    return session.run(
        "update entry set standing = $1, standing_seq = $2 where room = $3",
        Buffer.buffer(standing),
        seq,
        room);
  }
}
