package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Absent;
import games.kontor.protocol.Common.Channel;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.Stage;
import games.kontor.protocol.ServerMessage;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rooms as their players meet them. */
final class PlayTests extends OpenedRoom {

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

    var again = server.connectAs(ann);
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
  void keepsTheBenchesFromThePlayersWhileTheyPlay() {
    begin();
    var eve = server.connect();
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
  void letsBotsPlayTheirSeats() {
    ann.takeSeat(room, "Ann");
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
    var eve = server.connect();
    eve.hello();
    eve.send(new ClientMessage.Watch(room, null, null, null));

    assertEquals("no-spectators", eve.expect(ServerMessage.Gone.class).code());
  }

  @Test
  void namesSpectatorsAndCountsThem() {
    begin();
    var eve = server.connect();
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
