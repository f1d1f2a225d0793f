package games.kontor.store;

import games.kontor.store.Journal.Entry;
import games.kontor.store.Journal.Sitting;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** Who sits where, in a SQLite file: an index of what stands in the entries. */
final class SqlitePlaces {
  /** By the index of his places, the last ones first; no other room is looked at. */
  static final String SITTINGS =
      """
      select e.room, e.stage, e.listed, e.wake_at_millis, e.listing, e.players,
        iif(e.standing_seq = (select max(seq) from row where row.room = e.room), e.standing, null)
      from (select room from place where player = ?1 order by rowid desc limit ?2) as own
      join entry as e on e.room = own.room
      where e.stage <> 'over' or e.changed_millis >= ?3
      order by e.stage = 'playing' desc, e.stage = 'open' desc, e.rowid desc
      limit ?4
      """;

  private SqlitePlaces() {}

  /** The places of a room are those of this entry from now on. */
  static int replace(SqliteSession session, Entry entry) throws SQLException {
    int changed = delete(session, entry.room());
    for (String player : entry.players()) {
      if (!player.isEmpty()) {
        changed +=
            session.run("insert into place (player, room) values (?, ?)", player, entry.room());
      }
    }
    return changed;
  }

  static int delete(SqliteSession session, String room) throws SQLException {
    return session.run("delete from place where room = ?", room);
  }

  static List<Sitting> sittings(
      SqliteSession session, String player, long overSinceMillis, int most) throws SQLException {
    return session.query(
        SITTINGS, SqlitePlaces::sitting, player, Journal.PLACES_LOOKED_AT, overSinceMillis, most);
  }

  private static Sitting sitting(ResultSet row) throws SQLException {
    return new Sitting(EntryRow.read(row), row.getBytes(7));
  }

  static int putAway(SqliteSession session, String room, long seq, byte[] standing)
      throws SQLException {
    return session.run(
        "update entry set standing = ?, standing_seq = ? where room = ?", standing, seq, room);
  }
}
