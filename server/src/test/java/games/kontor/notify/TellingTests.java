package games.kontor.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import games.kontor.MovableTime;
import games.kontor.host.Attention;
import games.kontor.seal.Seal;
import games.kontor.store.Contact;
import games.kontor.store.Journal;
import games.kontor.store.Journal.Entry;
import games.kontor.store.Journal.Row;
import games.kontor.store.Journal.Stage;
import games.kontor.store.MemoryJournal;
import games.kontor.store.Notice;
import games.kontor.store.Notice.Kind;
import games.kontor.store.Notice.Way;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How much is told at once, and what becomes of what is not taken. */
final class TellingTests {
  private static final int SEATS = 12;
  private static final String SLOW = "https://slow.example/";

  private final MovableTime time = new MovableTime();
  private final Journal journal = new MemoryJournal();
  private final List<String> told = new ArrayList<>();
  private Supplier<Future<Outcome>> outcome = () -> Future.succeededFuture(Outcome.TOLD);

  /** Nobody looks, and nothing follows. */
  private static final class Nobody implements Attention {
    @Override
    public Future<Boolean> seen(String room, String player, long dateMillis) {
      return Future.succeededFuture(false);
    }

    @Override
    public Optional<Notice> next(Notice told) {
      return Optional.empty();
    }

    @Override
    public String confirmation(String room, String mailKey) {
      return "";
    }

    @Override
    public String unsubscription(String room, String mailKey) {
      return "";
    }

    @Override
    public String seatLink(String room, int link) {
      return "";
    }
  }

  @BeforeEach
  void begin() {
    var players = IntStream.range(0, SEATS).mapToObj(n -> "p" + n).toList();
    var entry = new Entry("a", Stage.PLAYING, false, null, new byte[0], players);
    journal.append(new Row("a", 1, 0, 0, "kind", 1, new byte[0]), entry).await();
    var rooms = new Nobody();
    var budget = new Budget(journal.notices(), Telling.NONE, new Seal("secret", "told"));
    Delivery.Means means =
        (notice, contact, dateMillis) -> {
          told.add(notice.player());
          return contact.webhook() != null && contact.webhook().startsWith(SLOW)
              ? outcome.get()
              : Future.succeededFuture(Outcome.TOLD);
        };
    var delivery = new Delivery(time, journal, rooms, budget, means);
    new Notices(time, journal.notices(), delivery).start();
  }

  private void cause(int seat, String webhook) {
    String player = "p" + seat;
    var kinds = List.of(Kind.TURN);
    var contact = new Contact("a", player, null, "", false, webhook, "ff", false, "en", kinds);
    long now = time.dateMillis();
    long until = now + Duration.ofDays(1).toMillis();
    var about = new Notice.About("pennies", seat + 1, "Ann", 0, null, 1, false);
    journal.contacts().put(contact, null).await();
    journal
        .notices()
        .add(
            List.of(
                new Notice(
                    "a", player, Kind.TURN, Way.WEBHOOK, player, 0, now, now, until, 0, about)))
        .await();
  }

  private List<Notice> waiting() {
    return journal.notices().of("a").await();
  }

  @Test
  void oneHostThatHangsHoldsFourAndAllOthersGoOn() {
    outcome = () -> Promise.<Outcome>promise().future();
    for (int seat = 0; seat < 9; seat++) {
      cause(seat, SLOW + seat);
    }
    cause(9, "https://quick.example/");
    time.pass(Duration.ofMinutes(10));

    assertEquals(List.of("p0", "p1", "p2", "p3", "p9"), told);
    assertEquals(9, waiting().size());
  }

  @Test
  void whatIsNotTakenIsTriedEverMoreRarelyAndGivenUp() {
    outcome = () -> Future.succeededFuture(Outcome.LATER);
    cause(0, SLOW);
    time.pass(Duration.ofMinutes(37));
    assertEquals(4, told.size());
    time.pass(Duration.ofHours(9));
    assertEquals(6, told.size());
    assertEquals(List.of(), waiting());
    assertEquals(true, journal.contacts().of("a", "p0").await().orElseThrow().failing());

    cause(1, "https://quick.example/");
    journal.contacts().failing(contact("p1"), true).await();
    time.pass(Duration.ofMinutes(1));
    assertEquals(false, contact("p1").failing(), "it has arrived again");
  }

  private Contact contact(String player) {
    return journal.contacts().of("a", player).await().orElseThrow();
  }

  @Test
  void whereTheLastOneFailedThereIsNoSecondTry() {
    outcome = () -> Future.succeededFuture(Outcome.LATER);
    cause(0, SLOW);
    journal.contacts().failing(contact("p0"), true).await();
    time.pass(Duration.ofHours(1));

    assertEquals(List.of("p0"), told);
    assertEquals(List.of(), waiting());
  }

  @Test
  void mailNeedsAllThatBelongsToIt() {
    var smtp = Optional.of(SmtpServer.of("smtp://mail.example"));
    var from = Optional.of(new Sender("games@kontor.example"));
    var url = Optional.of("https://kontor.example");
    Optional<Sender> nobody = Optional.empty();
    Optional<String> nowhere = Optional.empty();

    assertThrows(IllegalArgumentException.class, () -> new Telling(smtp, nobody, false, 1, 1, url));
    assertThrows(
        IllegalArgumentException.class, () -> new Telling(smtp, from, false, 1, 1, nowhere));
    assertThrows(IllegalArgumentException.class, () -> new Telling(smtp, from, false, 0, 1, url));
    assertEquals(true, new Telling(smtp, from, false, 1, 1, url).mails());
  }
}
