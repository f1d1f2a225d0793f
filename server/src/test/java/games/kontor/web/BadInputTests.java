package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.UpgradeRejectedException;
import io.vertx.core.http.WebSocketConnectOptions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a client can do wrong: it alone is told, by a code or by the code of the close; the room of
 * the others goes on.
 */
final class BadInputTests {
  private static TestServer server;
  private TestClient ann;
  private TestClient bob;
  private TestClient mallory;
  private String room;

  @BeforeAll
  static void start() {
    server = TestServer.ofPennies().start();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void play() {
    ann = server.connect();
    room = TestRooms.open(server, ann, "pennies", 4);
    ann.takeSeat(room, "Ann");
    bob = server.connect();
    bob.takeSeat(room, "Bob");
    ann.done(new ClientMessage.Start(ann.id()));
    mallory = server.connect();
    mallory.follow(room);
  }

  /** Whatever was done before, the others play on, and nobody else was told of it. */
  @AfterEach
  void theRoomGoesOn() {
    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));
    bob.done(bob.act("{\"type\":\"put\",\"pennies\":0}"));
    assertTrue(bob.seen().stream().noneMatch(frame -> frame.contains("refused")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "not JSON at all",
        "{\"type\":\"ping\",\"n\":1",
        "{\"type\":\"ping\",\"n\":1}{\"type\":\"ping\",\"n\":2}",
        "[]",
        "null",
        "17",
        "{}",
        "{\"type\":\"abracadabra\"}",
        "{\"type\":\"ping\",\"n\":\"1\"}",
        "{\"type\":\"ping\",\"n\":1.5}",
        "{\"type\":\"ping\",\"n\":null}",
        "{\"type\":\"ping\"}",
        "{\"type\":\"ping\",\"n\":1,\"m\":2}",
        "{\"type\":\"ping\",\"n\":1,\"n\":2}",
        "{\"type\":\"ping\",\"n\":99999999999999999999999999}",
        "{\"type\":\"ping\",\"n\":1e999999999}",
        "{\"type\":\"sit\",\"id\":\"x\",\"name\":17,\"color\":null,\"word\":\"\"}",
        "{\"type\":\"kick\",\"id\":\"x\",\"seat\":2147483648}",
        "{\"type\":\"act\",\"id\":\"x\"}",
        "{\"type\":[\"ping\"],\"n\":1}",
        "{\"type\":\"house\",\"id\":\"x\",\"house\":{\"absent\":null,\"spectators\":true,\"listed\":true}}",
        "{\"type\":\"house\",\"id\":\"x\",\"house\":{\"absent\":0,\"spectators\":true,\"listed\":true}}",
        "{\"type\":\"house\",\"id\":\"x\",\"house\":{\"absent\":\"never\",\"spectators\":true,\"listed\":true}}",
        "{\"type\":\"house\",\"id\":\"x\",\"house\":{\"absent\":\"wait\",\"spectators\":\"true\",\"listed\":true}}",
        "{\"type\":\"house\",\"id\":\"x\",\"house\":{\"absent\":\"wait\",\"spectators\":1,\"listed\":true}}",
        "{\"type\":\"house\",\"id\":\"x\",\"house\":{\"absent\":\"wait\",\"spectators\":null,\"listed\":true}}",
        "{\"type\":\"house\",\"id\":\"x\",\"house\":{\"absent\":\"wait\",\"spectators\":true}}",
        "{\"type\":\"house\",\"id\":\"x\",\"house\":{\"absent\":\"wait\",\"spectators\":true,\"listed\":true,\"more\":1}}"
      })
  void closesAfterAFrameThatIsNoMessage(String frame) {
    mallory.sendText(frame);

    assertEquals(1007, mallory.closeCode());
  }

  @Test
  void closesAfterAFrameThatIsNestedTooDeep() {
    mallory.sendText("{\"type\":\"act\",\"id\":\"x\",\"action\":" + "[".repeat(500));

    assertEquals(1007, mallory.closeCode());
  }

  @Test
  void closesAfterAFrameThatIsTooLarge() {
    mallory.sendText(" ".repeat(Wire.MAX_FRAME_BYTES + 1));

    assertEquals(1009, mallory.closeCode());
  }

  @Test
  void closesAfterABinaryFrame() {
    mallory.socket().writeBinaryMessage(Buffer.buffer("{}"));

    assertEquals(1003, mallory.closeCode());
  }

  @Test
  void closesBeforeHello() {
    var stranger = server.connect();
    stranger.send(new ClientMessage.Ping(1));

    assertEquals(1002, stranger.closeCode());
  }

  @ParameterizedTest
  @ValueSource(ints = {Wire.PROTOCOL + 1, Wire.PROTOCOL_BEFORE - 1})
  void tellsAnOutdatedClient(int protocol) {
    var old = server.connect();
    old.send(new ClientMessage.Hello(protocol, null));

    assertEquals("outdated", old.expect(ServerMessage.Bye.class).code());
    assertEquals(4001, old.closeCode());
  }

  @Test
  void servesTheProtocolBeforeThisOneToo() {
    var old = server.connect();
    old.send(new ClientMessage.Hello(Wire.PROTOCOL_BEFORE, null));

    assertEquals(Wire.PROTOCOL_BEFORE, old.expect(ServerMessage.Welcome.class).protocol());
  }

  @Test
  void refusesWhoHasNoSeat() {
    assertEquals("not-a-player", mallory.refused(mallory.act("{\"type\":\"put\",\"pennies\":1}")));
    assertEquals("not-seated", mallory.refused(new ClientMessage.Ready(mallory.id(), true)));
    assertEquals("not-host", mallory.refused(new ClientMessage.Start(mallory.id())));
    assertEquals("not-seated", mallory.refused(new ClientMessage.SeatLink(mallory.id())));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"type\":\"put\",\"pennies\":7}|insufficient-funds",
        "{\"type\":\"put\",\"pennies\":\"1\"}|bad-amount",
        "{\"type\":\"put\",\"pennies\":2147483648}|bad-amount",
        "{\"type\":\"put\",\"pennies\":1e30}|bad-amount",
        "{\"type\":\"put\",\"pennies\":-0.5}|bad-amount",
        "{\"type\":\"put\"}|bad-amount",
        "{\"type\":\"steal\"}|unknown-action",
        "{\"type\":5}|unknown-action",
        "{}|unknown-action",
        "[]|unknown-action",
        "null|unknown-action"
      })
  void refusesAnActionThatCannotBe(String action, String code) {
    assertEquals(code, ann.refused(ann.act(action)));
  }

  @Test
  void refusesTheTurnOfAnother() {
    // The sender is told; bob himself, so he is not among those who must not hear of it.
    var answer = ann.act("{\"type\":\"put\",\"pennies\":0}");
    ann.done(answer);
    assertEquals("not-your-turn", ann.refused(ann.act("{\"type\":\"put\",\"pennies\":0}")));
    bob.done(bob.act("{\"type\":\"put\",\"pennies\":0}"));
  }

  @Test
  void refusesAForgedSeatLink() {
    assertEquals("bad-link", mallory.refused(new ClientMessage.Claim(mallory.id(), "x.y")));
    assertEquals("bad-link", mallory.refused(new ClientMessage.Claim(mallory.id(), "")));
  }

  @Test
  void takesAForgedIdentityForSomebodyNew() {
    String cookie = ann.cookie();
    String forged = cookie.substring(0, cookie.length() - 3) + "AAA";
    var forger =
        TestClient.connect(server.vertx(), server.port(), new WebSocketConnectOptions(), forged);

    assertNotEquals(forged, forger.cookie());
    assertNull(forger.follow(room).own());
  }

  @Test
  void refusesCommandsToNoRoom() {
    var stranger = server.connect();
    stranger.hello();

    assertEquals("not-watching", stranger.refused(new ClientMessage.Start(stranger.id())));
  }

  @Test
  void knowsNoRoomOfThatName() {
    mallory.send(new ClientMessage.Watch("no-such-room-here", null, null, null));

    assertEquals("unknown-room", mallory.expect(ServerMessage.Gone.class).code());
  }

  @Test
  void stopsWhoTriesManyNames() {
    var guesser =
        TestClient.connect(
            server.vertx(),
            server.port(),
            new WebSocketConnectOptions().addHeader("X-Forwarded-For", "203.0.113.9"),
            null);
    guesser.hello();
    for (int n = 0; n < 20; n++) {
      guesser.send(new ClientMessage.Watch("guess-" + n, null, null, null));
      assertEquals("unknown-room", guesser.expect(ServerMessage.Gone.class).code());
    }

    guesser.send(new ClientMessage.Watch(room, null, null, null));

    assertEquals("too-fast", guesser.expect(ServerMessage.Gone.class).code());
  }

  @Test
  void refusesAndThenClosesWhoSendsAThousandMessages() {
    for (int n = 0; n < 1_000; n++) {
      mallory.socket().writeTextMessage("{\"type\":\"start\",\"id\":\"m" + n + "\"}");
    }

    assertEquals("too-fast", code(mallory.answer("m100")));
    assertEquals(1008, mallory.closeCode());
  }

  private static String code(ServerMessage answer) {
    return answer instanceof ServerMessage.Refused no ? no.code() : answer.toString();
  }

  @Test
  void rejectsAPageOfAnotherSite() {
    var foreign = new WebSocketConnectOptions().addHeader("Origin", "https://elsewhere.example");

    var refused =
        assertThrows(
            UpgradeRejectedException.class,
            () -> TestClient.connect(server.vertx(), server.port(), foreign, null));

    assertEquals(403, refused.getStatus());
  }

  @Test
  void acceptsItsOwnPages() {
    var own =
        new WebSocketConnectOptions().addHeader("Origin", "http://localhost:" + server.port());

    TestClient.connect(server.vertx(), server.port(), own, null).hello();
  }
}
