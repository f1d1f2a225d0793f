package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Absent;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.Presence;
import games.kontor.protocol.ServerMessage;
import games.kontor.store.MemoryJournal;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Nobody is listed, present or kept in memory whose connection has gone. */
final class GhostTests {
  private final HeldJournal journal = new HeldJournal(new MemoryJournal());
  private TestServer server;
  private TestClient ann;
  private String room;

  @BeforeEach
  void openARoom() {
    server = TestServer.ofPennies().journal(journal).start();
    ann = server.connect();
    room = TestRooms.open(server, ann, "pennies", 4);
    ann.takeSeat(room, "Ann");
    pass(1);
  }

  @AfterEach
  void close() {
    journal.releaseAll();
    server.close();
  }

  private void pass(int seconds) {
    server.roomTime().pass(Duration.ofSeconds(seconds));
  }

  private int listed() {
    return TestRooms.json(TestRooms.get(server.url() + "/api/rooms/" + room))
        .path("watchers")
        .asInt();
  }

  private ServerMessage.Gone watchesInVain(TestClient client, String wanted) {
    client.send(new ClientMessage.Watch(wanted, null, null, null));
    return client.expect(ServerMessage.Gone.class);
  }

  @Test
  void whoAsksForAnUnknownRoomAndAtOnceForARealOneIsGoneWhenHeCloses() {
    var ghost = server.connect();
    ghost.hello();
    for (int n = 0; n < 5; n++) {
      ghost.send(new ClientMessage.Watch("no-such-room-" + n, null, null, null));
      ghost.send(new ClientMessage.Watch(room, null, null, "Ghost"));
      assertEquals("no-such-room-" + n, ghost.expect(ServerMessage.Gone.class).room());
      ghost.expect(ServerMessage.Snapshot.class);
    }
    ghost.send(new ClientMessage.Ping(1));
    ghost.expect(ServerMessage.Pong.class);
    pass(1);
    assertEquals(1, listed());

    ghost.close();
    pass(1);

    assertEquals(0, listed());
    var view = ann.watch(room, null, null).view();
    assertNotNull(view);
    assertEquals(0, view.room().watchers().count());
  }

  @Test
  void commandsOfWhoAskedForAnUnknownRoomAreRefused() {
    var stranger = server.connect();
    stranger.hello();
    assertEquals("unknown-room", watchesInVain(stranger, "no-such-room").code());
    assertEquals("not-watching", stranger.refused(new ClientMessage.Start(stranger.id())));
  }

  @Test
  void whoIsRefusedWhenHeAsksAgainIsInTheRoomNoMore() {
    var eve = server.connect();
    eve.follow(room);
    var bob = server.connect();
    bob.takeSeat(room, "Bob");
    ann.done(new ClientMessage.Start(ann.id()));
    pass(1);
    assertEquals(1, listed());

    ann.house(new HouseRules(Absent.WAIT, false, false));
    assertEquals("no-spectators", watchesInVain(eve, room).code());

    assertEquals(0, listed());
  }

  @Test
  void whoClosesWhileHisSeatIsWrittenCountsAsAbsent() {
    var bob = server.connect();
    bob.follow(room);
    var hold = journal.hold();
    bob.send(new ClientMessage.Sit("sit", "Bob", null, ""));
    hold.await();
    bob.close();
    pass(0);
    hold.release();
    pass(11);

    var view = ann.watch(room, null, null).view();
    assertNotNull(view);
    assertEquals(Presence.AWAY, view.room().seats().get(1).presence());
  }

  @Test
  void aRoomThatOnlyGhostsAskedForLeavesTheMemory() {
    var epoch = ann.watch(room, null, null).epoch();
    ann.send(new ClientMessage.Watch("no-such-room", null, null, null));
    ann.send(new ClientMessage.Watch(room, null, null, null));
    ann.expect(ServerMessage.Snapshot.class);
    ann.close();
    pass(600);

    var again = server.connectAs(ann).follow(room);
    assertTrue(!again.epoch().equals(epoch), "read from the journal");
  }
}
