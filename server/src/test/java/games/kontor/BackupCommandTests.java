package games.kontor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Game;
import games.kontor.lab.VerifyCommand;
import games.kontor.protocol.ClientMessage;
import games.kontor.room.Pennies;
import games.kontor.store.Backup;
import games.kontor.store.DataDirectory;
import games.kontor.store.Sqlite;
import games.kontor.store.SqliteChatLog;
import games.kontor.store.SqliteJournal;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** A copy that was taken of a running server, and the server that begins with it. */
final class BackupCommandTests {
  private static final List<Game<?, ?, ?>> GAMES = List.of(new Pennies());

  @TempDir Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private static TestServer serve(Path data) {
    var sqlite = Sqlite.open(DataDirectory.database(data));
    return TestServer.with(GAMES)
        .journal(new SqliteJournal(sqlite))
        .chat(new SqliteChatLog(sqlite))
        .start();
  }

  private int run(Object command, Object... args) {
    var words = new ArrayList<String>();
    for (Object arg : args) {
      words.add(arg.toString());
    }
    return new CommandLine(command)
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(words.toArray(String[]::new));
  }

  private String lastLine() {
    return out.toString().lines().toList().getLast();
  }

  private static String mode(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  /** A player, and the room in which he plays. */
  private record Table(TestClient ann, String room) {}

  /** A game of two that has begun. */
  private static Table play(TestServer server) {
    var ann = server.connect();
    String room = TestRooms.open(server, ann, "pennies", 2);
    TestRooms.open(server, ann, "pennies", 3);
    ann.takeSeat(room, "Ann");
    ann.done(new ClientMessage.AddBot(ann.id(), "house"));
    ann.done(new ClientMessage.Say(ann.id(), "hello"));
    ann.done(new ClientMessage.Start(ann.id()));
    return new Table(ann, room);
  }

  @Test
  void copiesARunningServerWhoseCopyIsAServer() throws IOException {
    var live = folder.resolve("live");
    var file = folder.resolve("backups/monday.db");
    Files.createDirectory(folder.resolve("backups"));
    String secret;
    Table table;
    try (var data = DataDirectory.open(live);
        var server = serve(live)) {
      secret = data.secret();
      table = play(server);
      assertEquals(0, run(new BackupCommand(), "--data", live, file), err::toString);
      assertEquals("2 rooms", lastLine());
      table.ann.done(new ClientMessage.Say(table.ann.id(), "not in the copy"));
    }
    assertEquals("rw-------", mode(file));
    assertEquals("rw-------", mode(Backup.secret(file)));
    try (var files = Files.list(file.resolveSibling("."))) {
      assertEquals(2, files.count(), "nothing else is left");
    }

    var copy = Files.createDirectory(folder.resolve("copy"));
    Files.copy(file, DataDirectory.database(copy));
    Files.copy(Backup.secret(file), copy.resolve("secret"));
    assertVerified(copy);
    try (var data = DataDirectory.open(copy);
        var server = serve(copy)) {
      assertEquals(secret, data.secret());
      var again = TestClient.connectAs(server.vertx(), server.port(), table.ann);
      assertNotNull(again.follow(table.room).own());
      again.done(new ClientMessage.Say(again.id(), "here I am"));
      assertVerified(copy);
    }
  }

  private void assertVerified(Path data) {
    assertEquals(0, run(new VerifyCommand(GAMES), "--all", data), out::toString);
    assertEquals("verified", lastLine());
    assertTrue(out.toString().contains("2 rooms"), out::toString);
  }

  @Test
  void copiesTheSecretThatTheServerWasTold() throws IOException {
    DataDirectory.open(folder).close();
    Sqlite.open(DataDirectory.database(folder)).close().await();
    var file = folder.resolve("copy.db");
    String told = "a secret that comes from elsewhere";

    assertEquals(1, run(new BackupCommand(), "--data", folder, file));
    assertTrue(err.toString().contains("there is no secret in " + folder), err::toString);
    assertEquals(0, run(new BackupCommand(), "--data", folder, "--secret", told, file));
    assertEquals("0 rooms", lastLine());
    assertEquals(told, Files.readString(Backup.secret(file)));
  }

  @Test
  void overwritesNothingAndInventsNothing() throws IOException {
    assertEquals(1, run(new BackupCommand(), "--data", folder, folder.resolve("copy.db")));
    assertTrue(err.toString().contains("there is no " + folder.resolve("kontor.db")));

    try (var data = DataDirectory.open(folder)) {
      data.secret();
    }
    Sqlite.open(DataDirectory.database(folder)).close().await();
    var file = Files.writeString(folder.resolve("copy.db"), "something of mine");
    assertEquals(1, run(new BackupCommand(), "--data", folder, file));
    assertEquals("something of mine", Files.readString(file));
    assertTrue(err.toString().contains(file + " is there already"), err::toString);
    assertEquals(false, Files.exists(Backup.secret(file)));
  }

  @Test
  void leavesNothingOfACopyThatFailed() throws IOException {
    try (var data = DataDirectory.open(folder)) {
      data.secret();
    }
    Files.writeString(DataDirectory.database(folder), "no database at all ".repeat(999));
    var file = folder.resolve("copy.db");

    assertEquals(1, run(new BackupCommand(), "--data", folder, file));
    try (var files = Files.list(folder)) {
      var names = files.map(path -> path.getFileName().toString()).sorted().toList();
      assertEquals(List.of("kontor.db", "lock", "secret"), names);
    }
  }

  @Test
  void copiesNoDatabaseButSaysHowThatIsDone() {
    String url = "postgres://user:hush@db.example/kontor";

    assertEquals(1, run(new BackupCommand(), "--db", url, folder.resolve("copy.db")));

    assertEquals(
        "nothing is copied: the rooms are in postgres://db.example:5432/kontor;"
            + " pg_dump copies them while servers run",
        err.toString().strip());
    assertTrue(Files.notExists(folder.resolve("copy.db")));
  }
}
