package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import io.vertx.core.http.WebSocketConnectOptions;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An address asks for so many bytes a second in snapshots; what goes beyond that waits. */
final class AddressBudgetTests {
  private static final String STRANGER = "203.0.113.9";
  private static final String NEIGHBOUR = "203.0.113.10";

  /** What a snapshot of the room has at least, with all that was said in it. */
  private static final int MANY_BYTES = 20 * 1024;

  private TestServer server;
  private TestClient ann;
  private String room;

  @BeforeEach
  void serve() {
    serve(1);
  }

  private void serve(int kibibytes) {
    var limits = DoorLimits.STANDARD.withAddress(0, 0, kibibytes);
    server = TestServer.ofPennies().door(limits).movableLines().start();
    ann = server.connect();
    room = TestRooms.open(server, ann, "pennies", 4);
    ann.takeSeat(room, "Ann");
    for (int n = 0; n < 60; n++) {
      server.lineTime().pass(Duration.ofMillis(100));
      ann.done(new ClientMessage.Say(ann.id(), "x".repeat(390)));
    }
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private TestClient from(String address) {
    return from(address, Wire.PROTOCOL);
  }

  private TestClient from(String address, int protocol) {
    var by = new WebSocketConnectOptions().addHeader("X-Forwarded-For", address);
    var client = TestClient.connect(server.vertx(), server.port(), by, null);
    client.hello(protocol);
    return client;
  }

  private void watch(TestClient client) {
    client.send(new ClientMessage.Watch(room, null, null, null));
  }

  /** How many snapshots he has been sent so far; all that he asked for was heard before. */
  private static long snapshots(TestClient client) {
    client.send(new ClientMessage.Ping(7));
    client.expect(ServerMessage.Pong.class);
    return client.seen().stream().filter(f -> f.startsWith("{\"type\":\"snapshot\"")).count();
  }

  @ParameterizedTest
  @ValueSource(ints = {Wire.PROTOCOL, Wire.PROTOCOL_BEFORE})
  void makesWhoAskedForMuchWaitAndNobodyElse(int protocol) {
    var eve = from(STRANGER, protocol);
    assertTrue(eve.watch(room, null, null).chat().size() * 390 > MANY_BYTES);
    watch(eve);
    assertEquals(1, snapshots(eve));
    assertEquals("too-fast", eve.refused(new ClientMessage.Earlier(eve.id(), 1)));

    var other = from(STRANGER);
    watch(other);
    assertEquals(0, snapshots(other));
    from(NEIGHBOUR).watch(room, null, null);
    ann.watch(room, null, null);

    for (int second = 0; second < 60; second++) {
      server.lineTime().pass(Duration.ofSeconds(1));
      snapshots(eve);
      snapshots(other);
    }
    assertEquals(2, snapshots(eve));
    assertEquals(1, snapshots(other));
  }

  @Test
  void isLifted() {
    server.close();
    serve(0);
    var eve = from(STRANGER);
    for (int n = 0; n < 10; n++) {
      eve.watch(room, null, null);
    }
  }
}
