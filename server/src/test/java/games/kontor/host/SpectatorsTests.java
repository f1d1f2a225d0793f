package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Watchers;
import games.kontor.protocol.Edit;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** However many watch a room, come, go and call themselves otherwise: it costs the room little. */
final class SpectatorsTests {
  private static final RoomLimits FEW = new RoomLimits(40, 8, 1, 1, 24, 64, 200, 10, 100, 100);

  private TestServer server;
  private TestClient ann;
  private String room;

  @BeforeEach
  void openARoom() {
    server = TestServer.ofPennies().limits(FEW).start();
    ann = server.connect();
    room = TestRooms.open(server, ann, "pennies", 4);
    ann.takeSeat(room, "Ann");
    second();
    second();
  }

  @AfterEach
  void close() {
    server.close();
  }

  private void second() {
    server.roomTime().pass(Duration.ofSeconds(1));
  }

  private TestClient spectator(String name) {
    var spectator = server.connect();
    spectator.hello();
    watch(spectator, name);
    return spectator;
  }

  private void watch(TestClient spectator, String name) {
    spectator.send(new ClientMessage.Watch(room, null, null, name));
    spectator.expect(ServerMessage.Snapshot.class);
  }

  private Watchers watchers() {
    var view = ann.watch(room, null, null).view();
    assertNotNull(view);
    return view.room().watchers();
  }

  /** The patches that Ann was sent from here on until her ping is answered. */
  private List<ServerMessage.Patch> patchesSince(int seen) {
    ann.send(new ClientMessage.Ping(seen));
    ann.expect(ServerMessage.Pong.class, pong -> pong.n() == seen);
    var patches = new ArrayList<ServerMessage.Patch>();
    for (String frame : ann.seen().subList(seen, ann.seen().size())) {
      var message = Wire.decodeServer(frame.getBytes(StandardCharsets.UTF_8));
      if (message instanceof ServerMessage.Patch patch) {
        patches.add(patch);
      }
    }
    return patches;
  }

  /** How many frames Ann was sent so far. */
  private int read() {
    ann.send(new ClientMessage.Ping(-1));
    ann.expect(ServerMessage.Pong.class, pong -> pong.n() == -1);
    return ann.seen().size();
  }

  private static boolean touches(ServerMessage.Patch patch, String path) {
    return Edit.spelledOut(patch.edits()).stream().anyMatch(edit -> edit.path().startsWith(path));
  }

  @Test
  void manyWhoComeAtOnceAreOnePatchASecond() {
    int before = read();
    for (int n = 0; n < 30; n++) {
      spectator("Spectator " + n);
    }
    second();
    second();

    var patches = patchesSince(before);
    assertEquals(2, patches.size(), "the first at once, the others together");
    assertTrue(patches.stream().allMatch(patch -> touches(patch, "room/watchers")));
    assertEquals(30, watchers().count());
    assertEquals(Crowd.MOST_NAMES, watchers().names().size());
    int bytes =
        ann.seen().stream()
            .skip(before)
            .filter(f -> f.startsWith("{\"v\":"))
            .mapToInt(String::length)
            .sum();
    assertTrue(bytes < 1_000, () -> bytes + " bytes");
  }

  @Test
  void seatsShowAtOnceWhileSpectatorsAreCollected() {
    spectator("Eve");
    var bob = spectator("Bob the builder");
    int before = read();

    bob.sit("Bob");

    var patches = patchesSince(before);
    assertTrue(patches.stream().anyMatch(patch -> touches(patch, "room/seats")));
    assertTrue(patches.stream().noneMatch(patch -> touches(patch, "room/watchers")));
    second();
    assertEquals(new Watchers(1, List.of("Eve")), watchers());
  }

  @Test
  void comingAndGoingInTheSameSecondIsNotTold() {
    spectator("Eve");
    int before = read();
    for (int n = 0; n < 10; n++) {
      spectator("Passing").close();
    }
    second();

    assertTrue(patchesSince(before).size() <= 1);
    assertEquals(1, watchers().count());
  }

  @Test
  void aRoomTakesSoManyAndItsPlayersBeside() {
    var eve = spectator("Eve");
    for (int n = 1; n < FEW.spectators(); n++) {
      spectator("Spectator " + n);
    }
    var late = server.connect();
    late.hello();
    late.send(new ClientMessage.Watch(room, null, null, null));
    assertEquals("crowded", late.expect(ServerMessage.Gone.class).code());

    eve.send(new ClientMessage.Leave());
    eve.send(new ClientMessage.Ping(1));
    eve.expect(ServerMessage.Pong.class);
    watch(late, "late");
    assertNotNull(server.connectAs(ann).follow(room).own());
  }

  @Test
  void whoTakesAnotherNameAgainAndAgainWaits() {
    var eve = spectator("Eve");
    for (int n = 1; n < 20; n++) {
      watch(eve, "Eve " + n);
    }
    for (int n = 20; n <= 30; n++) {
      eve.send(new ClientMessage.Watch(room, null, null, "Eve " + n));
    }
    eve.send(new ClientMessage.Ping(7));
    eve.expect(ServerMessage.Pong.class);
    assertEquals(20, snapshots(eve));

    second();
    eve.expect(ServerMessage.Snapshot.class);
    second();
    eve.expect(ServerMessage.Snapshot.class);
    second();
    assertEquals(22, snapshots(eve), "of those that waited the first and the last");
    assertEquals(List.of("Eve 30"), watchers().names());
  }

  private static long snapshots(TestClient client) {
    return client.seen().stream().filter(frame -> frame.contains("\"snapshot\"")).count();
  }

  @Test
  void noSpectatorIsCalledLikeAPlayerOrLikeAnother() {
    spectator("ANN");
    spectator("Eve");
    spectator("Ｅｖｅ");
    spectator("Bob").sit("bob");
    spectator("Ｂｏｂ");
    second();

    assertEquals(new Watchers(4, List.of("Eve")), watchers());
  }

  @Test
  void theBenchesHaveAShareOfWhatIsSaid() {
    var eve = spectator("Eve");
    for (int n = 0; n < 20; n++) {
      eve.done(new ClientMessage.Say(eve.id(), "line " + n));
    }
    assertEquals("too-fast", eve.refused(new ClientMessage.Say(eve.id(), "line 21")));
    second();
    eve.done(new ClientMessage.Say(eve.id(), "line 21"));
  }

  @Test
  void aPlayerHasSoManyWindows() {
    var windows = new ArrayList<TestClient>();
    for (int n = 0; n < FEW.windows(); n++) {
      var window = server.connectAs(ann);
      window.follow(room);
      windows.add(window);
    }

    assertEquals("crowded", ann.expect(ServerMessage.Gone.class).code());
    assertNotNull(windows.getLast().watch(room, null, null).own());
  }
}
