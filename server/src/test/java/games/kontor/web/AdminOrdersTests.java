package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.Stage;
import games.kontor.protocol.Edit;
import games.kontor.protocol.ServerMessage;
import games.kontor.store.KeptOpen;
import games.kontor.store.MemoryJournal;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What players see of what an operator orders. */
final class AdminOrdersTests {
  private static final String TOKEN = "an operator's token that is long enough";

  private final MemoryJournal journal = new MemoryJournal();
  private TestServer server;
  private TestClient ann;
  private TestClient bob;
  private String room = "";

  @BeforeEach
  void begin() {
    server = serve();
    ann = server.connect();
    bob = server.connect();
    room = TestRooms.open(server, ann, "{\"game\":\"pennies\",\"seats\":2,\"public\":true}");
    ann.takeSeat(room, "Ann");
    bob.takeSeat(room, "Bob");
    ann.done(new ClientMessage.Start(ann.id()));
    bob.expect(ServerMessage.Patch.class, patch -> touches(patch, "table"));
  }

  private TestServer serve() {
    return TestServer.ofPennies().journal(new KeptOpen(journal)).adminToken(TOKEN).start();
  }

  @AfterEach
  void close() {
    server.close();
  }

  private HttpResponse<String> order(String what) {
    return TestRooms.ask(
        HttpRequest.newBuilder(
                URI.create(
                    "http://127.0.0.1:%d/admin/rooms/%s/%s"
                        .formatted(server.opsPort(), room, what)))
            .POST(BodyPublishers.noBody())
            .header("Authorization", "Bearer " + TOKEN)
            .build());
  }

  private static boolean touches(ServerMessage.Patch patch, String path) {
    return Edit.spelledOut(patch.edits()).stream().anyMatch(it -> it.path().startsWith(path));
  }

  private void isShutFor(TestClient client) {
    assertEquals("shut", client.expect(ServerMessage.Gone.class).code());
  }

  @Test
  void aGameThatIsEndedTellsWhoDidItAndIsKept() {
    assertEquals(200, order("end").statusCode());
    for (var player : new TestClient[] {ann, bob}) {
      player.expect(ServerMessage.Patch.class);
      String last = player.seen().getLast();
      assertTrue(last.contains("\"reason\":\"broken-off\""), last);
    }
    var again = order("end");
    assertEquals(409, again.statusCode());
    assertTrue(again.body().contains("\"code\":\"not-possible\""), again.body());
    var record = TestRooms.get(server.url() + "/api/rooms/" + room + "/record");
    assertEquals(200, record.statusCode());
    assertTrue(record.body().contains("\"reason\":\"called-off\""), record.body());
    assertEquals("game-over", ann.refused(ann.act("{\"type\":\"put\",\"pennies\":0}")));
  }

  @Test
  void nobodyIsInARoomThatIsShutAndAllIsThereWhenItIsOpenedAgain() {
    assertEquals(200, order("shut").statusCode());
    isShutFor(ann);
    isShutFor(bob);
    ann.send(new ClientMessage.Watch(room, null, null, null));
    isShutFor(ann);
    assertEquals("not-watching", ann.refused(ann.act("{\"type\":\"put\",\"pennies\":0}")));
    // Its clocks stand still, and nobody is missed: a turn has a minute, who goes ten seconds.
    server.roomTime().pass(Duration.ofHours(3));
    assertEquals(409, order("shut").statusCode());
    assertEquals(200, order("open").statusCode());
    assertEquals(409, order("open").statusCode());
    var back = ann.watch(room, null, null);
    assertNotNull(back.view());
    assertEquals(Stage.PLAYING, back.view().room().stage());
    assertEquals(List.of(1), back.view().room().toAct());
    bob.watch(room, null, null);
    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));
    bob.expect(ServerMessage.Patch.class);
  }

  @Test
  void whoDoesNotComeBackToARoomThatWasOpenedAgainIsAway() {
    order("shut");
    isShutFor(ann);
    isShutFor(bob);
    server.roomTime().pass(Duration.ofMinutes(1));
    order("open");
    ann.watch(room, null, null);
    server.roomTime().pass(Duration.ofSeconds(11));
    ann.expect(ServerMessage.Patch.class);
    String last = ann.seen().getLast();
    assertTrue(last.contains("away"), last);
  }

  @Test
  void aRoomStaysShutAfterARestartAndStandsInNoList() {
    assertTrue(TestRooms.get(server.url() + "/api/rooms").body().contains(room));
    order("shut");
    isShutFor(bob);
    server.close();
    server = serve();
    assertFalse(TestRooms.get(server.url() + "/api/rooms").body().contains(room));
    var eve = server.connect();
    eve.hello();
    eve.send(new ClientMessage.Watch(room, null, null, null));
    isShutFor(eve);
    String seen = TestRooms.get(server.url() + "/api/rooms/" + room).body();
    assertTrue(seen.contains("\"shut\":true"), seen);
    assertEquals(200, order("open").statusCode());
    assertNotNull(eve.watch(room, null, null).view());
  }

  @Test
  void anOrderNeedsARoomThatIs() {
    room = "no-such-room-here";
    assertEquals(404, order("end").statusCode());
    assertEquals(404, order("shut").statusCode());
  }

  @Test
  void aRoomThatWasNotBegunCanBeShut() {
    room = TestRooms.open(server, ann, "pennies", 2);
    assertEquals(409, order("end").statusCode());
    assertEquals(200, order("shut").statusCode());
    ann.send(new ClientMessage.Watch(room, null, null, null));
    isShutFor(ann);
    assertEquals(200, order("open").statusCode());
    ann.watch(room, null, null);
    ann.sit("Ann");
    ann.house(HouseRules.STANDARD);
  }
}
