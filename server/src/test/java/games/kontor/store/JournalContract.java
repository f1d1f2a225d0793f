package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.store.Journal.NotNext;
import games.kontor.store.Journal.Row;
import games.kontor.store.Journal.Stage;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What every journal guarantees. */
abstract class JournalContract extends EntryContract {
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

  @Test
  void knowsTheLastRowsOfRooms() {
    var journal = journal();
    append(journal, row("a", 1, 100), entry("a", Stage.OPEN));
    append(journal, row("b", 1, 101), entry("b", Stage.OPEN));
    append(journal, row("a", 2, 102), null);

    assertEquals(Map.of("a", 2L), journal.lasts(List.of("a", "unknown")).await());
    assertEquals(Map.of("a", 2L, "b", 1L), journal.lasts(List.of("b", "a")).await());
    assertEquals(Map.of(), journal.lasts(List.of()).await());
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
