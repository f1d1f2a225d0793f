package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Absent;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.LogLine;
import games.kontor.protocol.Common.Matter;
import games.kontor.protocol.Common.Presence;
import games.kontor.protocol.Common.RoomView;
import games.kontor.protocol.Common.SeatView;
import games.kontor.protocol.Common.Stage;
import games.kontor.protocol.ServerMessage;
import games.kontor.room.PatientPennies;
import games.kontor.room.Pennies;
import games.kontor.store.KeptOpen;
import games.kontor.store.MemoryJournal;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A game whose rules let a player leave for good, and keep his seat in it. */
final class LeavingTests {
  private final MemoryJournal journal = new MemoryJournal();
  private TestServer server;
  private TestClient ann;
  private TestClient bob;
  private TestClient eve;
  private String room = "";

  @BeforeEach
  void openARoom() {
    serve(new PatientPennies());
    begin();
  }

  @AfterEach
  void close() {
    server.close();
  }

  private void serve(Pennies game) {
    server = TestServer.with(List.of(game)).journal(new KeptOpen(journal)).start();
    ann = server.connect();
    bob = server.connect();
    eve = server.connect();
  }

  /** Ann, the host, and Bob play with a bot between them; Eve watches. */
  private void begin() {
    room = TestRooms.open(server, ann, "pennies", 4);
    ann.takeSeat(room, "Ann");
    ann.done(new ClientMessage.AddBot(ann.id(), "house"));
    bob.takeSeat(room, "Bob");
    ann.done(new ClientMessage.Start(ann.id()));
    eve.follow(room);
  }

  private static ClientMessage.Stand leaving(TestClient player) {
    return new ClientMessage.Stand(player.id());
  }

  private RoomView seen() {
    var view = eve.watch(room, null, null).view();
    assertNotNull(view);
    return view.room();
  }

  private List<Presence> presences() {
    return seen().seats().stream().map(SeatView::presence).toList();
  }

  private void pass(int seconds) {
    server.roomTime().pass(Duration.ofSeconds(seconds));
  }

  @Test
  void theSeatStaysInTheGameWithoutItsPlayer() {
    bob.send(new ClientMessage.SeatLink("link"));
    String token = bob.expect(ServerMessage.Link.class).token();
    bob.done(leaving(bob));

    assertEquals(List.of(Presence.HERE, Presence.HERE, Presence.LEFT), presences());
    assertNull(bob.watch(room, null, null).own());
    assertEquals("not-a-player", bob.refused(bob.act("{\"type\":\"put\",\"pennies\":0}")));
    assertEquals("not-seated", bob.refused(leaving(bob)));
    assertEquals("bad-link", bob.refused(new ClientMessage.Claim(bob.id(), token)));
    var again = server.connectAs(bob);
    assertNull(again.follow(room).own());
  }

  @Test
  void theGameHearsOfItAtOnceAndItsClocksActForTheSeat() {
    bob.done(leaving(bob));
    var patch =
        ann.expect(
            ServerMessage.Patch.class,
            p -> p.edits().stream().anyMatch(e -> e.path().equals("table/gone/2")));
    assertNotNull(patch);

    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));
    pass(1);
    eve.expect(ServerMessage.Patch.class, p -> tells(p, 2));
    pass(60);
    assertEquals(List.of(1), seen().toAct());
  }

  private static boolean tells(ServerMessage.Patch patch, int seat) {
    return patch.lines().stream()
        .map(LogLine::args)
        .anyMatch(args -> Objects.equals(args.get("seat"), seat));
  }

  @Test
  void theHostsRightPassesOn() {
    ann.done(leaving(ann));

    assertEquals(3, seen().host());
    assertEquals("not-host", ann.refused(new ClientMessage.MakeHost(ann.id(), 1)));
    assertEquals("not-possible", bob.refused(new ClientMessage.MakeHost(bob.id(), 1)));
  }

  @Test
  void thoseWhoStayMayLetABotPlayIt() {
    ann.done(leaving(ann));
    bob.done(new ClientMessage.Agree(bob.id(), Matter.BOT, 1, true));

    assertTrue(seen().seats().getFirst().botPlays());
  }

  @Test
  void aBotSitsInByItselfWhereTheHouseSaysSo() {
    ann.house(new HouseRules(Absent.BOT, true, false));
    bob.done(leaving(bob));

    pass(10);
    assertTrue(seen().seats().getLast().botPlays());
  }

  @Test
  void theGameIsCalledOffWhenTheLastPersonHasLeft() {
    bob.done(leaving(bob));
    ann.done(leaving(ann));

    assertEquals(Stage.OVER, seen().stage());
    var result = seen().result();
    assertNotNull(result);
    assertEquals("called-off", result.reason());
    assertEquals("game-over", ann.refused(ann.act("{\"type\":\"put\",\"pennies\":0}")));
  }

  @Test
  void whoHasLeftIsNotWaitedForByAgreementsNorByAGameThatStandsStill() {
    bob.done(leaving(bob));
    ann.done(new ClientMessage.Agree(ann.id(), Matter.PAUSE, null, true));
    assertTrue(seen().paused());
    ann.done(new ClientMessage.Agree(ann.id(), Matter.RESUME, null, true));

    ann.close();
    eve.expect(
        ServerMessage.Patch.class,
        p -> p.edits().stream().anyMatch(e -> e.path().equals("room/deserted")));
    assertTrue(seen().deserted());
  }

  @Test
  void itIsTheSameAfterARestart() {
    bob.done(leaving(bob));
    server.close();

    serve(new PatientPennies());
    eve.follow(room);
    assertEquals(Presence.LEFT, presences().getLast());
    pass(60);
    assertEquals(Presence.LEFT, presences().getLast());
  }

  @Test
  void aGameThatDoesNotSaySoKeepsThePlayer() {
    server.close();
    serve(new Pennies());
    begin();

    assertEquals("already-started", bob.refused(leaving(bob)));
    assertEquals(Presence.HERE, presences().getLast());
  }
}
