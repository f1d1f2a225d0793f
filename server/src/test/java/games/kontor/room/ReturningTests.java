package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** How a viewer comes back to a room, and a room from its rows. */
final class ReturningTests {
  private final PenniesTable table = PenniesTable.begun(new Pennies());

  @Test
  void goesOnFromAKnownVersionByOnePatchOrByTheWholeView() throws Exception {
    byte[] begun = Objects.requireNonNull(table.last.toAll());
    long v = assertInstanceOf(ServerMessage.Patch.class, Wire.decodeServer(begun)).v();
    table.puts("ann", 0);
    table.puts("bob", 0);
    var patch = snapshot("bob", "epoch", v);
    assertTrue(patch.get("view").isNull());
    assertEquals(v + 2, patch.get("v").asLong());
    assertEquals(2, patch.get("lines").size());
    assertFalse(patch.get("own").isNull());
    assertFalse(snapshot("bob", "other", v).get("view").isNull());
    assertTrue(snapshot("eve", "epoch", v).get("own").isNull());
  }

  private JsonNode snapshot(String player, String epoch, long v) throws Exception {
    return Wire.mapper()
        .readTree(table.room.snapshot(new Room.Resume(player, epoch, v), List.of(), 0, 0));
  }

  @Test
  void foldsFromItsRowsToTheSameRoom() throws Exception {
    table.finds("ann", 2);
    table.nowMillis = 61_000;
    table.give(new RoomCommand.Due("turn", 60_000));
    JavaType type =
        Wire.mapper().getTypeFactory().constructParametricType(Step.class, Pennies.Fact.class);
    var read = new ArrayList<Step<Pennies.Fact>>();
    for (var step : table.journal) {
      Step<Pennies.Fact> back = Wire.mapper().readValue(Wire.bytes(step), type);
      assertEquals(step, back);
      read.add(back);
    }
    var again = new Room<>(new Pennies(), VerifiableChance.production(), read, "epoch");
    assertEquals(table.room.seq(), again.seq());
    assertEquals(table.room.nowMillis(), again.nowMillis());
    assertEquals(table.room.deadlines(), again.deadlines());
    assertEquals(
        table.room.thought(1).orElseThrow().sight().hand(),
        again.thought(1).orElseThrow().sight().hand());
  }
}
