package games.kontor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.store.DataDirectory;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
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
}
