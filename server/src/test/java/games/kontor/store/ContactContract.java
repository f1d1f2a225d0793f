package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.store.Journal.Entry;
import games.kontor.store.Journal.NotNext;
import games.kontor.store.Journal.Row;
import games.kontor.store.Journal.Stage;
import games.kontor.store.Notice.Kind;
import games.kontor.store.Notice.Way;
import games.kontor.store.NoticeChange.Moved;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store promises of contacts and notices. */
abstract class ContactContract {
  private static final List<Kind> ALL = List.of(Kind.TURN, Kind.DUE, Kind.REPORT);
  private static final long LATE = 1_000_000;

  abstract Journal journal();

  /** So much time passes for a store that has a clock of its own. */
  void later(long millis) {}

  private long seq;

  @BeforeEach
  void seat() {
    append(NoticeChange.NONE);
  }

  private void append(NoticeChange change) {
    seq++;
    journal().append(row("a", seq), entry("a", "ann", "bob"), change).await();
  }

  private static Row row(String room, long seq) {
    return new Row(room, seq, seq, seq, "kind", 1, new byte[0]);
  }

  private static Entry entry(String room, String... players) {
    return new Entry(room, Stage.PLAYING, false, null, new byte[0], List.of(players));
  }

  static Contact contact(String player, @Nullable String mail) {
    return new Contact(
        "a", player, mail, "mail-" + player, true, "https://x.example/", "ff", false, "de", ALL);
  }

  static Notice notice(String player, Kind kind, String id, long dueMillis) {
    return new Notice(
        "a",
        player,
        kind,
        Way.MAIL,
        id,
        0,
        1,
        dueMillis,
        LATE,
        0,
        new Notice.About("landmarks", 2, "Ann", 7, 99L, 3, true));
  }

  private void keep(Contact contact) {
    assertTrue(journal().contacts().put(contact, null).await());
  }

  private static NoticeChange causing(Notice... notices) {
    return new NoticeChange(List.of(), List.of(), List.of(notices));
  }

  /** All that waits, by their ids. */
  private List<String> waiting() {
    return journal().notices().of("a").await().stream().map(Notice::id).sorted().toList();
  }

  @Test
  void keepsAContactAsItWasGivenAndTheLastOneOnly() {
    var ann = contact("ann", "ann@example.org");
    keep(contact("ann", null));
    keep(ann);
    keep(contact("bob", null));

    assertEquals(ann, journal().contacts().of("a", "ann").await().orElseThrow());
    assertEquals(List.of(ann, contact("bob", null)), journal().contacts().of("a").await());
    assertEquals(List.of(), journal().contacts().of("b").await());
  }

  @Test
  void keepsNoneOfWhoDoesNotSit() {
    assertFalse(
        journal()
            .contacts()
            .put(contact("eve", null), notice("eve", Kind.CONFIRM, "q", 0))
            .await());

    assertEquals(List.of(), journal().contacts().of("a").await());
    assertEquals(List.of(), waiting());
  }

  @Test
  void keepsSoManyOfARoomAndNoMore() {
    var names = IntStream.rangeClosed(0, Contacts.MOST).mapToObj(n -> "p" + n).toList();
    seq++;
    journal().append(row("a", seq), entry("a", names.toArray(String[]::new))).await();
    names.stream().limit(Contacts.MOST).forEach(name -> keep(contact(name, null)));

    assertFalse(journal().contacts().put(contact("p" + Contacts.MOST, null), null).await());
    assertTrue(journal().contacts().put(contact("p0", "p@example.org"), null).await());
  }

  @Test
  void storesWhatARowCausesWithTheRowOrNotAtAll() {
    keep(contact("ann", "ann@example.org"));
    var caused = causing(notice("ann", Kind.TURN, "t", 5));
    assertThrows(NotNext.class, journal().append(row("a", 9), null, caused)::await);
    assertEquals(List.of(), waiting());

    append(caused);
    var due = journal().notices().take(5, 6, 1).await().getFirst();
    assertEquals(notice("ann", Kind.TURN, "t", 5), due.notice());
    assertEquals(contact("ann", "ann@example.org"), due.contact());
  }

  @Test
  void givesWhatIsDueInItsOrderAndNotAgainBeforeItsTime() {
    keep(contact("ann", "ann@example.org"));
    keep(contact("bob", "bob@example.org"));
    append(
        causing(
            notice("ann", Kind.TURN, "second", 20_000),
            notice("ann", Kind.DUE, "later", 31_000),
            notice("bob", Kind.TURN, "first", 10_000)));
    var box = journal().notices();

    assertEquals(List.of(), box.take(9_000, 100_000, 9).await());
    assertEquals(
        List.of("first", "second"),
        box.take(30_000, 100_000, 9).await().stream().map(due -> due.notice().id()).toList());
    assertEquals(List.of(), box.take(30_000, 100_000, 9).await());
    assertEquals("later", box.take(99_000, 200_000, 1).await().getFirst().notice().id());
    later(70_000);
    assertEquals(2, box.take(100_000, 200_000, 9).await().size(), "nobody settled them");
  }

  @Test
  void aLaterNoticeTakesThePlaceOfOneOfTheSameKind() {
    keep(contact("ann", "ann@example.org"));
    var old = notice("ann", Kind.TURN, "old", 5);
    append(causing(old, notice("ann", Kind.REPORT, "report", 5)));
    append(causing(notice("ann", Kind.TURN, "new", 6)));
    assertEquals(List.of("new", "report"), waiting());

    journal().notices().settle(old, null).await();
    assertEquals(List.of("new", "report"), waiting(), "the old one is not there any more");
  }

  @Test
  void settledItGoesOrMakesRoomForTheNext() {
    keep(contact("ann", "ann@example.org"));
    var turn = notice("ann", Kind.TURN, "t", 5);
    append(causing(turn));
    var box = journal().notices();

    box.settle(turn, turn.at(50, 1, 0)).await();
    assertEquals(List.of(), box.take(49, 60, 9).await());
    assertEquals(1, box.take(50, 60, 9).await().getFirst().notice().repeat());
    box.settle(turn.at(50, 1, 0), null).await();
    assertEquals(List.of(), waiting());
  }

  @Test
  void whoHasActedIsNotCalledAnyMoreButHearsOfTheTurn() {
    keep(contact("ann", "ann@example.org"));
    keep(contact("bob", "bob@example.org"));
    append(
        causing(
            notice("ann", Kind.TURN, "turn", 5),
            notice("ann", Kind.DUE, "due", 5),
            notice("ann", Kind.REPORT, "report", 5),
            notice("bob", Kind.TURN, "bobs", 5)));
    append(new NoticeChange(List.of(), List.of("ann"), List.of()));

    assertEquals(List.of("bobs", "report"), waiting());
  }

  @Test
  void followsWhoMovesAndForgetsWhoGoes() {
    keep(contact("ann", "ann@example.org"));
    keep(contact("bob", "bob@example.org"));
    append(causing(notice("ann", Kind.TURN, "anns", 5), notice("bob", Kind.TURN, "bobs", 5)));
    var moved = List.of(new Moved("ann", "ann-2", 8), new Moved("bob", null, 0));
    append(new NoticeChange(moved, List.of(), List.of()));

    var due = journal().notices().take(LATE, 0, 9).await();
    assertEquals(List.of("anns"), due.stream().map(one -> one.notice().id()).toList());
    assertEquals(8, due.getFirst().notice().about().link());
    assertEquals("ann-2", due.getFirst().contact().player());
    assertEquals(1, journal().contacts().of("a").await().size());
  }

  @Test
  void anAddressIsConfirmedAndTakenAwayByItsKey() {
    var unconfirmed =
        new Contact("a", "ann", "ann@example.org", "key", false, null, "", false, "en", ALL);
    var question = notice("ann", Kind.CONFIRM, "question", 0);
    assertTrue(journal().contacts().put(unconfirmed, question).await());
    assertEquals(List.of("question"), waiting());

    assertFalse(journal().contacts().confirm("a", "other").await());
    assertTrue(journal().contacts().confirm("a", "key").await());
    assertTrue(journal().contacts().of("a", "ann").await().orElseThrow().confirmed());
    assertEquals(List.of(), waiting(), "it needs not be asked any more");

    append(causing(notice("ann", Kind.TURN, "turn", 5)));
    journal().contacts().unsubscribe("a", "key").await();
    assertEquals(null, journal().contacts().of("a", "ann").await().orElseThrow().mail());
    assertEquals(List.of(), waiting());
    assertFalse(journal().contacts().confirm("a", "key").await());
  }

  @Test
  void whatIsNotWantedAnyMoreDoesNotWait() {
    keep(contact("ann", "ann@example.org"));
    append(causing(notice("ann", Kind.TURN, "turn", 5), notice("ann", Kind.REPORT, "report", 5)));
    keep(
        new Contact(
            "a", "ann", "ann@example.org", "k", true, null, "", false, "en", List.of(Kind.REPORT)));

    assertEquals(List.of("report"), waiting());
  }

  @Test
  void allOfItGoesWithTheRoom() {
    keep(contact("ann", "ann@example.org"));
    append(causing(notice("ann", Kind.TURN, "turn", 5)));
    journal().delete("a").await();

    assertEquals(List.of(), journal().contacts().of("a").await());
    assertEquals(List.of(), waiting());
  }

  @Test
  void anAddressHasAMostOfEachDay() {
    var box = journal().notices();
    assertTrue(box.count("x", 1, 2).await());
    assertTrue(box.count("x", 1, 2).await());
    assertFalse(box.count("x", 1, 2).await());
    assertTrue(box.count("y", 1, 2).await());
    assertTrue(box.count("x", 2, 2).await());
  }

  @Test
  void notesThatAWebhookFailsUnlessItIsAnotherByNow() {
    keep(contact("ann", null));
    journal().contacts().failing(contact("ann", null), true).await();
    assertTrue(journal().contacts().of("a", "ann").await().orElseThrow().failing());

    keep(contact("ann", null).withWebhook("https://y.example/", "ee"));
    journal().contacts().failing(contact("ann", null), true).await();
    assertFalse(journal().contacts().of("a", "ann").await().orElseThrow().failing());
  }
}
