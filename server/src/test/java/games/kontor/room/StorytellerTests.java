package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.LogLine;
import games.kontor.protocol.Common.Matter;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the room says between the lines of its game: a pause, a bot in somebody's seat. */
final class StorytellerTests {
  private final Pennies game = new Pennies();
  private final PenniesTable table = PenniesTable.begun(game);

  /** What somebody reads who comes now: the codes of the room's lines alone. */
  private List<String> ofTheRoom(String viewer) {
    return table.snapshot(viewer).lines().stream()
        .map(LogLine::code)
        .filter(code -> code.startsWith("room-"))
        .toList();
  }

  private void agrees(String player, Matter what) {
    table.ask(player, new ClientMessage.Agree(table.id(), what, null, true));
  }

  private void bobComes() {
    table.present(PenniesTable.VIEWERS, Map.of());
    table.give(new RoomCommand.Presence("bob", true, table.nowMillis));
  }

  @Test
  void aPauseIsToldWithAllWhoWantedItTheFirstFirst() {
    agrees("bob", Matter.PAUSE);
    assertEquals(List.of(), ofTheRoom("eve"));
    agrees("ann", Matter.PAUSE);
    var line = table.snapshot("eve").lines().getLast();
    assertEquals("room-paused", line.code());
    assertEquals(Map.of("seats", List.of(2, 1)), line.args());
    table.agree(Matter.RESUME);
    assertEquals(List.of("room-paused", "room-resumed"), ofTheRoom("eve"));
  }

  @Test
  void whoAsksAgainWhenHeIsAloneIsNamedOnce() {
    agrees("ann", Matter.PAUSE);
    table.present(List.of("ann", "eve"), Map.of("bob", table.nowMillis));
    agrees("ann", Matter.PAUSE);
    assertEquals(Map.of("seats", List.of(1)), table.snapshot("eve").lines().getLast().args());
  }

  @Test
  void itStandsInTheLogOfWhoIsThereWhoComesAndWhoLooksBack() {
    table.puts("ann", 0);
    table.agree(Matter.PAUSE);
    var live =
        Wire.decodeServer(
            table.sent.getOrDefault("eve", List.of()).getLast().getBytes(StandardCharsets.UTF_8));
    assertEquals(
        "room-paused", assertInstanceOf(ServerMessage.Patch.class, live).lines().getLast().code());
    table.agree(Matter.RESUME);
    table.puts("bob", 0);
    var told = table.snapshot("eve").lines();
    var restarted =
        new Room<>(game, VerifiableChance.production(), table.journal, "another")
            .snapshot(new Room.Resume("eve", null, null), List.of(), 0, 0);
    assertEquals(
        told, assertInstanceOf(ServerMessage.Snapshot.class, Wire.decodeServer(restarted)).lines());
    var retelling = new Retelling<>(game, new ClientMessage.Earlier("id", 100), 0);
    table.journal.forEach(retelling::add);
    assertEquals(
        told,
        assertInstanceOf(ServerMessage.Lines.class, Wire.decodeServer(retelling.end())).lines());
  }

  @Test
  void nobodyFillsTheLogByPausing() {
    for (int i = 0; i < 50; i++) {
      table.agree(Matter.PAUSE);
      table.agree(Matter.RESUME);
    }
    assertEquals(List.of("room-paused", "room-resumed"), ofTheRoom("eve"));
    table.puts("ann", 0);
    table.agree(Matter.PAUSE);
    assertEquals(List.of("room-paused", "room-resumed", "room-paused"), ofTheRoom("eve"));
  }

  @Test
  void aBotThatTakesASeatAndGivesItBackIsTold() {
    table.bobGoes();
    table.ask("ann", new ClientMessage.Agree(table.id(), Matter.BOT, 2, true));
    var line = table.snapshot("eve").lines().getLast();
    assertEquals("room-bot-sat", line.code());
    assertEquals(Map.of("seat", 2), line.args());
    bobComes();
    assertEquals(List.of("room-bot-sat", "room-bot-rose"), ofTheRoom("eve"));
  }

  @Test
  void aRematchBeginsWithoutThePausesOfTheGameBefore() {
    table.agree(Matter.PAUSE);
    table.agree(Matter.RESUME);
    table.agree(Matter.END);
    table.agree(Matter.REMATCH);
    table.give(new RoomCommand.Begin());
    assertEquals(List.of(), ofTheRoom("eve"));
    table.agree(Matter.PAUSE);
    assertEquals(List.of("room-paused"), ofTheRoom("eve"));
  }
}
