package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.lab.RawLine;
import io.vertx.core.http.UpgradeRejectedException;
import io.vertx.core.http.WebSocketConnectOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Connections have a most and an end, whatever comes by them. */
final class DoorTests {
  private static final String STRANGER = "127.0.0.66";
  private static final String NEIGHBOUR = "127.0.0.67";
  private static final String ASK = "GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n";

  private final List<RawLine> lines = new ArrayList<>();
  private TestServer server = served(DoorLimits.STANDARD);

  private void start(int connections, int addressConnections, int halfOpen) {
    var usual = DoorLimits.STANDARD;
    var limits =
        new DoorLimits(
            connections,
            addressConnections,
            halfOpen,
            usual.requestSeconds(),
            usual.idleSeconds(),
            usual.silentSeconds(),
            usual.slowSeconds(),
            usual.framesPerSecond(),
            usual.addresses(),
            usual.addressRequests(),
            usual.addressPercent(),
            usual.addressKibibytes());
    server.close();
    server = served(limits);
  }

  private static TestServer served(DoorLimits limits) {
    return TestServer.ofPennies().door(limits).movableLines().start();
  }

  @AfterEach
  void stop() {
    lines.forEach(RawLine::close);
    server.close();
  }

  private RawLine line(String from) {
    var line = RawLine.connect(server.port(), from);
    lines.add(line);
    return line;
  }

  private List<RawLine> lines(int many, String from) {
    var made = new ArrayList<RawLine>();
    for (int n = 0; n < many; n++) {
      made.add(line(from));
    }
    return made;
  }

  /** An answer, or nothing if the line is closed. */
  private static boolean answers(RawLine line) {
    return line.send(ASK) && line.head().contains("HTTP/1.1 200");
  }

  private static long answering(List<RawLine> lines) {
    return lines.stream().filter(DoorTests::answers).count();
  }

  @Test
  void takesSoManyConnectionsOfAnAddress() {
    start(0, 5, 0);

    assertEquals(5, answering(lines(9, STRANGER)));
    assertTrue(answers(line(NEIGHBOUR)));
  }

  @Test
  void answersSoManyRequestsOfAnAddress() {
    server.close();
    server = served(DoorLimits.STANDARD.withAddress(2, 0, 0));
    var line = line(STRANGER);
    for (int n = 0; n < 24; n++) {
      assertTrue(answers(line));
    }

    assertFalse(answers(line(STRANGER)));

    assertTrue(answers(line(NEIGHBOUR)));
    server.lineTime().pass(Duration.ofMillis(500));
    assertTrue(answers(line(STRANGER)));
    assertFalse(answers(line(STRANGER)));
  }

  @Test
  void answersAllWhereAnAddressHasNoLimit() {
    server.close();
    server = served(DoorLimits.STANDARD.withAddress(0, 0, 0));
    var line = line(STRANGER);
    for (int n = 0; n < 1_300; n++) {
      assertTrue(answers(line));
    }
  }

  @Test
  void takesAnotherOneWhenOneHasGone() {
    start(0, 1, 0);
    var first = line(STRANGER);
    assertTrue(answers(first));

    first.close();

    boolean taken = false;
    for (int n = 0; n < 1_000 && !taken; n++) {
      taken = answers(line(STRANGER));
    }
    assertTrue(taken);
  }

  @Test
  void takesSoManyConnectionsInAll() {
    start(8, 0, 8);

    assertEquals(8, answering(lines(6, STRANGER)) + answering(lines(6, NEIGHBOUR)));
  }

  @Test
  void countsTheWebSocketsBehindAProxyByThoseWhoSentThem() {
    start(0, 2, 0);
    List.of(connectFrom("203.0.113.1"), connectFrom("203.0.113.1")).forEach(TestClient::hello);

    var refused =
        Assertions.assertThrows(UpgradeRejectedException.class, () -> connectFrom("203.0.113.1"));

    assertEquals(429, refused.getStatus());
    connectFrom("203.0.113.2").hello();
  }

  @Test
  void beginsSoManyWebSocketsForAnAddress() {
    server.close();
    server = served(DoorLimits.STANDARD.withAddress(0, 2, 0));
    List.of(connectFrom("203.0.113.1"), connectFrom("203.0.113.1")).forEach(TestClient::close);

    var refused =
        Assertions.assertThrows(UpgradeRejectedException.class, () -> connectFrom("203.0.113.1"));

    assertEquals(429, refused.getStatus());
    connectFrom("203.0.113.2").hello();
  }

  private TestClient connectFrom(String address) {
    var by = new WebSocketConnectOptions().addHeader("X-Forwarded-For", address);
    return TestClient.connect(server.vertx(), server.port(), by, null);
  }

  @Test
  void givesUpTheOldestOfThoseThatAskNothing() {
    start(0, 0, 4);
    var silent = lines(40, STRANGER);

    assertTrue(answers(line(NEIGHBOUR)));
    assertTrue(answering(silent) <= 4);
  }

  /** Connections go to the event loops in turn: each has read what came before. */
  private void neighboursAreAnsweredOnAllLoops() {
    for (int n = 0; n < 8; n++) {
      assertTrue(answers(line(NEIGHBOUR)));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "GET /api/ga",
        "GET /api/games HTTP/1.1\r\nHost: loc",
        "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            + "Content-Length: 50\r\n\r\n{\"game\":"
      })
  void closesWhoDoesNotEndHisRequest(String begun) {
    var line = line(STRANGER);
    line.send(begun);
    neighboursAreAnsweredOnAllLoops();

    for (int second = 0; second < 16; second++) {
      server.lineTime().pass(Duration.ofSeconds(1));
    }

    assertEquals(0, line.drain());
  }

  @Test
  void closesWhoAsksNothingMore() {
    var line = line(STRANGER);
    assertTrue(answers(line));

    server.lineTime().pass(Duration.ofSeconds(50));
    assertTrue(answers(line));
    server.lineTime().pass(Duration.ofSeconds(75));

    line.drain();
    assertFalse(answers(line));
  }

  @Test
  void closesWhoAsksOnAndOnAndReadsNothing() {
    var line = line(STRANGER);
    String many = ASK.repeat(200);

    var cut =
        CompletableFuture.runAsync(
            () -> {
              while (line.send(many)) {
                // On and on; sending waits while the server does not read.
                Thread.onSpinWait();
              }
            },
            task -> Thread.ofVirtual().start(task));
    for (int n = 0; n < 10_000 && !cut.isDone(); n++) {
      server.lineTime().pass(Duration.ofSeconds(5));
    }

    assertTrue(cut.isDone(), "still open after hours");
    assertTrue(answers(line(NEIGHBOUR)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/%", "/%4", "/r/%zz", "/api/rooms/%"})
  void cannotReadSomeAddresses(String path) {
    var line = line(STRANGER);

    line.send("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n");

    assertTrue(line.head().startsWith("HTTP/1.1 400 "));
    assertEquals(404, TestRooms.get(server.url() + "/%ff").statusCode());
  }
}
