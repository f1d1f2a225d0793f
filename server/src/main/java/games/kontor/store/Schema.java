package games.kontor.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;

/**
 * The tables of a file. Its version is the number of steps that made it; opening takes those that
 * are missing, and a file that a newer build has changed is left alone.
 */
final class Schema {
  /** Also what there was before files had a version: then only the fence is new. */
  private static final List<String> FIRST =
      List.of(
          """
          create table if not exists row (
            room text not null, seq integer not null, date_millis integer not null,
            now_millis integer not null, kind text not null, version integer not null,
            body blob not null, primary key (room, seq))
          """,
          // As a foreign key this costs the same, but then deleting a room takes its square.
          """
          create trigger row_follows before insert on row
            when new.seq <> 1
              and not exists (select 1 from row where room = new.room and seq = new.seq - 1)
            begin select raise(abort, 'the row before is missing'); end
          """,
          """
          create table if not exists entry (
            room text primary key, stage text not null, listed integer not null,
            wake_at_millis integer, changed_millis integer not null, listing blob not null)
          """,
          "create index if not exists entry_changed on entry (changed_millis)",
          """
          create index if not exists entry_wake on entry (wake_at_millis)
            where wake_at_millis is not null
          """,
          """
          create table if not exists chat (
            room text not null, channel text not null, n integer not null,
            body blob not null, primary key (room, channel, n)) without rowid
          """);

  /** What lists show is found without looking at all rooms. */
  private static final List<String> LISTED =
      List.of(
          """
          create index entry_listed on entry (listed)
            where listed = 1 and stage <> 'over'
          """);

  /**
   * In which rooms a player sits, by what stands for him; kept by those who write entries. A room
   * that is put away leaves beside its entry how it stood after that row.
   */
  private static final List<String> PLACES =
      List.of(
          "alter table entry add column players text not null default ''",
          "alter table entry add column standing blob",
          "alter table entry add column standing_seq integer",
          "create table place (player text not null, room text not null)",
          "create index place_player on place (player)",
          "create index place_room on place (room)");

  /**
   * How players who are away are reached, what they are to be told, and how often on a day an
   * address, by what stands for it, was told something.
   */
  private static final List<String> CONTACTS =
      List.of(
          """
          create table contact (
            room text not null, player text not null, mail text, mail_key text not null,
            confirmed integer not null, webhook text, webhook_key text not null,
            failing integer not null, language text not null, kinds text not null,
            primary key (room, player)) without rowid
          """,
          """
          create table notice (
            room text not null, player text not null, kind text not null, way text not null,
            id text not null, repeat integer not null, caused_millis integer not null,
            due_millis integer not null, until_millis integer not null, attempts integer not null,
            game text not null, seat integer not null, name text not null, turn integer not null,
            by_millis integer, link integer not null, is_over integer not null,
            primary key (room, player, kind, way)) without rowid
          """,
          "create index notice_due on notice (due_millis)",
          """
          create table told (
            mark text not null, day integer not null, times integer not null,
            primary key (mark, day)) without rowid
          """);

  private static final List<List<String>> STEPS = List.of(FIRST, LISTED, PLACES, CONTACTS);

  private Schema() {}

  /** Takes the missing steps, all or none. Throws {@link StoreFailed} if a newer build was here. */
  static void prepare(SqliteSession session, Path file) throws SQLException {
    if (version(session, file) == STEPS.size()) {
      return;
    }
    session.run("begin immediate");
    for (int step = version(session, file); step < STEPS.size(); step++) {
      for (String statement : STEPS.get(step)) {
        session.run(statement);
      }
    }
    session.run("pragma user_version = " + STEPS.size());
    session.run("commit");
  }

  /** Writes the version that the file has already: the least that can be written. */
  static int rewrite(SqliteSession session) throws SQLException {
    return session.run("pragma user_version = " + STEPS.size());
  }

  /** How many steps the file has taken. Throws {@link StoreFailed} if a newer build was here. */
  static int version(SqliteSession session, Path file) throws SQLException {
    int version = session.query("pragma user_version", row -> row.getInt(1)).getFirst();
    if (version > STEPS.size()) {
      throw new StoreFailed(
          "a newer Kontor has written "
              + file
              + " (schema "
              + version
              + ", this one knows "
              + STEPS.size()
              + "); start that one, or name another data folder");
    }
    return version;
  }
}
