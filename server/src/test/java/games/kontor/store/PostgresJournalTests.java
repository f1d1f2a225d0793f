package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.store.Journal.Entry;
import games.kontor.store.Journal.NotNext;
import games.kontor.store.Journal.Row;
import games.kontor.store.Journal.Stage;
import io.vertx.core.Future;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class PostgresJournalTests extends JournalContract {
  private TestDatabase database;
  private Postgres postgres;
  private Journal journal;

  @BeforeEach
  void open() {
    database = TestDatabase.fresh();
    begin();
  }

  private void begin() {
    postgres = Postgres.open(database.address());
    journal = new PostgresJournal(postgres);
  }

  @AfterEach
  void close() {
    postgres.close().await();
  }

  @Override
  Journal journal() {
    return journal;
  }

  @Test
  void keepsWhatWasAppendedWhenOpenedAgain() {
    journal.append(row("a", 1, 1), entry("a", Stage.OPEN)).await();
    close();
    begin();

    assertEquals(1, Rows.of(journal, "a").size());
    journal.append(row("a", 2, 1), entry("a", Stage.OPEN)).await();
  }

  @Test
  void letsOneOfTwoServersWinEachRow() {
    var other = Postgres.open(database.address());
    try {
      var rival = new PostgresJournal(other);
      for (int seq = 1; seq <= 50; seq++) {
        var appends =
            List.of(
                journal.append(row("a", seq, 1), entry("a", Stage.OPEN)),
                rival.append(row("a", seq, 2), entry("a", Stage.OPEN)));
        Future.join(appends).transform(done -> Future.succeededFuture()).await();
        assertEquals(1, appends.stream().filter(Future::succeeded).count());
        var lost = appends.stream().filter(Future::failed).findFirst().orElseThrow();
        assertInstanceOf(NotNext.class, lost.cause());
      }
      assertEquals(50, Rows.of(rival, "a").size());
    } finally {
      other.close().await();
    }
  }

  /** The same rows in the same moment, byte for byte: each is stored once and one is told so. */
  @Test
  void letsOneOfTwoServersWinARowThatBothWriteAlike() {
    var other = Postgres.open(database.address());
    try {
      var rival = new PostgresJournal(other);
      for (int seq = 1; seq <= 20; seq++) {
        var appends =
            List.of(
                journal.append(row("a", seq, 1), entry("a", Stage.OPEN)),
                rival.append(row("a", seq, 1), entry("a", Stage.OPEN)));
        Future.join(appends).transform(done -> Future.succeededFuture()).await();
        assertEquals(1, appends.stream().filter(Future::succeeded).count());
      }
    } finally {
      other.close().await();
    }
  }

  /** Whichever comes first: the row is refused, or goes with the room. */
  @Test
  void leavesNothingOfARoomThatIsDeletedWhileAnotherServerPlaysInIt() {
    var other = Postgres.open(database.address());
    try {
      var rival = new PostgresJournal(other);
      for (int n = 0; n < 30; n++) {
        journal.append(row("a", 1, 1), entry("a", Stage.OPEN)).await();
        var played = rival.append(row("a", 2, 1), n % 2 == 0 ? entry("a", Stage.OPEN) : null);
        journal.delete("a").await();
        var failure = played.map(done -> (Throwable) null).otherwise(no -> no).await();
        assertTrue(failure == null || failure instanceof NotNext, () -> "told " + failure);
        assertEquals(List.of(), Rows.of(journal, "a"));
        assertTrue(journal.entry("a").await().isEmpty());
      }
    } finally {
      other.close().await();
    }
  }

  @Test
  void datesNoRowBeforeTheOneBeforeIt() {
    journal.append(row("a", 1, 100_000), entry("a", Stage.OPEN)).await();
    journal.append(row("a", 2, 40_000), null).await();
    journal.append(row("a", 3, 110_000), null).await();

    assertEquals(
        List.of(100_000L, 100_000L, 110_000L),
        Rows.of(journal, "a").stream().map(Row::dateMillis).toList());
  }

  @Test
  void losesNoRowOfOthersToManyThatCameTooLate() {
    var other = Postgres.open(database.address());
    try {
      var rival = new PostgresJournal(other);
      for (int n = 0; n < 40; n += 2) {
        rival.append(row("room-" + n, 1, 2), entry("room-" + n, Stage.OPEN)).await();
      }
    } finally {
      other.close().await();
    }
    var appends = new ArrayList<Future<Void>>();
    for (int n = 0; n < 40; n++) {
      appends.add(journal.append(row("room-" + n, 1, 1), entry("room-" + n, Stage.OPEN)));
    }
    Future.join(appends).transform(done -> Future.succeededFuture()).await();

    for (int n = 0; n < 40; n++) {
      assertEquals(n % 2 == 1, appends.get(n).succeeded(), "room-" + n);
      assertEquals(n % 2 == 1 ? 1 : 2, Rows.of(journal, "room-" + n).getFirst().dateMillis());
    }
  }

  @Test
  void aFailingWriteTakesNoOtherOfItsTransactionWithIt() {
    var before = journal.append(row("a", 1, 1), entry("a", Stage.OPEN));
    Future<Integer> half =
        postgres.write(
            "a",
            session -> {
              var gone = session.run("delete from journal");
              return gone.compose(done -> session.run("select no_such_function()"));
            });
    var after = journal.append(row("a", 2, 1), entry("a", Stage.OPEN));

    assertThrows(StoreFailed.class, half::await);
    Future.all(before, after).await();
    assertEquals(List.of(1L, 2L), Rows.of(journal, "a").stream().map(Row::seq).toList());
  }

  @Test
  void storesNoRowWhoseEntryCannotBeStored() {
    database.run("alter table kontor.entry add constraint broken check (room <> 'bad')");

    var before = journal.append(row("a", 1, 1), entry("a", Stage.OPEN));
    var bad = journal.append(row("bad", 1, 1), entry("bad", Stage.OPEN));
    var after = journal.append(row("a", 2, 1), null);

    assertThrows(StoreFailed.class, bad::await);
    Future.all(before, after).await();
    assertEquals(List.of(), Rows.of(journal, "bad"));
    assertEquals(2, Rows.of(journal, "a").size());
  }

  @Test
  void keepsWhateverNamesAndBytesThereAre() {
    var hostile =
        List.of(
            "'; drop table kontor.journal; --",
            "$1",
            "\\",
            "\u202e\ud83c\udfb2",
            "a b",
            "%_",
            "{x,\"y\"}");
    for (String name : hostile) {
      var players = List.of(name, "", "x" + name);
      var entry = new Entry(name, Stage.PLAYING, true, null, text(name), players);
      journal.append(row(name, 1, 1), entry).await();
      assertEquals(players, journal.entry(name).await().orElseThrow().players());
      assertArrayEquals(text(name + " 1"), Rows.of(journal, name).getFirst().body());
      assertEquals(
          name, journal.sittings(name, 0, 9).await().getFirst().entry().room(), "found by player");
    }
    assertEquals(hostile.size(), journal.rooms().await().size());
  }

  /** A text of PostgreSQL cannot hold it; all others go on. */
  @Test
  void refusesANameWithNothingInItAlone() {
    var before = journal.append(row("a", 1, 1), entry("a", Stage.OPEN));
    var bad = journal.append(row("b\0", 1, 1), entry("b\0", Stage.OPEN));
    var after = journal.append(row("a", 2, 1), null);

    assertThrows(StoreFailed.class, bad::await);
    Future.all(before, after).await();
  }

  @Test
  void keepsLargeRowsAndReadsThemInTheirOrder() {
    var random = new Random(7);
    for (int seq = 1; seq <= 120; seq++) {
      var body = new byte[seq % 40 == 0 ? 3_000_000 : 10_000];
      random.nextBytes(body);
      journal
          .append(
              new Row("a", seq, seq, seq, "acted", 1, body),
              seq == 1 ? entry("a", Stage.PLAYING) : null)
          .await();
    }

    var rows = Rows.of(journal, "a");

    assertEquals(120, rows.size());
    assertEquals(3_000_000, rows.get(79).body().length);
    assertEquals(120, rows.getLast().seq());
  }
}
