package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The moment of a refusal is drawn, so that it tells nothing of what the room was busy with. */
final class HeldRefusalsTests {
  private static final int EACH = 30;

  private TestServer server;
  private String room;

  @BeforeEach
  void openARoom() {
    server = TestServer.ofPennies().movableLines().start();
    var ann = server.connect();
    room = TestRooms.open(server, ann, "pennies", 4);
  }

  @AfterEach
  void close() {
    server.close();
  }

  /** A spectator who has asked so often for what he may not do. */
  private TestClient refusedOften() {
    var eve = server.connect();
    eve.follow(room);
    for (int n = 0; n < EACH; n++) {
      eve.send(new ClientMessage.Start("wish" + n));
    }
    return eve;
  }

  /** How often they have been refused so far. */
  private static long refusals(List<TestClient> all) {
    for (var one : all) {
      one.send(new ClientMessage.Ping(9));
      one.expect(ServerMessage.Pong.class, pong -> pong.n() == 9);
    }
    return all.stream()
        .flatMap(one -> one.seen().stream())
        .filter(frame -> frame.contains("\"refused\""))
        .count();
  }

  @Test
  void someGoOutSoonSomeLateAndAllWithinFortyMillis() {
    var spectators = new ArrayList<TestClient>();
    for (int n = 0; n < 3; n++) {
      spectators.add(refusedOften());
    }
    assertEquals(0, refusals(spectators));

    server.lineTime().pass(Duration.ofMillis(20));
    long soon = refusals(spectators);
    server.lineTime().pass(Duration.ofMillis(20));

    assertTrue(soon > 0 && soon < 3 * EACH, () -> soon + " within 20 ms");
    assertEquals(3 * EACH, refusals(spectators));
  }

  @Test
  void anAnswerIsNotHeld() {
    var ann = server.connect();
    ann.follow(room);
    ann.sit("Ann");

    assertEquals(0, refusals(List.of(ann)));
  }
}
