package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.store.Journal.Entry;
import games.kontor.store.Journal.NotNext;
import games.kontor.store.Journal.Row;
import games.kontor.store.Journal.Stage;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What every journal guarantees. */
abstract class JournalContract {
  private static final long DAY = 86_400_000;

  /** An empty journal. */
  abstract Journal journal();

  static Row row(String room, long seq, long dateMillis) {
    return new Row(room, seq, dateMillis, seq * 10, "acted", 2, text(room + " " + seq));
  }

  static Entry entry(String room, Stage stage) {
    return new Entry(room, stage, true, null, text(room));
  }

  static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static void append(Journal journal, Row row, @Nullable Entry entry) {
    journal.append(row, entry).await();
  }

  private static List<String> rooms(List<Entry> entries) {
    return entries.stream().map(Entry::room).toList();
  }

  @Test
  void readsARoomAsItWasAppended() {
    var journal = journal();
    append(journal, row("a", 1, 100), entry("a", Stage.OPEN));
    append(journal, row("b", 1, 101), entry("b", Stage.OPEN));
    append(journal, row("a", 2, 102), entry("a", Stage.PLAYING));

    var rows = Rows.of(journal, "a");

    assertEquals(List.of(1L, 2L), rows.stream().map(Row::seq).toList());
    var last = rows.getLast();
    assertEquals(102, last.dateMillis());
    assertEquals(20, last.nowMillis());
    assertEquals("acted", last.kind());
    assertEquals(2, last.version());
    assertArrayEquals(text("a 2"), last.body());
  }

  @Test
  void givesRowsOneAfterTheOtherInTheirOrder() {
    var journal = journal();
    append(journal, row("a", 1, 1), entry("a", Stage.OPEN));
    for (int seq = 2; seq <= 20; seq++) {
      append(journal, row("a", seq, seq), null);
    }

    assertEquals(List.of(1L, 2L, 3L), journal.read("a", new Seqs(3)).await());
    assertEquals(20, journal.read("a", new Seqs(100).then(List::size)).await());
  }

  /** Notes the first numbers, so many; the rows themselves may go. */
  private static final class Seqs implements Journal.Fold<List<Long>> {
    private final int most;
    private final List<Long> seqs = new ArrayList<>();

    Seqs(int most) {
      this.most = most;
    }

    @Override
    public void add(Row row) {
      if (seqs.size() < most) {
        seqs.add(row.seq());
      }
    }

    @Override
    public List<Long> end() {
      return List.copyOf(seqs);
    }
  }

  @Test
  void failsWithWhatAFoldThrowsAndReadsOn() {
    var journal = journal();
    append(journal, row("a", 1, 1), entry("a", Stage.OPEN));

    for (int time = 0; time < 100; time++) {
      var read = journal.read("a", new Seqs(1).then(seqs -> fail(seqs)));
      assertEquals(
          "on purpose", assertThrows(IllegalStateException.class, read::await).getMessage());
    }

    assertEquals(1, Rows.of(journal, "a").size());
  }

  private static Void fail(List<Long> seqs) {
    assertEquals(List.of(1L), seqs);
    throw new IllegalStateException("on purpose");
  }

  @Test
  void foldsBesideTheEventLoopThatAsked() {
    var journal = journal();
    append(journal, row("a", 1, 1), entry("a", Stage.OPEN));
    var vertx = Vertx.vertx();
    try {
      var folded = Promise.<Boolean>promise();
      var answered = Promise.<Boolean>promise();
      var context = vertx.getOrCreateContext();
      context.runOnContext(
          nothing ->
              journal
                  .read("a", new Seqs(1).then(seqs -> Context.isOnEventLoopThread()))
                  .onComplete(
                      on -> {
                        folded.complete(on.result());
                        answered.complete(context.equals(Vertx.currentContext()));
                      }));
      assertFalse(folded.future().await());
      assertTrue(answered.future().await());
    } finally {
      vertx.close().await();
    }
  }

  @Test
  void tellsTheNamesOfAllRooms() {
    var journal = journal();
    append(journal, row("b", 1, 1), waking("b", 5L));
    append(journal, row("a", 1, 1), entry("a", Stage.OVER));

    assertEquals(List.of("a", "b"), journal.rooms().await());
  }

  @Test
  void keepsTheEntryOfARowWithoutOne() {
    var journal = journal();
    append(journal, row("a", 1, 100), waking("a", 7L));
    append(journal, row("a", 2, 200), null);

    assertEquals(7L, journal.entry("a").await().orElseThrow().wakeAtMillis());
    assertArrayEquals(text("a"), journal.entry("a").await().orElseThrow().listing());
    assertEquals(2, Rows.of(journal, "a").size());
  }

  @Test
  void beginsNoRoomWithoutAnEntry() {
    var journal = journal();
    assertThrows(NullPointerException.class, () -> journal.append(row("a", 1, 1), null));
    assertEquals(List.of(), Rows.of(journal, "a"));
  }

  @Test
  void knowsNothingOfARoomThatIsNot() {
    assertEquals(List.of(), Rows.of(journal(), "none"));
    assertTrue(journal().entry("none").await().isEmpty());
  }

  @Test
  void refusesARowThatIsThereAlready() {
    var journal = journal();
    append(journal, row("a", 1, 100), entry("a", Stage.OPEN));

    var again = journal.append(row("a", 1, 200), entry("a", Stage.OVER));

    assertThrows(NotNext.class, again::await);
    assertEquals(100, Rows.of(journal, "a").getFirst().dateMillis());
    assertEquals(Stage.OPEN, journal.entry("a").await().orElseThrow().stage());
  }

  @Test
  void refusesARowAfterAGap() {
    var journal = journal();
    append(journal, row("a", 1, 100), entry("a", Stage.OPEN));

    assertThrows(NotNext.class, journal.append(row("a", 3, 200), entry("a", Stage.OVER))::await);
    assertThrows(NotNext.class, journal.append(row("b", 2, 1), entry("b", Stage.OPEN))::await);
    assertThrows(NotNext.class, journal.append(row("b", 0, 1), entry("b", Stage.OPEN))::await);
    assertThrows(NotNext.class, journal.append(row("a", 3, 200), null)::await);
    assertThrows(NotNext.class, journal.append(row("a", 1, 200), entry("a", Stage.OVER))::await);
    assertThrows(NotNext.class, journal.append(row("b", 2, 1), null)::await);
    assertThrows(NotNext.class, journal.append(row("b", -1, 1), null)::await);
    assertTrue(journal.entry("b").await().isEmpty());
    assertEquals(Stage.OPEN, journal.entry("a").await().orElseThrow().stage());
    assertEquals(List.of("a"), journal.rooms().await());
  }

  @Test
  void storesWhatIsAskedForBesideALostRace() {
    var journal = journal();
    append(journal, row("a", 1, 1), entry("a", Stage.OPEN));
    var before = journal.append(row("b", 1, 1), entry("b", Stage.OPEN));
    var lost = journal.append(row("a", 1, 1), entry("a", Stage.OVER));
    var gap = journal.append(row("b", 3, 1), null);
    var after = journal.append(row("b", 2, 1), null);

    assertThrows(NotNext.class, lost::await);
    assertThrows(NotNext.class, gap::await);
    Future.all(before, after).await();
    assertEquals(2, Rows.of(journal, "b").size());
  }

  @Test
  void letsOneOfTwoWritersWin() {
    var journal = journal();
    var one = journal.append(row("a", 1, 1), entry("a", Stage.OPEN));
    var other = journal.append(row("a", 1, 2), entry("a", Stage.OPEN));

    Future.join(one, other).transform(done -> Future.succeededFuture()).await();

    assertEquals(1, List.of(one, other).stream().filter(Future::succeeded).count());
    assertEquals(1, Rows.of(journal, "a").size());
  }

  @Test
  void keepsManyRowsAskedForAtOnceInOrder() {
    var journal = journal();
    var appends = new ArrayList<Future<Void>>();
    for (int seq = 1; seq <= 300; seq++) {
      appends.add(journal.append(row("a", seq, seq), entry("a", Stage.PLAYING)));
      appends.add(journal.append(row("b", seq, seq), entry("b", Stage.PLAYING)));
    }
    Future.all(appends).await();

    var expected = IntStream.rangeClosed(1, 300).mapToObj(Long::valueOf).toList();
    assertEquals(expected, Rows.of(journal, "a").stream().map(Row::seq).toList());
    assertEquals(expected, Rows.of(journal, "b").stream().map(Row::seq).toList());
  }

  @Test
  void replacesTheEntryWithTheRow() {
    var journal = journal();
    append(journal, row("a", 1, 100), entry("a", Stage.OPEN));
    append(journal, row("a", 2, 100), new Entry("a", Stage.OVER, false, 77L, text("new")));

    var entry = journal.entry("a").await().orElseThrow();

    assertEquals(Stage.OVER, entry.stage());
    assertEquals(false, entry.listed());
    assertEquals(77L, entry.wakeAtMillis());
    assertArrayEquals(text("new"), entry.listing());
  }

  @Test
  void listsWhatIsListedAndNotOverTheLatestFirst() {
    var journal = journal();
    append(journal, row("old", 1, 100), entry("old", Stage.OPEN));
    append(journal, row("new", 1, 300), entry("new", Stage.PLAYING));
    append(journal, row("over", 1, 200), entry("over", Stage.OVER));
    append(
        journal, row("private", 1, 200), new Entry("private", Stage.OPEN, false, null, text("")));

    assertEquals(List.of("new", "old"), rooms(journal.listed(10).await()));
    assertEquals(List.of("new"), rooms(journal.listed(1).await()));
  }

  @Test
  void wakesRoomsWhoseDateHasCome() {
    var journal = journal();
    append(journal, row("now", 1, 1), waking("now", 1_000L));
    append(journal, row("later", 1, 1), waking("later", 1_001L));
    append(journal, row("never", 1, 1), waking("never", null));

    assertEquals(List.of("now"), journal.waking(1_000).await());
  }

  private static Entry waking(String room, @Nullable Long atMillis) {
    return new Entry(room, Stage.PLAYING, false, atMillis, text(room));
  }

  @Test
  void tellsOpenRoomsFromOthersWhenTheyExpire() {
    var journal = journal();
    append(journal, row("open-old", 1, 100 * DAY), entry("open-old", Stage.OPEN));
    append(journal, row("over-old", 1, 100 * DAY), entry("over-old", Stage.OVER));
    append(journal, row("open-new", 1, 200 * DAY), entry("open-new", Stage.OPEN));
    append(journal, row("forgotten", 1, 10 * DAY), entry("forgotten", Stage.PLAYING));

    assertEquals(List.of("forgotten", "open-old"), journal.expired(150 * DAY, 50 * DAY).await());
  }

  @Test
  void lastsAsLongAsItsRowsGoOnWhateverIsWithTheEntry() {
    var journal = journal();
    append(journal, row("a", 1, 10 * DAY), entry("a", Stage.OPEN));
    append(journal, row("a", 2, 11 * DAY), null);

    assertEquals(List.of(), journal.expired(11 * DAY, 5 * DAY).await());
    assertEquals(List.of(), journal.expired(5 * DAY, 11 * DAY).await());
    assertEquals(List.of("a"), journal.expired(11 * DAY + 1, 5 * DAY).await());
    assertEquals(List.of("a"), journal.expired(5 * DAY, 11 * DAY + 1).await());
  }

  @Test
  void lastsUntilItIsWokenHoweverLongThatIs() {
    var journal = journal();
    append(journal, row("post", 1, 10 * DAY), waking("post", 90 * DAY));

    assertEquals(List.of(), journal.expired(80 * DAY, 80 * DAY).await());
    assertEquals(List.of(), journal.expired(90 * DAY, 90 * DAY).await());
    assertEquals(List.of("post"), journal.expired(90 * DAY + 1, 90 * DAY + 1).await());
  }

  @Test
  void deletesARoomWhole() {
    var journal = journal();
    append(journal, row("a", 1, 1), entry("a", Stage.OVER));
    append(journal, row("b", 1, 1), entry("b", Stage.OVER));

    journal.delete("a").await();

    assertEquals(List.of(), Rows.of(journal, "a"));
    assertTrue(journal.entry("a").await().isEmpty());
    assertEquals(1, Rows.of(journal, "b").size());
    append(journal, row("a", 1, 2), entry("a", Stage.OPEN));
  }

  @Test
  void answersOnTheContextThatAsked() {
    var journal = journal();
    var vertx = Vertx.vertx();
    try {
      var same = Promise.<Boolean>promise();
      var context = vertx.getOrCreateContext();
      context.runOnContext(
          nothing ->
              journal
                  .append(row("a", 1, 1), entry("a", Stage.OPEN))
                  .onComplete(done -> same.complete(context.equals(Vertx.currentContext()))));
      assertTrue(same.future().await());
    } finally {
      vertx.close().await();
    }
  }

  @Test
  void takesNothingMoreOnceClosed() {
    var journal = journal();
    var before = journal.append(row("a", 1, 1), entry("a", Stage.OPEN));

    journal.close().await();

    before.await();
    assertThrows(StoreFailed.class, journal.append(row("a", 2, 1), entry("a", Stage.OPEN))::await);
    assertThrows(StoreFailed.class, () -> Rows.of(journal, "a"));
  }
}
