package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.store.ChatLog.Line;
import games.kontor.store.Journal.NotNext;
import games.kontor.store.Journal.Row;
import games.kontor.store.Journal.Stage;
import io.vertx.core.Future;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What becomes of rows while the database is away, and when its answers are lost. */
@Timeout(60)
final class PostgresAwayTests {
  private static final Duration ANSWER = Duration.ofSeconds(1);

  private final TestDatabase database = TestDatabase.fresh();
  private final TestDatabase server = new TestDatabase("postgres");
  private final TestCable cable = new TestCable();
  private Postgres postgres;
  private Journal journal;

  @BeforeEach
  void open() {
    open(ANSWER, Duration.ofSeconds(60));
    append("a", 1).await();
  }

  private void open(Duration answer, Duration patience) {
    postgres =
        Postgres.open(
            TestDatabase.hasty(database.url(cable.port()), answer, patience), StoreLimits.STANDARD);
    journal = new PostgresJournal(postgres);
  }

  @AfterEach
  void close() {
    cable.mend();
    postgres.close().await();
    cable.close();
  }

  private Future<Void> append(String room, long seq) {
    var entry = seq == 1 ? EntryContract.entry(room, Stage.PLAYING) : null;
    return journal.append(EntryContract.row(room, seq, seq), entry);
  }

  private List<Long> seqs(String room) {
    return Rows.of(journal, room).stream().map(Row::seq).toList();
  }

  private void endLines() {
    server.run(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = '"
            + database.name()
            + "' and application_name like 'kontor%'");
  }

  private static void until(BooleanSupplier reached) {
    while (!reached.getAsBoolean()) {
      Thread.onSpinWait();
    }
  }

  @Test
  void acknowledgesOnceWhatWasStoredThoughTheAnswerWasLost() {
    cable.loseAnswers(1);
    append("a", 2).await();
    assertTrue(postgres.misses() > 0);

    append("a", 3).await();
    assertEquals(List.of(1L, 2L, 3L), seqs("a"));
  }

  @Test
  void acknowledgesARoomThatWasBegunThoughTheAnswerWasLost() {
    cable.loseAnswers(2);
    append("b", 1).await();

    assertEquals(List.of(1L), seqs("b"));
  }

  /** The rows of the transaction whose end nobody heard of, and those that came after. */
  @Test
  void acknowledgesManyRowsOnceThoughTheAnswerWasLost() {
    cable.loseAnswers(3);
    var appends = new ArrayList<Future<Void>>();
    for (int n = 0; n < 30; n++) {
      appends.add(append("room-" + n, 1));
      appends.add(append("room-" + n, 2));
    }
    Future.all(appends).await();

    for (int n = 0; n < 30; n++) {
      assertEquals(List.of(1L, 2L), seqs("room-" + n));
    }
  }

  /** Nothing came through to the database, and another server did the same command meanwhile. */
  @Test
  void tellsItsOwnRowFromOneOfAnotherThatIsAlike() {
    var other = Postgres.open(database.address());
    try {
      cable.freeze();
      var mine = append("a", 2);
      until(() -> postgres.misses() > 0);
      new PostgresJournal(other).append(EntryContract.row("a", 2, 2), null).await();
      cable.mend();

      assertThrows(NotNext.class, mine::await);
      assertEquals(List.of(1L, 2L), seqs("a"));
    } finally {
      other.close().await();
    }
  }

  @Test
  void waitsWhileTheDatabaseIsOutOfReachAndGoesOnByItself() {
    cable.cut();
    var write = append("a", 2);
    var read = journal.entry("a");
    until(() -> postgres.misses() > 3);
    assertFalse(write.isComplete() || read.isComplete());
    assertTrue(postgres.awaySeconds() > 0);
    assertEquals(1, postgres.writesWaiting());

    cable.mend();

    write.await();
    assertTrue(read.await().isPresent());
    assertEquals(0, postgres.awaySeconds());
    assertEquals(List.of(1L, 2L), seqs("a"));
  }

  @Test
  void waitsToBeLetInAgain() {
    server.run("alter database " + database.name() + " allow_connections false");
    endLines();
    var write = append("a", 2);
    var read = journal.entry("a");
    until(() -> postgres.misses() > 3);
    assertFalse(write.isComplete() || read.isComplete());

    server.run("alter database " + database.name() + " allow_connections true");
    write.await();
    assertTrue(read.await().isPresent());
  }

  @Test
  void noticesADatabaseThatIsFrozenAndHoldsNoLineToIt() {
    cable.freeze();
    var write = append("a", 2);
    var read = journal.entry("a");
    until(() -> postgres.misses() > 3);
    assertFalse(write.isComplete() || read.isComplete());

    cable.mend();

    write.await();
    read.await();
    assertEquals(List.of(1L, 2L), seqs("a"));
    var lines =
        database.find(
            "select pid from pg_stat_activity where application_name like 'kontor%' and datname ="
                + " current_database()");
    assertTrue(lines.size() <= 3, lines::toString);
  }

  @Test
  void givesUpWhenItsPatienceIsAtAnEndAndIsWellAfterwards() {
    postgres.close().await();
    open(ANSWER, ANSWER);
    cable.cut();

    var write = append("a", 2);
    var told = assertThrows(StoreFailed.class, write::await);
    assertTrue(String.valueOf(told.getMessage()).contains("away"), told::getMessage);
    assertThrows(StoreFailed.class, journal.entry("a")::await);

    cable.mend();
    append("a", 2).await();
    assertEquals(List.of(1L, 2L), seqs("a"));
  }

  @Test
  void letsSoManyWritesWaitAndNoMore() {
    cable.cut();
    var first = append("a", 2);
    until(() -> postgres.misses() > 0);
    var writes = new ArrayList<Future<Void>>();
    for (int n = 0; n < 150; n++) {
      writes.add(append("room-" + n, 1));
    }
    until(() -> writes.getLast().isComplete());
    assertInstanceOf(StoreBusy.class, writes.getLast().cause());
    assertEquals(100, postgres.writesWaiting());

    cable.mend();
    first.await();
    Future.join(writes).transform(done -> Future.succeededFuture()).await();
    assertEquals(99, writes.stream().filter(Future::succeeded).count());
  }

  /** Those who only look, that is; whoever waits at a table for his room waits on. */
  @Test
  void letsSoManyReadsWaitAndNoMore() {
    cable.freeze();
    var looks = new ArrayList<Future<?>>();
    for (int n = 0; n < StoreLimits.STANDARD.looksWaiting() + 20; n++) {
      looks.add(journal.entry("a"));
    }
    var room = journal.read("a", Rows.fold());
    until(() -> looks.getLast().isComplete());
    assertInstanceOf(StoreBusy.class, looks.getLast().cause());
    assertFalse(room.isComplete());

    cable.mend();
    assertEquals(1, room.await().size());
    looks.getFirst().await();
  }

  @Test
  void keepsALineOnceThoughTheAnswerWasLost() {
    var chat = new PostgresChatLog(postgres);
    cable.loseAnswers(1);
    chat.add(new Line("a", "table", 1, EntryContract.text("hello"))).await();

    assertEquals(1, chat.read("a").await().size());
    assertThrows(
        StoreFailed.class, chat.add(new Line("a", "table", 1, EntryContract.text("other")))::await);
  }

  @Test
  void goesOnAfterItsLinesWereEndedAgainAndAgain() {
    for (int seq = 2; seq <= 40; seq++) {
      if (seq % 5 == 0) {
        endLines();
      }
      append("a", seq).await();
    }
    assertEquals(40, seqs("a").size());
  }

  /** Another server holds a row and is frozen: those of other rooms do not wait for it for long. */
  @Test
  void goesPastARoomThatIsLocked() throws Exception {
    postgres.close().await();
    open(ANSWER.multipliedBy(8), Duration.ofSeconds(60));
    try (var other = database.connection();
        var statement = other.createStatement()) {
      other.setAutoCommit(false);
      statement.execute("select * from kontor.entry where room = 'a' for update");
      var locked = append("a", 2);
      append("b", 1).await();
      assertFalse(locked.isComplete());
      other.rollback();
      locked.await();
    }
    assertEquals(List.of(1L, 2L), seqs("a"));
  }
}
