package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.TestServer;
import games.kontor.host.RoomLimits;
import games.kontor.protocol.Wire;
import io.vertx.core.buffer.Buffer;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import picocli.CommandLine;

@TestInstance(Lifecycle.PER_CLASS)
final class LoadTests {
  /** What a patch says of the turn: its table plays. */
  private static final Pattern TURN = Pattern.compile("(\"(?:table/|\\.)turn\",)\\d");

  /** Rooms whose time stands still, so that no share of theirs ever refills. */
  private static final RoomLimits NONE = new RoomLimits(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  private final TestServer server = TestServer.ofPennies().limits(NONE).start();
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @AfterAll
  void stop() {
    server.close();
  }

  private JsonNode load(int exitCode, String... more) throws JsonProcessingException {
    var words = new ArrayList<>(List.of("--game", "pennies", "--players", "3"));
    words.addAll(List.of(more));
    if (!words.contains("--seconds")) {
      words.addAll(List.of("--seconds", "1"));
    }
    int got =
        new CommandLine(new LoadCommand())
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(words.toArray(String[]::new));
    assertEquals(exitCode, got, () -> err.toString() + out);
    return Wire.mapper().readTree(out.toString().lines().toList().getLast());
  }

  @Test
  void playsAndReportsExactlyTheAgreedKeys() throws JsonProcessingException {
    var report =
        load(
            0,
            "--url",
            server.url(),
            "--rooms",
            "2",
            "--spectators",
            "1",
            "--seconds",
            "60",
            "--actions",
            "20");
    assertEquals(
        "rooms connections actions actionsPerSecond latencyMs bytesPerAction pauseMs refusals"
            + " desyncs lost reconnects disconnects",
        keys(report));
    assertEquals("p50 p99 p999 max", keys(report.path("latencyMs")));
    assertEquals("p50 p99 max", keys(report.path("pauseMs")));
    assertEquals(8, report.path("connections").asInt());
    assertTrue(report.path("actions").asInt() > 0, report::toString);
  }

  private static String keys(JsonNode object) {
    var keys = new ArrayList<String>();
    object.fieldNames().forEachRemaining(keys::add);
    return String.join(" ", keys);
  }

  @Test
  void comesBackWhenItsLinesAreCutAndMissesNothing() throws JsonProcessingException {
    var cuts = new AtomicInteger();
    try (var wire =
        new Wiretap(
            server.vertx(),
            server.port(),
            (carried, piece) -> {
              boolean cut = TURN.matcher(text(piece)).find() && cuts.getAndIncrement() < 3;
              return cut ? Buffer.buffer() : piece;
            })) {
      var report =
          load(
              0,
              "--url",
              wire.url(),
              "--rooms",
              "1",
              "--rate",
              "200",
              "--seconds",
              "60",
              "--actions",
              "100");
      assertTrue(cuts.get() > 0, "a line was cut");
      assertTrue(report.path("reconnects").asInt() > 0, report::toString);
      assertEquals(0, report.path("lost").asInt());
    }
  }

  @Test
  void noticesATableThatIsNotTheServers() throws JsonProcessingException {
    try (var wire = new Wiretap(server.vertx(), server.port(), (carried, piece) -> forged(piece))) {
      var report =
          load(1, "--url", wire.url(), "--rooms", "1", "--seconds", "60", "--actions", "20");
      assertTrue(report.path("desyncs").asInt() > 0, report::toString);
    }
  }

  /** Patches tell of another turn; snapshots stay as they are. */
  private static Buffer forged(Buffer piece) {
    String other = TURN.matcher(text(piece)).replaceAll("$19");
    return Buffer.buffer(other.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static String text(Buffer piece) {
    return piece.toString(StandardCharsets.ISO_8859_1);
  }

  @Test
  void mirrorsEveryTwentiethRoomUnlessAskedForMore() {
    var plan = new LoadPlan(LoadServers.at(""), "pennies", 40, 3, 1, 0, 0.05, 0);
    assertEquals(List.of(0, 20), IntStream.range(0, 40).filter(plan::mirrors).boxed().toList());
    assertTrue(new LoadPlan(LoadServers.at(""), "pennies", 4, 3, 1, 0, 1, 0).mirrors(3));
    assertFalse(new LoadPlan(LoadServers.at(""), "pennies", 4, 3, 1, 0, 0, 0).mirrors(0));
  }

  @Test
  void playsRoomsThatItDoesNotMirrorAsWell() throws JsonProcessingException {
    var report =
        load(
            0,
            "--url",
            server.url(),
            "--rooms",
            "3",
            "--spectators",
            "1",
            "--mirror",
            "0",
            "--seconds",
            "60",
            "--actions",
            "20");
    assertTrue(report.path("actions").asInt() > 0, report::toString);
    assertEquals(0, report.path("desyncs").asInt());
  }

  @Test
  void endsWhenEachRoomHasHadItsActions() throws JsonProcessingException {
    var report =
        load(0, "--url", server.url(), "--rooms", "2", "--seconds", "60", "--actions", "5");
    assertTrue(report.path("actions").asInt() >= 10, report::toString);
    assertTrue(report.path("actions").asInt() <= 10 + 2 * 3, report::toString);
  }

  @Test
  void saysWhyNoRoomWasOpened() {
    int code =
        new CommandLine(new LoadCommand())
            .setErr(new PrintWriter(err))
            .execute("--url", server.url(), "--game", "chess");
    assertEquals(1, code);
    assertTrue(err.toString().contains("unknown-game"), err::toString);
  }
}
