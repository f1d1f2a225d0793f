package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Game;
import games.kontor.game.Setup;
import games.kontor.host.RoomCodec;
import games.kontor.protocol.Wire;
import games.kontor.room.Draw;
import games.kontor.room.Pennies;
import games.kontor.room.RoomEvent;
import games.kontor.room.Step;
import games.kontor.store.DataDirectory;
import games.kontor.store.Journal;
import games.kontor.store.Postgres;
import games.kontor.store.PostgresAddress;
import games.kontor.store.PostgresJournal;
import games.kontor.store.Sqlite;
import games.kontor.store.SqliteJournal;
import games.kontor.store.TestDatabase;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

final class CommandsTests {
  private static final Pennies GAME = new Pennies();
  private static final List<Game<?, ?, ?>> GAMES = List.of(GAME);

  @TempDir Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

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

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.resolveSibling("."));
    return Files.writeString(file, text);
  }

  @Test
  void simulatePrintsExactlyTheAgreedKeysLast() throws IOException {
    assertEquals(0, simulate("--games", 2, "--players", 3, "--seed", 7));
    var keys = new ArrayList<String>();
    Wire.mapper().readTree(lastLine()).fieldNames().forEachRemaining(keys::add);
    assertEquals(
        List.of(
            "game",
            "players",
            "games",
            "finished",
            "actions",
            "actionsPerSecond",
            "violations",
            "turnsMedian",
            "winsBySeat"),
        keys);
  }

  private int simulate(Object... more) {
    var args = new ArrayList<Object>(List.of("--game", "pennies"));
    args.addAll(List.of(more));
    return run(new SimulateCommand(GAMES), args.toArray());
  }

  @Test
  void simulateRefusesWhatTheGameDoesNotKnow() {
    assertEquals(2, run(new SimulateCommand(GAMES), "--game", "chess"));
    assertEquals(2, simulate("--players", 9));
    assertEquals(2, simulate("--option", "bell-minutes=99"));
    assertTrue(err.toString().contains("there are: pennies"), err::toString);
    assertTrue(err.toString().contains("bad-option"), err::toString);
  }

  @Test
  void verifyTakesTheRecordsThatSimulateLeaves() throws IOException {
    simulate("--games", 1, "--option", "bell-minutes=1", "--out", folder);
    Path record = folder.resolve("pennies-2-1-0001.json");
    assertEquals(0, run(new VerifyCommand(GAMES), record));
    assertEquals("verified", lastLine());
    Files.writeString(record, Files.readString(record).replace("\"rung\"", "\"wrong\""));
    assertEquals(1, run(new VerifyCommand(GAMES), record));
    assertTrue(lastLine().contains("unreadable"), out::toString);
  }

  @Test
  void verifyLooksThroughEveryJournalOfADatabase() {
    var record =
        new Simulate<>(GAME, Setup.of(2, GAME.about().options(), Map.of()), "house", 1).play();
    String url = TestDatabase.fresh().url();
    assertEquals(1, run(new VerifyCommand(GAMES), "--db", url));
    assertTrue(lastLine().startsWith("it cannot be opened: there are no rooms"), out::toString);
    var journal = new PostgresJournal(Postgres.open(PostgresAddress.of(url)));
    for (var step : record.steps()) {
      append(journal, "good-room", step);
    }
    assertEquals(0, run(new VerifyCommand(GAMES), "--db", url));
    assertEquals("verified", lastLine());
    for (var step : record.steps()) {
      append(journal, "worse-room", step.seq() == 9 ? forged(step) : step);
    }
    journal.close().await();
    assertEquals(1, run(new VerifyCommand(GAMES), "--db", url));
    assertTrue(lastLine().startsWith("worse-room: row "), out::toString);
    assertEquals(2, run(new VerifyCommand(GAMES), "--db", url, "--all", folder));
  }

  @Test
  void verifyLooksThroughEveryJournalOfADataDirectory() {
    var record =
        new Simulate<>(GAME, Setup.of(2, GAME.about().options(), Map.of()), "house", 1).play();
    var journal = new SqliteJournal(Sqlite.open(DataDirectory.database(folder)));
    for (var step : record.steps()) {
      append(journal, "good-room", step);
    }
    assertEquals(0, run(new VerifyCommand(GAMES), "--all", folder));
    assertEquals("verified", lastLine());
    for (var step : record.steps()) {
      append(journal, "worse-room", step.seq() == 9 ? forged(step) : step);
    }
    journal.close().await();
    assertEquals(1, run(new VerifyCommand(GAMES), "--all", folder));
    assertTrue(lastLine().startsWith("worse-room: row "), out::toString);
  }

  @Test
  void verifyChangesNoByteOfADataDirectory() throws IOException {
    new SqliteJournal(Sqlite.open(DataDirectory.database(folder))).close().await();
    var database = DataDirectory.database(folder);
    try (var old = Files.list(folder)) {
      for (Path beside : old.filter(file -> !file.equals(database)).toList()) {
        Files.delete(beside);
      }
    }
    byte[] before = Files.readAllBytes(database);
    var since = Files.getLastModifiedTime(database);

    assertEquals(0, run(new VerifyCommand(GAMES), "--all", folder), out::toString);
    assertArrayEquals(before, Files.readAllBytes(database));
    assertEquals(since, Files.getLastModifiedTime(database));
    try (var files = Files.list(folder)) {
      assertEquals(List.of(database), files.toList());
    }
  }

  private static void append(Journal journal, String room, Step<Pennies.Fact> step) {
    var listing = Wire.bytes(room);
    var entry = new Journal.Entry(room, Journal.Stage.OVER, false, null, listing, List.of());
    journal.append(RoomCodec.row(room, step), entry).await();
  }

  /** The same step with a draw that the secret does not give. */
  private static Step<Pennies.Fact> forged(Step<Pennies.Fact> step) {
    var played = (RoomEvent.Played<Pennies.Fact>) step.event();
    var draws = List.of(new Draw("purse", 1, 6, 99, 1));
    return new Step<>(
        step.seq(),
        step.nowMillis(),
        step.dateMillis(),
        step.player(),
        step.id(),
        new RoomEvent.Played<>(played.cause(), played.facts(), draws));
  }

  @Test
  void scenarioCountsWhatPassedInFilesAndDirectories() throws IOException {
    String right =
        "{\"game\": \"pennies\", \"title\": \"t\","
            + " \"steps\": [{\"then\": {\"table\": {\"laid\": 0}}}]}";
    Path one = write("one.json", right);
    write("more/two.json", right);
    write("more/notes.txt", "no scenario");
    assertEquals(0, run(new ScenarioCommand(GAMES), one, folder.resolve("more")));
    assertEquals("2 passed, 0 failed", lastLine());
    write("more/deep/three.json", right.replace("pennies", "chess"));
    assertEquals(1, run(new ScenarioCommand(GAMES), folder, folder.resolve("missing.json")));
    assertEquals("2 passed, 2 failed", lastLine());
    assertTrue(out.toString().contains("three.json: no game \"chess\""), out::toString);
  }

  @Test
  void scenarioFailsForAFolderWithoutAny() throws IOException {
    write("empty/notes.txt", "no scenario");
    assertEquals(1, run(new ScenarioCommand(GAMES), folder.resolve("empty")));
    assertEquals("0 passed, 1 failed", lastLine());
    assertTrue(out.toString().contains("empty: no scenario is in this folder"), out::toString);
  }
}
