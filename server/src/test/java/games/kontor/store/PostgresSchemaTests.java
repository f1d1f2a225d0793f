package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.store.Journal.Stage;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What becomes of databases that nobody, another server or another build has written. */
final class PostgresSchemaTests {
  private static final String TABLES =
      "select table_name from information_schema.tables where table_schema = 'kontor'";

  private final TestDatabase database = TestDatabase.fresh();

  @Test
  void refusesADatabaseOfANewerBuildInWordsAndLeavesItAlone() {
    database.run("create schema kontor");
    database.run("create table kontor.version (number integer not null)");
    database.run("insert into kontor.version values (7)");

    var refused = assertThrows(StoreFailed.class, () -> Postgres.open(database.address()));

    assertEquals(
        "a newer Kontor has written "
            + database.address()
            + " (schema 7, this one knows 2); start that one, or name another database",
        refused.getMessage());
    assertEquals(List.of("version"), database.find(TABLES));
  }

  @Test
  void isMadeOnceByServersThatBeginTogether() {
    try (var threads = Executors.newFixedThreadPool(4)) {
      var opened =
          Stream.generate(
                  () ->
                      CompletableFuture.supplyAsync(
                          () -> Postgres.open(database.address()), threads))
              .limit(4)
              .toList();
      long n = 0;
      for (var one : opened) {
        var postgres = one.join();
        n++;
        new PostgresJournal(postgres)
            .append(
                EntryContract.row("room-" + n, 1, 1), EntryContract.entry("room-" + n, Stage.OPEN))
            .await();
        postgres.close().await();
      }
    }
    assertEquals(List.of("2"), database.find("select number from kontor.version"));
    assertEquals(List.of("4"), database.find("select count(*) from kontor.entry"));
  }

  @Test
  void isOpenedAgainByWhoMayMakeNothing() {
    Postgres.open(database.address()).close().await();
    database.run("drop role if exists clerk");
    database.run("create role clerk login password 'clerk'");
    database.run("grant usage on schema kontor to clerk");
    database.run("grant select, insert, update, delete on all tables in schema kontor to clerk");
    var clerk = PostgresAddress.of(database.url().replace("postgres:postgres@", "clerk:clerk@"));

    var postgres = Postgres.open(clerk);
    try {
      new PostgresJournal(postgres)
          .append(EntryContract.row("a", 1, 1), EntryContract.entry("a", Stage.OPEN))
          .await();
    } finally {
      postgres.close().await();
      database.run("drop owned by clerk");
      database.run("drop role clerk");
    }
  }

  @Test
  void saysAtOnceThatThereIsNoSuchDatabase() {
    var missing = PostgresAddress.of(database.url() + "_not");

    var refused = assertThrows(StoreFailed.class, () -> Postgres.open(missing));

    assertTrue(
        String.valueOf(refused.getMessage()).contains("does not exist"), refused::getMessage);
  }

  @Test
  void saysAfterAWhileThatNobodyIsThere() {
    var nobody = TestDatabase.hasty(database.url(1), Duration.ofSeconds(1), Duration.ofMillis(100));

    var refused =
        assertThrows(StoreFailed.class, () -> Postgres.open(nobody, StoreLimits.STANDARD));

    assertTrue(
        String.valueOf(refused.getMessage()).startsWith("cannot use postgres://127.0.0.1:1/"));
    assertTrue(String.valueOf(refused.getMessage()).contains("refused"), refused::getMessage);
  }

  @Test
  void isOnlyLookedAtWhereThatIsAskedFor() {
    var nothing = assertThrows(StoreFailed.class, () -> Postgres.look(database.address()));

    assertTrue(
        String.valueOf(nothing.getMessage()).startsWith("there are no rooms in "),
        nothing::getMessage);
    assertEquals(List.of(), database.find(TABLES));
  }

  /** Whatever the tables hold: by an index, and without looking at all rooms. */
  @Test
  void findsWhatListsShowByAnIndex() {
    Postgres.open(database.address()).close().await();
    database.run(
        """
        insert into kontor.entry (room, stage, listed, changed_millis, listing, players)
        select 'room-' || n, 'open', n % 100 = 0, n, '', '{}' from generate_series(1, 20000) as n
        """);
    database.run(
        """
        insert into kontor.place (player, room)
        select 'player-' || n % 1000, 'room-' || n from generate_series(1, 20000) as n
        """);
    database.run("analyze");

    assertTrue(plan(PostgresEntries.LISTED, "100").contains("entry_listed"));
    String places = plan(PostgresEntries.SITTINGS, "'player-7'", "200", "0", "100");
    assertTrue(places.contains("place_player"), places);
    assertTrue(!places.contains("Seq Scan on entry"), places);
    assertTrue(plan(PostgresEntries.WAKING, "5").contains("entry_wake"));
  }

  private String plan(String sql, String... values) {
    String filled = sql;
    for (int n = values.length; n > 0; n--) {
      filled = filled.replace("$" + n, values[n - 1]);
    }
    database.run("alter database " + database.name() + " set search_path = kontor");
    return String.join("\n", database.find("explain " + filled));
  }
}
