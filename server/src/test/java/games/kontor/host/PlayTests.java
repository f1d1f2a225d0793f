package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Absent;
import games.kontor.protocol.Common.Channel;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.Presence;
import games.kontor.protocol.Common.Stage;
import games.kontor.protocol.Edit;
import games.kontor.protocol.ServerMessage;
import games.kontor.room.Pennies;
import games.kontor.store.MemoryChatLog;
import games.kontor.store.MemoryJournal;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Rooms as their players meet them. */
final class PlayTests {
  private TestServer server;
  private TestClient ann;
  private TestClient bob;
  private String room;

  @BeforeEach
  void openARoom() {
    server = TestServer.with(List.of(new Pennies())).start();
    ann = connect();
    room = TestRooms.open(server, ann, "pennies", 4);
    bob = connect();
  }

  @AfterEach
  void close() {
    server.close();
  }

  private TestClient connect() {
    return TestClient.connect(server.vertx(), server.port());
  }

  private TestClient connectAs(TestClient other) {
    return TestClient.connectAs(server.vertx(), server.port(), other);
  }

  private void begin() {
    ann.follow(room);
    ann.sit("Ann");
    bob.follow(room);
    bob.sit("Bob");
    ann.done(new ClientMessage.Start(ann.id()));
    bob.expect(ServerMessage.Patch.class, patch -> touches(patch, "table"));
  }

  private static boolean touches(ServerMessage.Patch patch, String path) {
    return Edit.spelledOut(patch.edits()).stream()
        .map(Edit::path)
        .anyMatch(edited -> edited.startsWith(path));
  }

  @Test
  void seatsPlayersAndPlays() {
    begin();

    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));

    var patch = bob.expect(ServerMessage.Patch.class, p -> touches(p, "table/turn"));
    assertEquals("laid", patch.lines().getFirst().code());
    var view = bob.watch(room, null, null).view();
    assertNotNull(view);
    assertEquals(Stage.PLAYING, view.room().stage());
  }

  @Test
  void answersARefusalToItsSenderAlone() {
    begin();

    assertEquals("not-your-turn", bob.refused(bob.act("{\"type\":\"put\",\"pennies\":0}")));
    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));

    assertTrue(ann.seen().stream().noneMatch(frame -> frame.contains("not-your-turn")));
  }

  @Test
  void doesNotDoAResentActionAgain() {
    begin();
    var find = ann.act("{\"type\":\"find\",\"pennies\":2}");
    ann.done(find);
    ann.done(find);

    var again = connectAs(ann);
    var own = again.follow(room).own();
    assertNotNull(own);
    var once = own.hand();
    again.done(find);
    own = again.watch(room, null, null).own();
    assertNotNull(own);
    assertEquals(once, own.hand());
  }

  @Test
  void letsTheClockOfATurnRunOut() {
    begin();

    server.roomTime().pass(Duration.ofSeconds(61));

    bob.expect(ServerMessage.Patch.class, patch -> touches(patch, "table/turn"));
    bob.done(bob.act("{\"type\":\"put\",\"pennies\":0}"));
  }

  @Test
  void endsTheGameByItsHiddenClock() {
    begin();

    server.roomTime().pass(Duration.ofMinutes(5));

    bob.expect(ServerMessage.Patch.class, patch -> touches(patch, "room/result"));
    assertEquals("game-over", ann.refused(ann.act("{\"type\":\"put\",\"pennies\":0}")));
  }

  @Test
  void countsAPlayerAsAbsentAfterTenSeconds() {
    begin();
    bob.close();
    ann.expect(ServerMessage.Pong.class, pong(ann));

    server.roomTime().pass(Duration.ofSeconds(9));
    assertEquals(Presence.HERE, presenceOfBob());
    server.roomTime().pass(Duration.ofSeconds(1));
    assertEquals(Presence.AWAY, presenceOfBob());

    connectAs(bob).follow(room);
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
    var newer = connectAs(ann);
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
    var phone = connect();
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

    var again = connectAs(bob);
    again.hello();
    var resumed = again.watch(room, known.epoch(), known.v());

    assertNull(resumed.view());
    assertNotNull(resumed.edits());
    assertNotEquals(known.v(), resumed.v());
    var foreign = again.watch(room, "another epoch", known.v());
    assertNotNull(foreign.view());
  }

  @Test
  void keepsTheBenchesFromThePlayersWhileTheyPlay() {
    begin();
    var eve = connect();
    eve.follow(room);

    eve.done(new ClientMessage.Say(eve.id(), "Ann bluffs"));
    bob.done(new ClientMessage.Say(bob.id(), "good luck"));

    var said = ann.expect(ServerMessage.Said.class).line();
    assertEquals("good luck", said.text());
    assertEquals(2, said.seat());
    assertEquals(1, said.n());
    assertEquals(List.of(Channel.TABLE, Channel.BENCH), channels(eve));
    assertEquals(List.of(Channel.TABLE), channels(ann));
    server.roomTime().pass(Duration.ofMinutes(5));
    assertEquals(List.of(Channel.TABLE, Channel.BENCH), channels(ann));
  }

  private List<Channel> channels(TestClient reader) {
    return reader.watch(room, null, null).chat().stream().map(line -> line.channel()).toList();
  }

  @Test
  void comesBackFromTheJournalAfterItWasPutAway() {
    begin();
    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));
    var before = bob.watch(room, null, null);
    ann.close();
    bob.close();
    var waiter = connect();
    waiter.hello();

    server.roomTime().pass(Duration.ofMinutes(6));
    var again = connectAs(bob);
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
    server =
        TestServer.with(List.of(new Pennies())).journal(new KeptOpen(journal)).chat(chat).start();
    ann = connect();
    room = TestRooms.open(server, ann, "pennies", 4);
    bob = connect();
    begin();
    server.roomTime().pass(Duration.ofSeconds(20));
    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));
    server.roomTime().pass(Duration.ofSeconds(30));
    server.close();
    assertEquals("restarting", bob.expect(ServerMessage.Bye.class).code());

    server =
        TestServer.with(List.of(new Pennies())).journal(new KeptOpen(journal)).chat(chat).start();
    server.roomTime().pass(Duration.ofHours(1));
    var again = connectAs(bob);
    var clocks = again.follow(room).clocks();

    assertEquals(60_000, clocks.running().getFirst().leftMillis());
    again.done(again.act("{\"type\":\"put\",\"pennies\":0}"));
  }

  @Test
  void letsBotsPlayTheirSeats() {
    ann.follow(room);
    ann.sit("Ann");
    ann.done(new ClientMessage.AddBot(ann.id(), "house"));
    ann.done(new ClientMessage.Start(ann.id()));
    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));

    server.roomTime().pass(Duration.ofSeconds(1));

    ann.expect(ServerMessage.Patch.class, patch -> touches(patch, "table/turn"));
    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));
  }

  @Test
  void letsNoStrangerWatchAPrivateTable() {
    begin();
    ann.house(new HouseRules(Absent.WAIT, false, false));
    var eve = connect();
    eve.hello();
    eve.send(new ClientMessage.Watch(room, null, null, null));

    assertEquals("no-spectators", eve.expect(ServerMessage.Gone.class).code());
  }

  @Test
  void namesSpectatorsAndCountsThem() {
    begin();
    var eve = connect();
    eve.hello();
    eve.send(new ClientMessage.Watch(room, null, null, "Eve"));
    eve.expect(ServerMessage.Snapshot.class);
    server.roomTime().pass(Duration.ofSeconds(1));

    var view = ann.watch(room, null, null).view();

    assertNotNull(view);
    assertEquals(List.of("Eve"), view.room().watchers().names());
    assertEquals(1, view.room().watchers().count());
  }
}
