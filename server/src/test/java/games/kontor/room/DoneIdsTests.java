package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.protocol.ClientMessage;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a room remembers of the commands that it has done. */
final class DoneIdsTests {

  @Test
  void remembersTheLast64() {
    var done = new DoneIds();
    for (int i = 0; i < 64; i++) {
      assertFalse(done.contains("id" + i));
      done.add("id" + i);
    }
    assertTrue(IntStream.range(0, 64).allMatch(i -> done.contains("id" + i)));

    done.add("id64");
    assertFalse(done.contains("id0"));
    assertTrue(IntStream.rangeClosed(1, 64).allMatch(i -> done.contains("id" + i)));

    IntStream.range(65, 1000).forEach(i -> done.add("id" + i));
    assertEquals(64, IntStream.range(0, 1000).filter(i -> done.contains("id" + i)).count());
  }

  private static RoomCommand sit(String player) {
    return new RoomCommand.Asked(player, new ClientMessage.Sit("sit", player, null, "w"));
  }

  private static RoomCommand stand(String player) {
    return new RoomCommand.Asked(player, new ClientMessage.Stand("stand"));
  }

  @Test
  void forgetsOfManyWhoCameAndWentTheFirstAndNobodyWhoSits() {
    var table = PenniesTable.seated(new Pennies());
    for (int i = 0; i < 200; i++) {
      table.give(sit("guest" + i));
      table.give(stand("guest" + i));
    }
    var known =
        IntStream.range(0, 200)
            .filter(i -> table.decide(stand("guest" + i)) instanceof Decision.Answered)
            .boxed()
            .toList();
    assertEquals(IntStream.range(170, 200).boxed().toList(), known);
    var again = new ClientMessage.Sit("x0", "Ann", null, "w");
    assertInstanceOf(Decision.Answered.class, table.decide(new RoomCommand.Asked("ann", again)));
  }
}
