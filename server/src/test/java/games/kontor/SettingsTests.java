package games.kontor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import games.kontor.host.RoomLimits;
import games.kontor.store.Database;
import games.kontor.store.StoreLimits;
import games.kontor.web.DoorLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The settings of a server are what the README says they are. */
final class SettingsTests {
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| `(--[a-z-]+)` \\| `(KONTOR_\\w+)` \\| `?(\\S+?)`?:? .*\\|$");

  private static Config config(String... words) {
    var options = new ServeOptions();
    new CommandLine(options).parseArgs(words);
    return options.config();
  }

  @Test
  void areInOneTableWithTheirDefaults() throws IOException {
    var told = new TreeMap<String, String>();
    for (Matcher row = ROW.matcher(Files.readString(Path.of("../README.md"))); row.find(); ) {
      String flag = row.group(1).substring(2).replace('-', '_');
      assertEquals("KONTOR_" + flag.toUpperCase(Locale.ROOT), row.group(2));
      told.put(row.group(2), row.group(3));
    }
    var settings = new SettingNames();

    assertEquals(settings.all(), told.keySet());
    told.forEach(
        (name, value) -> {
          String known = settings.defaultOf(name);
          if (!known.isEmpty()) {
            assertEquals(known, value, name);
          }
        });
  }

  @Test
  void areTheUsualOnesWhenNobodySetsThem() {
    var usual = config();

    assertEquals(DoorLimits.STANDARD, usual.door());
    assertEquals(RoomLimits.STANDARD, usual.rooms());
    assertEquals(StoreLimits.STANDARD, usual.store());
  }

  @Test
  void eachSetWhatTheyName() {
    var set =
        config(
            "--windows=1",
            "--watches-per-second=2",
            "--lines-per-second=3",
            "--chat-kib=4",
            "--commands-waiting=5",
            "--spectators=6",
            "--seat-rows-per-second=7",
            "--seat-rows=8",
            "--room-rows=9",
            "--looks-waiting=10",
            "--long-rows=11",
            "--earlier-waiting=12");

    assertEquals(new RoomLimits(6, 1, 2, 3, 4, 5, 12, 7, 8, 9), set.rooms());
    assertEquals(new StoreLimits(10, 11), set.store());
    assertEquals(20, config().door().framesPerSecond());
    assertEquals(12, config("--frames-per-second=12").door().framesPerSecond());
    assertEquals(13, config("--address-requests=13").door().addressRequests());
    assertEquals(14, config("--addresses=14").door().addresses());
  }

  @Test
  void nameADatabaseAndHowMuchIsAskedOfIt() {
    assertEquals(Optional.empty(), config().database());
    assertEquals(Optional.empty(), config("--db=").database());
    var usual = config("--db=postgres://u:hush@h/d").database().orElseThrow();
    assertEquals(Database.at(usual.address()), usual);
    var set =
        config(
                "--db=postgres://u:hush@h/d",
                "--db-readers=2",
                "--db-writes-waiting=3",
                "--db-answer-seconds=4",
                "--db-patience-seconds=5")
            .database()
            .orElseThrow();
    assertEquals(
        new Database(set.address(), 2, 3, Duration.ofSeconds(4), Duration.ofSeconds(5)), set);
  }

  @Test
  void aClusterNeedsADatabaseAndASecretThatAllHave() {
    String cluster = "--cluster=tcp:10.0.0.1:5701";
    String secret = "--secret=" + "5e".repeat(32);
    String database = "--db=postgres://u:hush@h/d";

    assertEquals(Optional.empty(), config().cluster());
    assertEquals(5701, config(cluster, secret, database).cluster().orElseThrow().port());
    assertThrows(IllegalArgumentException.class, () -> config(cluster));
    assertThrows(IllegalArgumentException.class, () -> config(cluster, secret));
    assertThrows(IllegalArgumentException.class, () -> config(cluster, database));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--windows=-1",
        "--chat-kib=-1",
        "--long-rows=-1",
        "--looks-waiting=0",
        "--frames-per-second=0",
        "--address-requests=-1",
        "--addresses=0",
        "--earlier-waiting=-1",
        "--commands-waiting=-1"
      })
  void cannotBeLessThanNothing(String word) {
    assertThrows(IllegalArgumentException.class, () -> config(word));
  }

  @Test
  void anOperatorsTokenIsLongOrThereIsNone() {
    assertEquals(Optional.empty(), config().adminToken());
    assertEquals(Optional.empty(), config("--admin-token=").adminToken());
    String token = "5e".repeat(16);
    assertEquals(token, config("--admin-token=" + token).adminToken().orElseThrow());
    assertThrows(IllegalArgumentException.class, () -> config("--admin-token=open-sesame"));
  }
}
