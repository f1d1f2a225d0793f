package games.kontor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.store.DataDirectory;
import games.kontor.store.TestDatabase;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an operator reads when the server cannot start. */
final class ServeTests {
  @TempDir Path folder;

  @Test
  void saysInOneSentenceThatTheDataAreOfANewerKontor() throws SQLException {
    var file = DataDirectory.database(folder);
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      statement.execute("pragma user_version = 99");
    }
    var err = new StringWriter();

    int exit =
        Main.commands().setErr(new PrintWriter(err)).execute("serve", "--data", folder.toString());

    assertEquals(1, exit);
    assertEquals(
        "Kontor cannot start: a newer Kontor has written "
            + file
            + " (schema 99, this one knows 4); start that one, or name another data folder",
        err.toString().strip());
  }

  @Test
  void saysInOneSentenceThatTheDatabaseIsOfANewerKontor() {
    var database = TestDatabase.fresh();
    database.run("create schema kontor");
    database.run("create table kontor.version (number integer not null)");
    database.run("insert into kontor.version values (99)");

    String said = refused("--db", database.url(), "--data", folder.toString());

    assertTrue(
        said.startsWith("Kontor cannot start: a newer Kontor has written postgres://"), said);
    assertTrue(said.endsWith("; start that one, or name another database"), said);
    assertFalse(said.contains("postgres:postgres"), said);
  }

  @Test
  void saysInOneSentenceThatTheDatabaseHasNoSuchUser() {
    String url = TestDatabase.fresh().url().replace("postgres:postgres@", "nobody:hush@");

    String said = refused("--db", url, "--data", folder.toString());

    assertTrue(said.startsWith("Kontor cannot start: cannot use postgres://127.0.0.1:"), said);
    assertTrue(said.contains("role \"nobody\" does not exist"), said);
    assertFalse(said.contains("hush"), said);
  }

  private static String refused(String... words) {
    var err = new StringWriter();
    var all = new ArrayList<>(List.of("serve"));
    all.addAll(List.of(words));

    assertEquals(
        1, Main.commands().setErr(new PrintWriter(err)).execute(all.toArray(String[]::new)));
    return err.toString().strip();
  }
}
