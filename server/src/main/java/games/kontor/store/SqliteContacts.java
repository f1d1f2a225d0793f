package games.kontor.store;

import io.vertx.core.Future;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The contacts in a SQLite file. */
final class SqliteContacts implements Contacts {
  private static final String FIND =
      "select " + ContactRow.COLUMNS + " from contact as c where c.room = ?";
  private static final String BY_KEY = FIND + " and c.mail is not null and c.mail_key = ?";

  private final Sqlite sqlite;

  SqliteContacts(Sqlite sqlite) {
    this.sqlite = sqlite;
  }

  @Override
  public Future<List<Contact>> of(String room) {
    return sqlite.read(session -> session.query(FIND, ContactRow::read, room));
  }

  @Override
  public Future<Optional<Contact>> of(String room, String player) {
    return sqlite.look(session -> find(session, room, player));
  }

  private static Optional<Contact> find(SqliteSession session, String room, String player)
      throws SQLException {
    return session.query(FIND + " and c.player = ?", ContactRow::read, room, player).stream()
        .findFirst();
  }

  @Override
  public Future<Boolean> put(Contact contact, @Nullable Notice question) {
    return sqlite.write(
        session -> {
          if (!mayKeep(session, contact)) {
            return false;
          }
          keep(session, contact);
          if (question != null) {
            SqliteNotices.keep(session, question);
          }
          return true;
        });
  }

  private static boolean mayKeep(SqliteSession session, Contact contact) throws SQLException {
    return session
        .query(
            """
            select exists (select 1 from place where player = ?2 and room = ?1)
              and (select count(*) from contact where room = ?1 and player <> ?2) < ?3
            """,
            row -> row.getBoolean(1),
            contact.room(),
            contact.player(),
            MOST)
        .getFirst();
  }

  /** What waits and is not wanted any more goes. */
  private static void keep(SqliteSession session, Contact contact) throws SQLException {
    session.run(
        "insert or replace into contact values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        contact.room(),
        contact.player(),
        contact.mail(),
        contact.mailKey(),
        contact.confirmed(),
        contact.webhook(),
        contact.webhookKey(),
        contact.failing(),
        contact.language(),
        contact.kinds().stream().map(NoticeRow::word).collect(Collectors.joining(" ")));
    SqliteNotices.keepWanted(session, contact);
  }

  @Override
  public Future<Void> remove(String room, String player) {
    return sqlite.write(session -> forget(session, room, player)).mapEmpty();
  }

  @Override
  public Future<Boolean> confirm(String room, String mailKey) {
    return sqlite.write(
        session -> {
          var known = session.query(BY_KEY, ContactRow::read, room, mailKey);
          for (Contact contact : known) {
            keep(session, contact.confirmedByOwner());
          }
          return !known.isEmpty();
        });
  }

  @Override
  public Future<Void> unsubscribe(String room, String mailKey) {
    return sqlite
        .write(
            session -> {
              for (Contact contact : session.query(BY_KEY, ContactRow::read, room, mailKey)) {
                keep(session, contact.withoutMail());
              }
              return true;
            })
        .mapEmpty();
  }

  @Override
  public Future<Void> failing(Contact contact, boolean now) {
    return sqlite
        .write(
            session ->
                session.run(
                    "update contact set failing = ?"
                        + " where room = ? and player = ? and webhook_key = ?",
                    now,
                    contact.room(),
                    contact.player(),
                    contact.webhookKey()))
        .mapEmpty();
  }

  /** With what waits for him. */
  private static int forget(SqliteSession session, String room, String player) throws SQLException {
    return session.run("delete from contact where room = ? and player = ?", room, player)
        + session.run("delete from notice where room = ? and player = ?", room, player);
  }

  /** What comes with a row. */
  static int change(SqliteSession session, String room, NoticeChange change) throws SQLException {
    int changed = 0;
    for (NoticeChange.Moved moved : change.moved()) {
      changed += move(session, room, moved);
    }
    return changed + SqliteNotices.change(session, room, change);
  }

  private static int move(SqliteSession session, String room, NoticeChange.Moved moved)
      throws SQLException {
    String now = moved.now();
    if (now == null) {
      return forget(session, room, moved.player());
    }
    int changed = now.equals(moved.player()) ? 0 : forget(session, room, now);
    return changed
        + session.run(
            "update contact set player = ? where room = ? and player = ?",
            now,
            room,
            moved.player())
        + session.run(
            "update notice set player = ?, link = ? where room = ? and player = ?",
            now,
            moved.link(),
            room,
            moved.player());
  }

  /** All that is kept of a room. */
  static int delete(SqliteSession session, String room) throws SQLException {
    return session.run("delete from contact where room = ?", room)
        + session.run("delete from notice where room = ?", room);
  }
}
