package games.kontor.store;

import io.vertx.core.Future;
import io.vertx.sqlclient.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The notices in a PostgreSQL database. Of several servers one holds what it has taken, by the
 * clock of the database: their own may differ.
 */
final class PostgresNotices implements NoticeBox {
  private static final String NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
  private static final String PLACE = " where room = $1 and player = $2 and kind = $3 and way = $4";

  /** In the words of the index that finds them; what another server is taking is left to it. */
  static final String DUE =
      """
      select n.room, n.player, n.kind, n.way
      from notice as n
      where n.due_millis <= $1 and n.held_until_millis <= %s
      order by n.due_millis limit $2 for update skip locked
      """
          .formatted(NOW);

  private static final String TAKE;
  private static final String OF_ROOM;

  /** Nothing waits for somebody who is not to be reached. */
  private static final String KEEP =
      """
      insert into notice
      select c.room, c.player, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, 0
      from contact as c where c.room = $1 and c.player = $2 for key share
      on conflict (room, player, kind, way) do update set
        id = excluded.id, repeat = excluded.repeat, caused_millis = excluded.caused_millis,
        due_millis = excluded.due_millis, until_millis = excluded.until_millis,
        attempts = excluded.attempts, game = excluded.game, seat = excluded.seat,
        name = excluded.name, turn = excluded.turn, by_millis = excluded.by_millis,
        link = excluded.link, is_over = excluded.is_over, held_until_millis = 0
      """;

  /** The day before stays: another server may not have come to this one. */
  private static final String FORGET_DAYS =
      """
      delete from told where (mark, day) in
        (select mark, day from told where day < $1 limit 100 for update skip locked)
      """;

  private static final String COUNT =
      """
      insert into told (mark, day, times) select $1::text, $2::bigint, 1 where $3 > 0
      on conflict (mark, day) do update set times = told.times + 1 where told.times < $3
      """;

  static {
    String all = "select " + NoticeRow.COLUMNS;
    String contact = " join contact as c on c.room = n.room and c.player = n.player";
    OF_ROOM = all + " from notice as n" + contact + " where n.room = $1 order by n.due_millis";
    TAKE =
        "with due as ("
            + DUE
            + "), taken as (update notice as t set held_until_millis = "
            + NOW
            + " + $3 from due where t.room = due.room and t.player = due.player"
            + " and t.kind = due.kind and t.way = due.way returning t.*) "
            + all
            + " from taken as n"
            + contact
            + " order by n.due_millis";
  }

  private final Postgres postgres;

  PostgresNotices(Postgres postgres) {
    this.postgres = postgres;
  }

  @Override
  public Future<Void> add(List<Notice> caused) {
    return postgres
        .write(
            caused.isEmpty() ? "" : caused.getFirst().room(),
            session ->
                Future.all(caused.stream().map(notice -> keep(session, notice)).toList()).map(1))
        .mapEmpty();
  }

  @Override
  public Future<List<Notice>> of(String room) {
    return postgres.look(session -> session.query(OF_ROOM, row -> due(row).notice(), room));
  }

  /** They are held for as long as from the one date to the other. */
  @Override
  public Future<List<Due>> take(long dateMillis, long untilMillis, int most) {
    return postgres.write(
        "",
        session ->
            session.query(
                TAKE, PostgresNotices::due, dateMillis, (long) most, untilMillis - dateMillis));
  }

  private static Due due(Row row) {
    var about =
        new Notice.About(
            row.getString(18),
            row.getInteger(19),
            row.getString(20),
            row.getInteger(21),
            row.getLong(22),
            row.getInteger(23),
            row.getBoolean(24));
    var notice =
        new Notice(
            row.getString(0),
            row.getString(1),
            NoticeRow.kind(row.getString(10)),
            NoticeRow.way(row.getString(11)),
            row.getString(12),
            row.getInteger(13),
            row.getLong(14),
            row.getLong(15),
            row.getLong(16),
            row.getInteger(17),
            about);
    return new Due(notice, ContactRow.read(row));
  }

  @Override
  public Future<Void> settle(Notice notice, @Nullable Notice next) {
    return postgres
        .write(
            notice.room(),
            session ->
                session
                    .run(
                        "delete from notice" + PLACE + " and id = $5 and repeat = $6",
                        notice.room(),
                        notice.player(),
                        NoticeRow.word(notice.kind()),
                        NoticeRow.word(notice.way()),
                        notice.id(),
                        notice.repeat())
                    .compose(
                        gone ->
                            gone == 0 || next == null
                                ? Future.succeededFuture(gone)
                                : keep(session, next)))
        .mapEmpty();
  }

  /** One whose answer was lost is counted twice: rather too few mails than too many. */
  @Override
  public Future<Boolean> count(String mark, long day, int most) {
    return postgres.write(
        "",
        session -> {
          var forgotten = session.run(FORGET_DAYS, day - 1);
          var counted = session.run(COUNT, mark, day, most);
          return Future.all(forgotten, counted).map(done -> counted.result() > 0);
        });
  }

  /** Without those who have moved. */
  static List<Future<Integer>> change(PostgresSession session, String room, NoticeChange change) {
    var asked = new ArrayList<Future<Integer>>();
    for (String player : change.settled()) {
      asked.add(
          session.run(
              "delete from notice where room = $1 and player = $2 and kind in ('turn', 'due')",
              room,
              player));
    }
    change.caused().forEach(notice -> asked.add(keep(session, notice)));
    return asked;
  }

  static Future<Integer> keep(PostgresSession session, Notice notice) {
    return session.run(KEEP, NoticeRow.values(notice));
  }

  /** What waits for this player and is not wanted any more goes. */
  static Future<?> keepWanted(PostgresSession session, Contact contact) {
    var gone = new ArrayList<Future<?>>();
    for (Notice.Kind kind : Notice.Kind.values()) {
      for (Notice.Way way : Notice.Way.values()) {
        if (!contact.wants(kind, way)) {
          gone.add(
              session.run(
                  "delete from notice" + PLACE,
                  contact.room(),
                  contact.player(),
                  NoticeRow.word(kind),
                  NoticeRow.word(way)));
        }
      }
    }
    return Future.all(gone);
  }
}
