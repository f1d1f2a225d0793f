package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.lab.RawLine;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who asks and does not read holds little of the server's memory, and not for long. */
final class UnreadTests {
  private static final int LINES = 10;

  /** What may wait for one line: its mark, a snapshot on top, and some answers. */
  private static final long MOST_BYTES = 160 * 1024;

  private TestServer server;
  private TestClient ann;
  private String room;
  private final List<RawLine> lines = new ArrayList<>();

  @BeforeEach
  void fillARoomWithWords() {
    server = TestServer.ofPennies().movableLines().start();
    ann = server.connect();
    room = TestRooms.open(server, ann, "pennies", 4);
    ann.takeSeat(room, "Ann");
    for (int n = 0; n < 100; n++) {
      server.lineTime().pass(Duration.ofMillis(100));
      ann.done(new ClientMessage.Say(ann.id(), "\u20ac".repeat(390)));
    }
  }

  @AfterEach
  void stop() {
    lines.forEach(RawLine::close);
    server.close();
  }

  private void lines(int many) {
    lines(many, Wire.PROTOCOL);
  }

  private void lines(int many, int protocol) {
    for (int n = 0; n < many; n++) {
      var line = RawLine.webSocket(server.port(), "127.0.0.1");
      line.texts(text(new ClientMessage.Hello(protocol, null)), 1);
      lines.add(line);
    }
  }

  private static String text(ClientMessage message) {
    return Wire.text(Wire.encode(message));
  }

  private String watch() {
    return text(new ClientMessage.Watch(room, null, null, null));
  }

  private long metric(String name) {
    return TestRooms.get("http://localhost:" + server.opsPort() + "/metrics")
        .body()
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .mapToLong(line -> (long) Double.parseDouble(line.substring(name.length() + 1)))
        .findFirst()
        .orElse(0);
  }

  private long waiting() {
    return metric("kontor_waiting_bytes");
  }

  /** A second in which Ann is heard; what comes over a socket comes when it comes. */
  private void second() {
    server.lineTime().pass(Duration.ofSeconds(1));
    server.roomTime().pass(Duration.ofSeconds(1));
    ann.send(new ClientMessage.Ping(1));
    ann.expect(ServerMessage.Pong.class);
  }

  /** The clocks go on by so many seconds at most; a busy machine may take longer by its own. */
  private void untilAfterSeconds(int most, BooleanSupplier holds) {
    long endNanos = System.nanoTime() + Duration.ofSeconds(30).toNanos();
    int seconds = 0;
    while (!holds.getAsBoolean()) {
      assertTrue(System.nanoTime() < endNanos, "not within " + most + " seconds");
      if (seconds < most) {
        second();
        seconds++;
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {Wire.PROTOCOL, Wire.PROTOCOL_BEFORE})
  void holdsLittleForThoseWhoAskForSnapshotsAndDoNotRead(int protocol) {
    lines(LINES, protocol);
    long most = 0;
    for (int second = 0; second < 14; second++) {
      lines.forEach(line -> line.texts(watch(), 19));
      second();
      most = Math.max(most, waiting());
    }

    assertTrue(most > 0, "nothing ever waited: the attack is none");
    assertTrue(most < LINES * MOST_BYTES, most + " bytes waited");
  }

  @Test
  void forgetsWhoDoesNotReadWhateverHeAsks() {
    lines(LINES);
    for (int n = 0; n < 10; n++) {
      lines.forEach(line -> line.texts(watch(), 3));
      second();
    }
    assertTrue(waiting() > 0, "nothing ever waited: the attack is none");

    // Those who go on asking are no better off than those who are silent.
    for (int n = 0; n < 20; n++) {
      lines.subList(0, LINES / 2).forEach(line -> line.texts(watch(), 1));
      lines.subList(0, LINES / 2).forEach(line -> line.pings(100, 1));
      second();
    }

    untilAfterSeconds(10, () -> metric("kontor_connections") == 1);
    untilAfterSeconds(5, () -> waiting() == 0);
    ann.done(new ClientMessage.Ready(ann.id(), true));
  }

  @Test
  void holdsNoAnswersToPingsThatNobodyReads() {
    lines(2);
    long most = 0;
    for (int second = 0; second < 250; second++) {
      lines.forEach(line -> line.pings(125, 19));
      second();
      most = second % 5 == 0 ? Math.max(most, waiting()) : most;
    }

    assertTrue(most > 0, "nothing ever waited: the attack is none");
    assertTrue(most < 2 * MOST_BYTES, most + " bytes waited");
    assertEquals(1, metric("kontor_connections"));
  }

  @Test
  void cutsWhoSendsOnAfterTheEnd() {
    lines(1);
    var line = lines.getFirst();

    boolean open = true;
    for (int n = 0; n < 1_000 && open; n++) {
      open = line.texts("{\"type\":\"leave\"}", 200);
    }

    assertFalse(open, "read on after 200,000 frames");
    untilAfterSeconds(5, () -> metric("kontor_connections") == 1);
  }

  @Test
  void followsTheRoomThatWasNamedLast() {
    String other =
        TestRooms.open(server, ann, "{\"game\":\"pennies\",\"seats\":4,\"title\":\"B\"}");
    var bob = server.connect();
    bob.follow(room);
    for (int n = 0; n < 7; n++) {
      bob.sendText(text(new ClientMessage.Watch(other, null, null, "Bob")));
      bob.sendText(watch());
    }
    bob.sendText(text(new ClientMessage.Watch(other, null, null, "Bob")));
    // All of it is read when this is answered: on the way he is in the other room too, and leaves.
    bob.send(new ClientMessage.Ping(15));
    bob.expect(ServerMessage.Pong.class, pong -> pong.n() == 15);
    // Snapshots wait for what an address may be sent a second; once he has the last he hears all.
    ann.watch(other, null, null);
    untilAfterSeconds(30, () -> hearsAnn(bob));
    second();
    assertFalse(watchers(room).contains("Bob"));
  }

  private boolean hearsAnn(TestClient bob) {
    ann.done(new ClientMessage.Say(ann.id(), "you are here"));
    bob.send(new ClientMessage.Ping(16));
    bob.expect(ServerMessage.Pong.class);
    return bob.seen().stream()
        .anyMatch(frame -> frame.contains("\"said\"") && frame.contains("you are here"));
  }

  /** The names of those who watch; a room tells of new ones once a second. */
  private List<String> watchers(String ofRoom) {
    var view = Objects.requireNonNull(ann.watch(ofRoom, null, null).view());
    return view.room().watchers().names();
  }

  @Test
  void endsALineWhoseOtherSideIsGone() {
    lines(1);
    lines.getFirst().texts(watch(), 1);
    untilAfterSeconds(5, () -> metric("kontor_connections") == 2);

    // No word, no answer to pings, and nobody there to agree to be closed.
    untilAfterSeconds(30, () -> metric("kontor_connections") == 1);
  }
}
