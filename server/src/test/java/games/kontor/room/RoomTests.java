package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Matter;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a room does with what its players ask for in a game, and what it shows of it. */
final class RoomTests {
  private static final String PUT = "{\"type\":\"put\"}";

  private final PenniesTable table = new PenniesTable(new Pennies());

  private void begin() {
    table.sit("ann", "Ann");
    table.sit("bob", "Bob");
    table.begin();
  }

  private ServerMessage.Patch sentToAll() {
    byte[] frame = Objects.requireNonNull(table.last.toAll());
    return assertInstanceOf(ServerMessage.Patch.class, Wire.decodeServer(frame));
  }

  @Test
  void answersARepeatedIdAndDoesNothing() {
    begin();
    var act = new ClientMessage.Act("same", PenniesTable.read("{\"type\":\"find\",\"pennies\":1}"));
    table.ask("ann", act);
    assertInstanceOf(Decision.Answered.class, table.decide(new RoomCommand.Asked("ann", act)));
    table.ask("bob", act);
  }

  @Test
  void refusesInTheOrderKindAdmissionParametersRules() {
    assertEquals("not-a-player", table.refusal("eve", PUT));
    table.sit("ann", "Ann");
    assertEquals("not-started", table.refusal("ann", PUT));
    assertEquals("unknown-action", table.refusal("eve", "{\"type\":\"fly\"}"));
    table.sit("bob", "Bob");
    table.begin();
    assertEquals("unknown-action", table.refusal("ann", "{\"type\":\"fly\"}"));
    assertEquals("not-your-turn", table.refusal("bob", PUT));
    assertEquals("bad-amount", table.refusal("ann", PUT));
    assertEquals("bad-amount", table.refusal("ann", "{\"type\":\"put\",\"pennies\":\"1\"}"));
    assertEquals("bad-amount", table.refusal("ann", "{\"type\":\"put\",\"pennies\":99999999999}"));
    assertEquals("insufficient-funds", table.refusal("ann", "{\"type\":\"put\",\"pennies\":7}"));
    table.agree(Matter.END);
    assertEquals("unknown-action", table.refusal("eve", "{\"type\":\"fly\"}"));
    assertEquals("not-a-player", table.refusal("eve", PUT));
    assertEquals("game-over", table.refusal("ann", PUT));
  }

  @Test
  void showsASecretToItsOwnerAlone() {
    begin();
    table.finds("ann", 2);
    assertNull(table.last.toAll());
    assertEquals(Set.of("ann"), table.last.own().keySet());
    table.puts("ann", 1);
    assertEquals("laid", sentToAll().lines().getFirst().code());
  }

  @Test
  void neverShowsTheSecretClock() {
    begin();
    assertEquals(
        List.of("turn"),
        Objects.requireNonNull(sentToAll().clocks()).running().stream()
            .map(clock -> clock.what())
            .toList());
  }

  @Test
  void dropsAClockThatNoLongerRunsAndFiresOneThatDoes() {
    begin();
    table.nowMillis = 30_000;
    table.puts("ann", 0);
    table.nowMillis = 60_000;
    assertInstanceOf(Decision.Nothing.class, table.decide(new RoomCommand.Due("turn", 60_000)));
    table.nowMillis = 90_000;
    table.give(new RoomCommand.Due("turn", 90_000));
    table.nowMillis = 300_000;
    table.give(new RoomCommand.Due("bell", 300_000));
    assertEquals("game-over", table.refusal("ann", "{\"type\":\"find\",\"pennies\":1}"));
    assertFalse(table.room.running());
  }

  @Test
  void movesASeatToAnotherDevice() {
    begin();
    int links = table.room.linkOf("ann");
    table.give(new RoomCommand.Claimed(table.id(), "phone", links));
    assertEquals(1, table.room.seatOf("phone"));
    assertEquals(0, table.room.seatOf("ann"));
    assertEquals("bad-link", table.refusal(new RoomCommand.Claimed(table.id(), "eve", links)));
    assertEquals("not-a-player", table.refusal("ann", "{\"type\":\"find\",\"pennies\":1}"));
  }
}
