package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Presence;
import games.kontor.protocol.Common.Stage;
import games.kontor.protocol.ServerMessage;
import games.kontor.store.KeptOpen;
import games.kontor.store.MemoryChatLog;
import games.kontor.store.MemoryJournal;
import java.time.Duration;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/**
 * How players and rooms come back: by another window, another device, after an absence, after a
 * restart.
 */
final class ComingBackTests extends OpenedRoom {

  @Test
  void countsAPlayerAsAbsentAfterTenSeconds() {
    begin();
    bob.close();
    ann.expect(ServerMessage.Pong.class, pong(ann));

    server.roomTime().pass(Duration.ofSeconds(9));
    assertEquals(Presence.HERE, presenceOfBob());
    server.roomTime().pass(Duration.ofSeconds(1));
    assertEquals(Presence.AWAY, presenceOfBob());

    server.connectAs(bob).follow(room);
    assertEquals(Presence.HERE, presenceOfBob());
  }

  /** A ping that is answered shows that what was sent before has arrived. */
  private static Predicate<ServerMessage.Pong> pong(TestClient client) {
    client.send(new ClientMessage.Ping(7));
    return pong -> pong.n() == 7;
  }

  private Presence presenceOfBob() {
    var view = ann.watch(room, null, null).view();
    assertNotNull(view);
    return view.room().seats().get(1).presence();
  }

  @Test
  void givesTheSeatToTheNewestWindow() {
    begin();
    var newer = server.connectAs(ann);
    newer.follow(room);

    ann.expect(ServerMessage.Demoted.class);
    assertEquals("demoted", ann.refused(ann.act("{\"type\":\"put\",\"pennies\":0}")));
    assertNull(ann.watch(room, null, null).own());
    newer.done(newer.act("{\"type\":\"put\",\"pennies\":0}"));
  }

  @Test
  void movesASeatToAnotherDevice() {
    begin();
    bob.send(new ClientMessage.SeatLink("link"));
    String token = bob.expect(ServerMessage.Link.class).token();
    var phone = server.connect();
    phone.follow(room);

    assertEquals("bad-link", phone.refused(new ClientMessage.Claim(phone.id(), token + "x")));
    phone.done(new ClientMessage.Claim(phone.id(), token));

    var own = phone.watch(room, null, null).own();
    assertNotNull(own);
    assertEquals(2, own.seat());
    assertNull(bob.watch(room, null, null).own());
    assertEquals("bad-link", ann.refused(new ClientMessage.Claim(ann.id(), token)));
  }

  @Test
  void resumesByOnePatch() {
    begin();
    var known = bob.watch(room, null, null);
    bob.close();
    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));

    var again = server.connectAs(bob);
    again.hello();
    var resumed = again.watch(room, known.epoch(), known.v());

    assertNull(resumed.view());
    assertNotNull(resumed.edits());
    assertNotEquals(known.v(), resumed.v());
    var foreign = again.watch(room, "another epoch", known.v());
    assertNotNull(foreign.view());
  }

  @Test
  void comesBackFromTheJournalAfterItWasPutAway() {
    begin();
    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));
    var before = bob.watch(room, null, null);
    ann.close();
    bob.close();
    var waiter = server.connect();
    waiter.hello();

    server.roomTime().pass(Duration.ofMinutes(6));
    var again = server.connectAs(bob);
    var after = again.follow(room);

    assertNotEquals(before.epoch(), after.epoch());
    assertNotNull(after.view());
    assertEquals(Stage.PLAYING, after.view().room().stage());
    again.done(again.act("{\"type\":\"put\",\"pennies\":0}"));
  }

  @Test
  void goesOnAfterARestartWhereItStood() {
    var journal = new MemoryJournal();
    var chat = new MemoryChatLog();
    close();
    server = TestServer.ofPennies().journal(new KeptOpen(journal)).chat(chat).start();
    ann = server.connect();
    room = TestRooms.open(server, ann, "pennies", 4);
    bob = server.connect();
    begin();
    server.roomTime().pass(Duration.ofSeconds(20));
    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));
    server.roomTime().pass(Duration.ofSeconds(30));
    server.close();
    assertEquals("restarting", bob.expect(ServerMessage.Bye.class).code());

    server = TestServer.ofPennies().journal(new KeptOpen(journal)).chat(chat).start();
    server.roomTime().pass(Duration.ofHours(1));
    var again = server.connectAs(bob);
    var clocks = again.follow(room).clocks();

    assertEquals(60_000, clocks.running().getFirst().leftMillis());
    again.done(again.act("{\"type\":\"put\",\"pennies\":0}"));
  }
}
