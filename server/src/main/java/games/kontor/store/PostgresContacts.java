package games.kontor.store;

import io.vertx.core.Future;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The contacts in a PostgreSQL database; what waits for a player belongs to his contact. */
final class PostgresContacts implements Contacts {
  private static final String FIND =
      "select " + ContactRow.COLUMNS + " from contact as c where c.room = $1";
  private static final String BY_KEY = FIND + " and c.mail is not null and c.mail_key = $2";

  /** Two servers ask this of one room one after the other. */
  private static final String LOCK = "select room from entry where room = $1 for no key update";

  private static final String MAY_KEEP =
      """
      select exists (select from place where player = $2 and room = $1)
        and (select count(*) from contact where room = $1 and player <> $2) < $3
      """;
  private static final String KEEP =
      """
      insert into contact values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      on conflict (room, player) do update set
        mail = excluded.mail, mail_key = excluded.mail_key, confirmed = excluded.confirmed,
        webhook = excluded.webhook, webhook_key = excluded.webhook_key,
        failing = excluded.failing, language = excluded.language, kinds = excluded.kinds
      """;
  private static final String FORGET = "delete from contact where room = $1 and player = $2";

  private final Postgres postgres;

  PostgresContacts(Postgres postgres) {
    this.postgres = postgres;
  }

  @Override
  public Future<List<Contact>> of(String room) {
    return postgres.read(
        session -> session.query(FIND + " order by c.player", ContactRow::read, room));
  }

  @Override
  public Future<Optional<Contact>> of(String room, String player) {
    return postgres
        .look(session -> session.query(FIND + " and c.player = $2", ContactRow::read, room, player))
        .map(found -> found.stream().findFirst());
  }

  @Override
  public Future<Boolean> put(Contact contact, @Nullable Notice question) {
    return postgres.write(
        contact.room(),
        session ->
            session
                .query(LOCK, row -> row, contact.room())
                .compose(locked -> mayKeep(session, contact))
                .compose(
                    may -> may ? keep(session, contact, question) : Future.succeededFuture(false)));
  }

  private static Future<Boolean> mayKeep(PostgresSession session, Contact contact) {
    return session
        .query(MAY_KEEP, row -> row.getBoolean(0), contact.room(), contact.player(), (long) MOST)
        .map(List::getFirst);
  }

  /** What waits and is not wanted any more goes. */
  private static Future<Boolean> keep(
      PostgresSession session, Contact contact, @Nullable Notice question) {
    var asked = new ArrayList<Future<?>>();
    asked.add(
        session.run(
            KEEP,
            contact.room(),
            contact.player(),
            contact.mail(),
            contact.mailKey(),
            contact.confirmed(),
            contact.webhook(),
            contact.webhookKey(),
            contact.failing(),
            contact.language(),
            contact.kinds().stream().map(NoticeRow::word).toArray(String[]::new)));
    asked.add(PostgresNotices.keepWanted(session, contact));
    if (question != null) {
      asked.add(PostgresNotices.keep(session, question));
    }
    return Future.all(asked).map(true);
  }

  @Override
  public Future<Void> remove(String room, String player) {
    return postgres.write(room, session -> session.run(FORGET, room, player)).mapEmpty();
  }

  @Override
  public Future<Boolean> confirm(String room, String mailKey) {
    return changed(room, mailKey, Contact::confirmedByOwner);
  }

  @Override
  public Future<Void> unsubscribe(String room, String mailKey) {
    return changed(room, mailKey, Contact::withoutMail).mapEmpty();
  }

  private Future<Boolean> changed(String room, String mailKey, UnaryOperator<Contact> change) {
    return postgres.write(
        room,
        session ->
            session
                .query(LOCK, row -> row, room)
                .compose(locked -> session.query(BY_KEY, ContactRow::read, room, mailKey))
                .compose(
                    known ->
                        Future.all(
                                known.stream()
                                    .map(change)
                                    .map(contact -> keep(session, contact, null))
                                    .toList())
                            .map(!known.isEmpty())));
  }

  @Override
  public Future<Void> failing(Contact contact, boolean now) {
    return postgres
        .write(
            contact.room(),
            session ->
                session.run(
                    "update contact set failing = $1"
                        + " where room = $2 and player = $3 and webhook_key = $4",
                    now,
                    contact.room(),
                    contact.player(),
                    contact.webhookKey()))
        .mapEmpty();
  }

  /** What comes with a row. */
  static List<Future<Integer>> change(PostgresSession session, String room, NoticeChange change) {
    var asked = new ArrayList<Future<Integer>>();
    change.moved().forEach(moved -> asked.addAll(move(session, room, moved)));
    asked.addAll(PostgresNotices.change(session, room, change));
    return asked;
  }

  private static List<Future<Integer>> move(
      PostgresSession session, String room, NoticeChange.Moved moved) {
    String now = moved.now();
    var asked = new ArrayList<Future<Integer>>();
    if (now == null) {
      asked.add(session.run(FORGET, room, moved.player()));
      return asked;
    }
    if (!now.equals(moved.player())) {
      asked.add(session.run(FORGET, room, now));
    }
    asked.add(
        session.run(
            "update contact set player = $1 where room = $2 and player = $3",
            now,
            room,
            moved.player()));
    asked.add(
        session.run(
            "update notice set link = $1 where room = $2 and player = $3",
            moved.link(),
            room,
            now));
    return asked;
  }
}
