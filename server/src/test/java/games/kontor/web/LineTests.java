package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Lines that go silent and lines that are too slow. */
final class LineTests {
  private TestServer server;
  private TestClient client;

  @BeforeEach
  void connect() {
    server = TestServer.ofPennies().movableLines().start();
    client = server.connect();
    client.hello();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void answersAPing() {
    client.send(new ClientMessage.Ping(17));

    assertEquals(17, client.expect(ServerMessage.Pong.class).n());
  }

  @Test
  void givesCreditsBackWithTime() {
    client.watch(TestRooms.open(server, client, "pennies", 4), null, null);
    for (int n = 0; n < 60; n++) {
      client.send(new ClientMessage.Ready("m" + n, true));
    }
    client.expect(ServerMessage.Refused.class, no -> no.id().equals("m59"));
    assertTrue(client.seen().getLast().contains("too-fast"), client.seen()::getLast);

    server.lineTime().pass(Duration.ofSeconds(2));

    client.sit("Ann");
  }

  @Test
  void closesALineOnWhichNothingIsHeard() {
    // In one leap: no pong of the client's own WebSocket can come between.
    server.lineTime().leap(Duration.ofSeconds(46));

    assertEquals(4002, client.closeCode());
  }

  @Test
  void closesAViewerWhoDoesNotReadAndLetsHimComeBack() {
    String room = TestRooms.open(server, client, "pennies", 4);
    var lazy = lazyAt(room);
    server.lineTime().leap(Duration.ofSeconds(16));

    lazy.socket().resume();
    assertEquals(4003, lazy.closeCode());
    server.connectAs(lazy).follow(room);
  }

  @Test
  void hearsNothingFromAViewerWhoDoesNotRead() {
    var lazy = lazyAt(TestRooms.open(server, client, "pennies", 4));
    for (int n = 0; n < 300; n++) {
      lazy.send(new ClientMessage.Ping(n));
    }
    for (int n = 0; n < 8; n++) {
      server.connect().hello();
    }
    server.lineTime().leap(Duration.ofSeconds(16));

    // Who is heard so often without a pause is closed for that.
    lazy.socket().resume();
    assertEquals(4003, lazy.closeCode());
  }

  /** A viewer of the room who has stopped reading, and for whom much waits. */
  private TestClient lazyAt(String room) {
    client.watch(room, null, null);
    client.sit("Ann");
    var lazy = TestClient.connectReadingLittle(server.vertx(), server.port());
    lazy.follow(room);
    lazy.socket().pause();
    for (int n = 0; !slow(); n++) {
      server.lineTime().pass(Duration.ofSeconds(1));
      for (int burst = 0; burst < 20; burst++) {
        client.done(new ClientMessage.Say(client.id(), "so much to say ".repeat(26)));
      }
      assertTrue(n < 25, "never slow");
    }
    return lazy;
  }

  private boolean slow() {
    var metrics = TestRooms.get("http://localhost:" + server.opsPort() + "/metrics").body();
    return metrics.contains("kontor_viewers_slow_total 1");
  }
}
