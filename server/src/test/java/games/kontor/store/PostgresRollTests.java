package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class PostgresRollTests {
  private static final long LONG_MILLIS = 100_000;

  private final TestDatabase database = TestDatabase.fresh();
  private final Postgres postgres = Postgres.open(database.address());
  private final PostgresRoll roll = new PostgresRoll(postgres, LONG_MILLIS);

  @AfterEach
  void close() {
    postgres.close().await();
  }

  @Test
  void knowsWhoHasSaidThatHeIsThere() {
    assertEquals(Set.of(), roll.seen().await());
    roll.say("one").await();
    roll.say("two").await();
    roll.say("one").await();
    assertEquals(Set.of("one", "two"), roll.seen().await());
    roll.leave("two").await();
    assertEquals(Set.of("one"), roll.seen().await());
  }

  @Test
  void countsNobodyWhoWasSilent() {
    roll.say("one").await();
    roll.say("two").await();
    database.run("update kontor.member set seen = seen - interval '1 hour' where node = 'one'");
    assertEquals(Set.of("two"), roll.seen().await());
  }

  @Test
  void forgetsWhoWasSilentForLong() {
    roll.say("one").await();
    database.run("update kontor.member set seen = seen - interval '1 hour'");
    roll.say("two").await();
    assertEquals(Set.of("two"), Set.copyOf(database.find("select node from kontor.member")));
  }
}
