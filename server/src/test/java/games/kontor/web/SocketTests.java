package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.WebSocketFrame;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Frames on a socket: in order, whole, and none to whoever has gone. */
final class SocketTests {
  private static TestServer server;
  private TestClient ann;
  private String room;

  @BeforeAll
  static void start() {
    server = TestServer.ofPennies().movableLines().start();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void open() {
    ann = server.connect();
    room = TestRooms.open(server, ann, "pennies", 4);
    ann.takeSeat(room, "Ann");
  }

  private List<TestClient> viewers(int count) {
    var viewers = new ArrayList<TestClient>();
    for (int n = 0; n < count; n++) {
      var viewer = server.connect();
      viewer.follow(room);
      viewers.add(viewer);
    }
    return viewers;
  }

  /** The lines that a client was shown, the next so many, as they came. */
  private static List<String> said(TestClient client, int lines) {
    return IntStream.range(0, lines)
        .mapToObj(n -> client.expect(ServerMessage.Said.class).line().text())
        .toList();
  }

  private static List<String> texts(int lines) {
    return IntStream.range(0, lines).mapToObj(n -> "line " + n).toList();
  }

  @Test
  void sendsEachViewerAllInOrder() {
    var viewers = viewers(6);

    texts(30).forEach(text -> ann.send(new ClientMessage.Say(ann.id(), text)));

    viewers.forEach(viewer -> assertEquals(texts(30), said(viewer, 30)));
  }

  @Test
  void leavesOutNoChange() {
    var viewer = server.connect();
    long v = viewer.follow(room).v();

    for (int n = 0; n < 10; n++) {
      ann.send(new ClientMessage.Ready(ann.id(), n % 2 == 0));
    }

    for (long next = v + 1; next <= v + 10; next++) {
      assertEquals(next, viewer.expect(ServerMessage.Patch.class).v());
    }
  }

  @Test
  void goesOnForTheOthersWhenViewersCloseWhileItSends() {
    var viewers = viewers(8);
    var leaving = viewers.subList(0, 4);
    var staying = viewers.subList(4, 8);

    for (String text : texts(30)) {
      ann.send(new ClientMessage.Say(ann.id(), text));
      if (text.endsWith("0")) {
        leaving.get(Integer.parseInt(text.substring(5)) / 10).socket().close();
      }
    }

    staying.forEach(viewer -> assertEquals(texts(30), said(viewer, 30)));
    ann.done(new ClientMessage.Ready(ann.id(), true));
  }

  @Test
  void putsATextTogetherThatComesInParts() {
    ann.socket().writeFrame(WebSocketFrame.textFrame("{\"type\":\"pi", false));
    ann.socket().writeFrame(WebSocketFrame.continuationFrame(Buffer.buffer("ng\","), false));
    ann.socket().writeFrame(WebSocketFrame.continuationFrame(Buffer.buffer("\"n\":23}"), true));

    assertEquals(23, ann.expect(ServerMessage.Pong.class).n());
  }

  @Test
  void closesWhenTheUnfinishedPartsOfATextAreTooMuch() {
    var half = Buffer.buffer(" ".repeat(Wire.MAX_FRAME_BYTES / 2 + 1));
    ann.socket().writeFrame(WebSocketFrame.textFrame(half.toString(), false));
    ann.socket().writeFrame(WebSocketFrame.continuationFrame(half, false));

    assertEquals(1009, ann.closeCode());
  }

  @Test
  void closesAfterBytesThatAreNoText() {
    ann.socket().writeFrame(WebSocketFrame.textFrame("{\"type\":\"ping\",\"n\":1,\"", false));
    ann.socket()
        .writeFrame(WebSocketFrame.continuationFrame(Buffer.buffer(new byte[] {-1, -2}), true));

    assertEquals(1007, ann.closeCode());
  }

  @Test
  void answersAPingOfTheSocketWithItsOwnBytes() throws Exception {
    var answer = new CompletableFuture<String>();
    ann.socket().pongHandler(bytes -> answer.complete(bytes.toString(StandardCharsets.UTF_8)));

    ann.socket().writePing(Buffer.buffer("are you there?"));

    assertEquals("are you there?", answer.get(10, TimeUnit.SECONDS));
  }

  @Test
  void closesWhoSendsAThousandPings() {
    for (int n = 0; n < 1_000; n++) {
      ann.socket().writePing(Buffer.buffer());
    }

    assertEquals(1008, ann.closeCode());
  }

  @Test
  void agreesToBeClosed() {
    ann.socket().close((short) 4321, "enough");

    assertEquals(4321, ann.closeCode());
  }
}
