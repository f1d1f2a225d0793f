package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.store.Journal.NotNext;
import games.kontor.store.Journal.Stage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of files that another build has written. */
final class SchemaTests {
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void name() {
    file = DataDirectory.database(folder);
  }

  private void write(String... statements) throws SQLException {
    try (var session = SqliteSession.writing(file)) {
      for (String statement : statements) {
        session.run(statement);
      }
    }
  }

  private List<String> tables() throws SQLException {
    try (var session = SqliteSession.reading(file)) {
      return session.query("select name from sqlite_schema order by name", r -> r.getString(1));
    }
  }

  private int version() throws SQLException {
    try (var session = SqliteSession.reading(file)) {
      return session.query("pragma user_version", row -> row.getInt(1)).getFirst();
    }
  }

  @Test
  void refusesAFileOfANewerBuildInWordsAndLeavesItAlone() throws SQLException {
    write("create table what_will_be (id integer)", "pragma user_version = 7");

    var refused = assertThrows(StoreFailed.class, () -> Sqlite.open(file));

    assertEquals(
        "a newer Kontor has written "
            + file
            + " (schema 7, this one knows 4); start that one, or name another data folder",
        refused.getMessage());
    assertEquals(List.of("what_will_be"), tables());
    assertEquals(7, version());
  }

  @Test
  void bringsAFileFromBeforeTheVersionsUpToDate() throws SQLException {
    write(
        """
        create table row (
          room text not null, seq integer not null, date_millis integer not null,
          now_millis integer not null, kind text not null, version integer not null,
          body blob not null, primary key (room, seq))
        """,
        """
        create table entry (
          room text primary key, stage text not null, listed integer not null,
          wake_at_millis integer, changed_millis integer not null, listing blob not null)
        """,
        "insert into row values ('a', 1, 100, 0, 'opened', 1, x'7b7d')",
        "insert into entry values ('a', 'open', 1, null, 100, x'7b7d')");

    var sqlite = Sqlite.open(file);
    try {
      var journal = new SqliteJournal(sqlite);
      assertEquals(4, version());
      assertEquals(1, Rows.of(journal, "a").size());
      assertEquals(Stage.OPEN, journal.entry("a").await().orElseThrow().stage());
      assertThrows(
          NotNext.class, journal.append(JournalContract.row("a", 3, 1), null)::await, "fenced too");
      journal.append(JournalContract.row("a", 2, 1), null).await();
    } finally {
      sqlite.close().await();
    }
  }

  @Test
  void findsListedRoomsByAnIndexAndSortsNothing() throws SQLException {
    Sqlite.open(file).close().await();

    try (var session = SqliteSession.reading(file)) {
      var plan =
          session.query("explain query plan " + SqliteJournal.LISTED, row -> row.getString(4), 100);
      assertEquals(List.of("SEARCH entry USING INDEX entry_listed (listed=?)"), plan);
    }
  }

  @Test
  void findsThePlacesOfAPlayerByAnIndexAndReadsNoOtherRoom() throws SQLException {
    Sqlite.open(file).close().await();

    try (var session = SqliteSession.reading(file)) {
      var plan =
          session.query(
              "explain query plan " + SqlitePlaces.SITTINGS,
              row -> row.getString(4),
              "ann",
              1,
              1,
              1);
      assertTrue(plan.contains("SEARCH place USING INDEX place_player (player=?)"), plan::toString);
      assertTrue(plan.stream().noneMatch(step -> step.startsWith("SCAN e")), plan::toString);
    }
  }

  @Test
  void findsWhatIsDueByAnIndexAndLooksAtNoOther() throws SQLException {
    Sqlite.open(file).close().await();

    try (var session = SqliteSession.reading(file)) {
      var plan =
          session.query("explain query plan " + SqliteNotices.DUE, row -> row.getString(4), 100, 1);
      assertTrue(plan.contains("SEARCH n USING INDEX notice_due (due_millis<?)"), plan::toString);
      assertTrue(plan.stream().noneMatch(step -> step.startsWith("SCAN")), plan::toString);
    }
  }

  @Test
  void opensItsOwnFileAgainAndAgain() throws SQLException {
    Sqlite.open(file).close().await();
    var tables = tables();
    Sqlite.open(file).close().await();

    assertEquals(tables, tables());
    assertEquals(4, version());
  }

  @Test
  void refusesAFileThatIsNoDatabase() throws Exception {
    Files.writeString(file, "I am no database, and long enough to be seen to be none.".repeat(99));

    assertThrows(StoreFailed.class, () -> Sqlite.open(file));
  }
}
