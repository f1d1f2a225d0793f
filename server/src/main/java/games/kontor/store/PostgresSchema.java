package games.kontor.store;

import io.vertx.core.Future;
import java.util.List;

/**
 * The tables in a PostgreSQL database, in a schema of their own. Its version is the number of steps
 * that made it; a server takes those that are missing before it does anything else, one server at a
 * time, and leaves alone what a newer build has changed.
 */
final class PostgresSchema {
  static final String NAME = "kontor";

  /** Any number, the same for all servers: "kontor" in ASCII. */
  private static final long LOCK = 0x6b6f6e746f72L;

  /** A row belongs to an entry, so deleting a room and adding to it never pass each other by. */
  private static final List<String> FIRST =
      List.of(
          """
          create table entry (
            room text collate "C" primary key, opened bigint generated always as identity,
            stage text not null, listed boolean not null, wake_at_millis bigint,
            changed_millis bigint not null, listing bytea not null, players text[] not null,
            standing bytea, standing_seq bigint)
          """,
          "create index entry_changed on entry (changed_millis)",
          "create index entry_wake on entry (wake_at_millis) where wake_at_millis is not null",
          "create index entry_listed on entry (opened) where listed and stage <> 'over'",
          """
          create table journal (
            room text collate "C" not null references entry (room) on delete cascade,
            seq bigint not null, date_millis bigint not null, now_millis bigint not null,
            kind text not null, version integer not null, body bytea not null,
            mark bigint not null, primary key (room, seq))
          """,
          // The clocks of two servers differ: a row's date is not behind the one before.
          """
          create function row_follows() returns trigger language plpgsql as $$
          declare before_millis bigint;
          begin
            if new.seq <> 1 then
              select date_millis into before_millis from kontor.journal
              where room = new.room and seq = new.seq - 1;
              if not found then
                raise exception 'the row before is missing' using errcode = 'KN001';
              end if;
              new.date_millis = greatest(new.date_millis, before_millis);
            end if;
            return new;
          end $$
          """,
          """
          create trigger row_follows before insert on journal
            for each row execute function row_follows()
          """,
          """
          create table place (
            player text collate "C" not null,
            room text collate "C" not null references entry (room) on delete cascade,
            taken bigint generated always as identity, primary key (room, player))
          """,
          "create index place_player on place (player, taken)",
          """
          create table chat (
            room text collate "C" not null, channel text collate "C" not null, n bigint not null,
            body bytea not null, primary key (room, channel, n))
          """,
          """
          create table contact (
            room text collate "C" not null references entry (room) on delete cascade,
            player text collate "C" not null, mail text, mail_key text not null,
            confirmed boolean not null, webhook text, webhook_key text not null,
            failing boolean not null, language text not null, kinds text[] not null,
            primary key (room, player))
          """,
          // A server that has taken one holds it until then, by the clock of the database.
          """
          create table notice (
            room text collate "C" not null, player text collate "C" not null, kind text not null,
            way text not null, id text not null, repeat integer not null,
            caused_millis bigint not null, due_millis bigint not null,
            until_millis bigint not null, attempts integer not null, game text not null,
            seat integer not null, name text not null, turn integer not null, by_millis bigint,
            link integer not null, is_over boolean not null, held_until_millis bigint not null,
            primary key (room, player, kind, way),
            foreign key (room, player) references contact on update cascade on delete cascade)
          """,
          "create index notice_due on notice (due_millis)",
          """
          create table told (
            mark text not null, day bigint not null, times integer not null,
            primary key (mark, day))
          """,
          "create index told_day on told (day)");

  /** What another server has just made is seen too. */
  private static final String THERE =
      """
      select exists (select from pg_catalog.pg_tables
        where schemaname = 'kontor' and tablename = 'version')
      """;

  /** Not for ever: what was said before a crash is worth nothing after it. */
  private static final List<String> MEMBERS =
      List.of(
          """
          create unlogged table member (
            node text collate "C" primary key, seen timestamp with time zone not null)
          """);

  private static final List<List<String>> STEPS = List.of(FIRST, MEMBERS);

  private PostgresSchema() {}

  /**
   * Takes the missing steps, all or none. Fails with {@link StoreFailed} if a newer one was here.
   */
  static Future<Void> prepare(PostgresSession session, PostgresAddress address) {
    return version(session, address)
        .compose(
            version ->
                version == STEPS.size()
                    ? Future.succeededFuture()
                    : session
                        .command("begin")
                        .compose(begun -> migrate(session, address))
                        .compose(done -> session.command("commit")));
  }

  private static Future<Void> migrate(PostgresSession session, PostgresAddress address) {
    return session
        .command("set local statement_timeout = 0")
        .compose(set -> session.command("set local lock_timeout = 0"))
        .compose(set -> session.query("select pg_advisory_xact_lock($1)", row -> row, LOCK))
        .compose(locked -> version(session, address))
        .compose(version -> take(session, version));
  }

  private static Future<Void> take(PostgresSession session, int version) {
    Future<?> taken =
        version > 0
            ? Future.succeededFuture()
            : session
                .command("create schema if not exists " + NAME)
                .compose(made -> session.command("create table version (number integer not null)"))
                .compose(made -> session.command("insert into version values (0)"));
    for (List<String> step : STEPS.subList(version, STEPS.size())) {
      for (String statement : step) {
        taken = taken.compose(done -> session.command(statement));
      }
    }
    return taken
        .compose(done -> session.run("update version set number = $1", STEPS.size()))
        .mapEmpty();
  }

  /** How many steps were taken. Fails with {@link StoreFailed} if a newer build was here. */
  static Future<Integer> version(PostgresSession session, PostgresAddress address) {
    return session
        .query(THERE, row -> row.getBoolean(0))
        .compose(
            there ->
                there.getFirst()
                    ? session.query("select number from kontor.version", row -> row.getInteger(0))
                    : Future.succeededFuture(List.of(0)))
        .map(version -> known(version.getFirst(), address));
  }

  private static int known(int version, PostgresAddress address) {
    if (version > STEPS.size()) {
      throw new StoreFailed(
          "a newer Kontor has written "
              + address
              + " (schema "
              + version
              + ", this one knows "
              + STEPS.size()
              + "); start that one, or name another database");
    }
    return version;
  }
}
