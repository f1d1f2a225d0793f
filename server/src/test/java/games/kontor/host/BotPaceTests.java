package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.games.territories.Territories;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.LogLine;
import games.kontor.protocol.ServerMessage;
import games.kontor.room.Pennies;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How long bots let people look before they act, at the pace of production. */
final class BotPaceTests {
  private TestServer server;
  private TestClient ann;
  private String room = "";

  @BeforeEach
  void serve() {
    server = TestServer.with(List.of(new Pennies(), new Territories())).pace(Pace.STANDARD).start();
    ann = server.connect();
  }

  @AfterEach
  void close() {
    server.close();
  }

  private void begin(String game) {
    room = TestRooms.open(server, ann, game, 3);
    ann.takeSeat(room, "Ann");
    ann.done(new ClientMessage.AddBot(ann.id(), "house"));
    ann.done(new ClientMessage.Start(ann.id()));
  }

  private void pass(int millis) {
    server.roomTime().pass(Duration.ofMillis(millis));
  }

  /** What the story has told so far. */
  private List<String> lines() {
    return ann.watch(room, null, null).lines().stream().map(LogLine::code).toList();
  }

  @Test
  void aBotTakesAsLongAsAPerson() {
    begin("pennies");
    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));

    pass(1_999);
    assertEquals(List.of("laid"), lines());
    pass(4_001);
    ann.expect(ServerMessage.Patch.class, patch -> !patch.lines().isEmpty());
    assertEquals(List.of("laid", "laid"), lines());
  }

  @Test
  void aBotThatHasLittleToDecideSaysSoItself() {
    begin("territories");
    beOnTurn();
    ann.done(ann.act("{\"type\":\"roll\"}"));
    int before = lines().size();

    pass(799);
    assertEquals(before, lines().size());
    pass(1);
    ann.expect(ServerMessage.Patch.class, patch -> !patch.lines().isEmpty());
  }

  @Test
  void itsPauseBeginsWhenTheTableBeginsToWaitForIt() {
    begin("territories");
    beOnTurn();
    pass(700);
    ann.done(ann.act("{\"type\":\"roll\"}"));
    int before = lines().size();

    pass(700);
    assertEquals(before, lines().size());
  }

  /** Lets the bot throw first if the start seat was his. */
  private void beOnTurn() {
    var view = ann.watch(room, null, null).view();
    assertNotNull(view);
    if (view.room().toAct().contains(2)) {
      pass(800);
      ann.expect(ServerMessage.Patch.class, patch -> patch.clocks() != null);
    }
  }
}
