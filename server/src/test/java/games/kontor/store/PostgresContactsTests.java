package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.store.Notice.Kind;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class PostgresContactsTests extends ContactContract {
  private TestDatabase database;
  private Postgres postgres;
  private Journal journal;

  @BeforeEach
  @Override
  void seat() {
    database = TestDatabase.fresh();
    postgres = Postgres.open(database.address());
    journal = new PostgresJournal(postgres);
    super.seat();
  }

  @AfterEach
  void close() {
    postgres.close().await();
  }

  @Override
  Journal journal() {
    return journal;
  }

  /** What is held is held by the clock of the database. */
  @Override
  void later(long millis) {
    database.run("update kontor.notice set held_until_millis = held_until_millis - " + millis);
  }

  @Test
  void givesEachNoticeToOneOfTwoServersWhateverTheirClocksSay() {
    var other = Postgres.open(database.address());
    try {
      var rival = new PostgresJournal(other);
      journal.contacts().put(contact("ann", "ann@example.org"), null).await();
      journal.contacts().put(contact("bob", "bob@example.org"), null).await();
      var waiting = List.of(notice("ann", Kind.TURN, "1", 5), notice("bob", Kind.TURN, "2", 5));
      journal.notices().add(waiting).await();

      var taken =
          IntStream.range(0, 20)
              .mapToObj(
                  n ->
                      n % 2 == 0
                          ? journal.notices().take(1_000, 121_000, 1)
                          : rival.notices().take(61_000, 181_000, 1))
              .toList()
              .stream()
              .flatMap(found -> found.await().stream())
              .map(due -> due.notice().id())
              .toList();

      assertEquals(new HashSet<>(List.of("1", "2")), new HashSet<>(taken));
      assertEquals(2, taken.size());
      later(121_000);
      assertEquals(2, rival.notices().take(1_000, 2_000, 9).await().size(), "nobody settled them");
    } finally {
      other.close().await();
    }
  }
}
