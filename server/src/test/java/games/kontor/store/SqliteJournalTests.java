package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import games.kontor.store.Journal.Row;
import games.kontor.store.Journal.Stage;
import io.vertx.core.Future;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteJournalTests extends JournalContract {
  @TempDir Path folder;
  private Sqlite sqlite;
  private Journal journal;

  @BeforeEach
  void open() {
    sqlite = Sqlite.open(DataDirectory.database(folder));
    journal = new SqliteJournal(sqlite);
  }

  @AfterEach
  void close() {
    sqlite.close().await();
  }

  @Override
  Journal journal() {
    return journal;
  }

  @Test
  void keepsWhatWasAppendedWhenOpenedAgain() {
    journal.append(row("a", 1, 1), entry("a", Stage.OPEN)).await();
    close();
    open();

    assertEquals(1, Rows.of(journal, "a").size());
    journal.append(row("a", 2, 1), entry("a", Stage.OPEN)).await();
  }

  @Test
  void isReadByAnotherProcessWhileItWrites() {
    journal.append(row("a", 1, 1), entry("a", Stage.OPEN)).await();
    var other = Sqlite.open(DataDirectory.database(folder));
    try {
      assertEquals(1, Rows.of(new SqliteJournal(other), "a").size());
      journal.append(row("a", 2, 1), entry("a", Stage.OPEN)).await();
      assertEquals(2, Rows.of(new SqliteJournal(other), "a").size());
    } finally {
      other.close().await();
    }
  }

  @Test
  void aFailingWriteTakesNoOtherOfItsTransactionWithIt() {
    var before = journal.append(row("a", 1, 1), entry("a", Stage.OPEN));
    Future<Integer> half =
        sqlite.write(
            session -> {
              session.run("delete from row");
              throw new SQLException("on purpose");
            });
    var after = journal.append(row("a", 2, 1), entry("a", Stage.OPEN));

    assertThrows(StoreFailed.class, half::await);
    Future.all(before, after).await();
    assertEquals(List.of(1L, 2L), Rows.of(journal, "a").stream().map(Row::seq).toList());
  }

  @Test
  void storesNoRowWhoseEntryCannotBeStored() {
    sqlite
        .write(
            session ->
                session.run(
                    """
                    create trigger broken before insert on entry when new.room = 'bad'
                    begin select raise(abort, 'on purpose'); end
                    """))
        .await();

    var before = journal.append(row("a", 1, 1), entry("a", Stage.OPEN));
    var bad = journal.append(row("bad", 1, 1), entry("bad", Stage.OPEN));
    var after = journal.append(row("a", 2, 1), null);

    assertThrows(StoreFailed.class, bad::await);
    Future.all(before, after).await();
    assertEquals(List.of(), Rows.of(journal, "bad"));
    assertEquals(2, Rows.of(journal, "a").size());
  }

  @Test
  void letsOneOfTwoProcessesWinEachRow() {
    var other = Sqlite.open(DataDirectory.database(folder));
    try {
      var rival = new SqliteJournal(other);
      for (int seq = 1; seq <= 50; seq++) {
        var appends =
            List.of(
                journal.append(row("a", seq, 1), entry("a", Stage.OPEN)),
                rival.append(row("a", seq, 2), entry("a", Stage.OPEN)));
        Future.join(appends).transform(done -> Future.succeededFuture()).await();
        assertEquals(1, appends.stream().filter(Future::succeeded).count());
        var lost = appends.stream().filter(Future::failed).findFirst().orElseThrow();
        assertInstanceOf(Journal.NotNext.class, lost.cause());
      }
      assertEquals(50, Rows.of(rival, "a").size());
    } finally {
      other.close().await();
    }
  }

  @Test
  void knowsThatItCannotWriteAnyMore() {
    journal.check().await();
    sqlite.write(session -> session.run("pragma query_only = on")).await();
    assertThrows(StoreFailed.class, journal.check()::await);

    sqlite.write(session -> session.run("pragma query_only = off")).await();
    journal.check().await();
  }

  @Test
  void acknowledgesNothingOnAFullDisk() {
    sqlite.write(session -> session.query("pragma max_page_count = 30", row -> 1)).await();
    var large = new byte[500_000];

    var append = journal.append(new Row("a", 1, 1, 1, "acted", 1, large), entry("a", Stage.OPEN));

    assertThrows(StoreFailed.class, append::await);
    assertEquals(List.of(), Rows.of(journal, "a"));
    journal.append(row("a", 1, 1), entry("a", Stage.OPEN)).await();
    assertEquals(1, Rows.of(journal, "a").size());
  }

  @Test
  void acknowledgesNothingOfABrokenTransaction() {
    var busy = new CountDownLatch(1);
    var gathered = new CountDownLatch(1);
    var first = sqlite.write(session -> await(busy, gathered));
    await(new CountDownLatch(1), busy);
    var before = journal.append(row("a", 1, 1), entry("a", Stage.OPEN));
    var breaks =
        sqlite.write(session -> session.run("insert or rollback into row select * from row"));
    var after = journal.append(row("b", 1, 1), entry("b", Stage.OPEN));
    gathered.countDown();

    first.await();
    assertThrows(StoreFailed.class, before::await);
    assertThrows(StoreFailed.class, breaks::await);
    assertThrows(StoreFailed.class, after::await);
    journal.append(row("a", 1, 1), entry("a", Stage.OPEN)).await();
    assertEquals(1, Rows.of(journal, "a").size());
    assertEquals(List.of(), Rows.of(journal, "b"));
  }

  /** Tells the one and waits for the other. */
  private static int await(CountDownLatch told, CountDownLatch awaited) {
    try {
      told.countDown();
      awaited.await();
      return 0;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
