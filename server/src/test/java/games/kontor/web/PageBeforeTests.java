package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Wire;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Somebody whose page speaks the protocol before this one plays with somebody whose page does not.
 */
final class PageBeforeTests {
  private final PictureBefore page = new PictureBefore();
  private TestServer server;
  private TestClient ann;
  private TestClient bob;
  private String room;

  @BeforeEach
  void sitTogether() {
    server = TestServer.ofPennies().start();
    ann = server.connect();
    room = TestRooms.open(server, ann, "pennies", 4);
    ann.takeSeat(room, "Ann");
    bob = server.connect();
    bob.hello(Wire.PROTOCOL_BEFORE);
    bob.send(new ClientMessage.Watch(room, null, null, null));
    done(new ClientMessage.Sit(bob.id(), "Bob", null, "word"));
    ann.done(new ClientMessage.Start(ann.id()));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private void done(ClientMessage.Command command) {
    bob.send(command);
    JsonNode frame = next();
    while (!frame.path("applied").asText().equals(command.id())) {
      frame = next();
    }
  }

  private JsonNode next() {
    byte[] frame = bob.frame();
    page.take(frame);
    return PictureBefore.read(frame);
  }

  private void puts(int pennies) {
    String action = "{\"type\":\"put\",\"pennies\":" + pennies + "}";
    ann.done(ann.act(action));
    done(bob.act(action));
  }

  @Test
  void seesWhatHeWouldSeeOnANewPage() {
    puts(0);
    puts(1);

    var anew = TestClient.connectAs(server.vertx(), server.port(), bob);
    anew.hello();
    anew.send(new ClientMessage.Watch(room, null, null, null));
    JsonNode snapshot = PictureBefore.read(new FramesBefore().told(anew.frame()));
    assertEquals(snapshot.path("view"), page.view());
    assertEquals(snapshot.path("own"), page.own());
    assertEquals(snapshot.path("lines"), page.lines());
  }

  @Test
  void readsEarlierLinesByTheirNames() {
    puts(0);
    bob.send(new ClientMessage.Earlier(bob.id(), 2));

    JsonNode answer = next();
    while (!answer.path("type").asText().equals("lines")) {
      answer = next();
    }
    assertEquals(page.lines().get(0), answer.path("lines").path(0));
    assertEquals(1, answer.path("lines").path(0).path("n").asInt());
  }
}
