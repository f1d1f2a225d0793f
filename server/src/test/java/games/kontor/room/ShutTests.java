package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Matter;
import games.kontor.protocol.Common.Result;
import games.kontor.protocol.Common.RoomView;
import games.kontor.protocol.Common.Stage;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A room that the operator has shut, and one whose game he has ended. */
final class ShutTests {
  private final PenniesTable table = PenniesTable.begun(new Pennies());

  private Step<Pennies.Fact> order(RoomCommand.Order order) {
    return table.give(ordered(order));
  }

  private RoomCommand ordered(RoomCommand.Order order) {
    return new RoomCommand.Ordered(table.id(), order);
  }

  private RoomView room() {
    return Objects.requireNonNull(table.snapshot("eve").view()).room();
  }

  private List<Boolean> awaited() {
    return table.room.calling().callees().stream().map(Calling.Callee::awaited).toList();
  }

  @Test
  void nothingHappensInARoomThatIsShut() {
    var clocks = table.room.deadlines();
    assertEquals(List.of(true, false), awaited());
    order(RoomCommand.Order.SHUT);

    assertFalse(table.room.running());
    assertEquals(List.of(), table.room.deadlines());
    assertEquals(List.of(false, false), awaited());
    assertEquals("shut", table.refusal("ann", "{\"type\":\"put\",\"pennies\":0}"));
    assertEquals("shut", table.refusal("ann", new ClientMessage.Stand(table.id())));
    assertEquals("shut", table.refusal(new RoomCommand.Claimed("c", "carl", 1)));
    assertEquals("shut", table.refusal(new RoomCommand.Due("turn", 60_000)));
    assertEquals("shut", table.refusal(new RoomCommand.Presence("bob", false, 0)));
    assertEquals("not-possible", table.refusal(ordered(RoomCommand.Order.SHUT)));

    order(RoomCommand.Order.OPEN);
    assertTrue(table.room.running());
    assertEquals(clocks, table.room.deadlines());
    assertEquals(List.of(true, false), awaited());
    table.puts("ann", 0);
  }

  @Test
  void nobodyMayFollowARoomThatIsShut() {
    assertEquals(Optional.empty(), table.room.barred(false));
    order(RoomCommand.Order.SHUT);
    assertEquals(Optional.of("shut"), table.room.barred(true));
    assertEquals(Optional.of("shut"), table.room.barred(false));
    assertTrue(table.room.listing().closed());
    order(RoomCommand.Order.OPEN);
    assertEquals(Optional.empty(), table.room.barred(true));
    assertFalse(table.room.listing().closed());
  }

  @Test
  void aPausedRoomIsPausedStillWhenItIsOpenedAgain() {
    table.agree(Matter.PAUSE);
    order(RoomCommand.Order.SHUT);
    order(RoomCommand.Order.OPEN);
    assertFalse(table.room.running());
    table.agree(Matter.RESUME);
    assertTrue(table.room.running());
  }

  @Test
  void aGameThatWasEndedSaysSoUntilTheNextOne() {
    assertInstanceOf(RoomEvent.BrokenOff.class, order(RoomCommand.Order.END).event());
    assertEquals(Stage.OVER, room().stage());
    assertEquals(new Result("broken-off", List.of(), 0), room().result());
    assertEquals("not-possible", table.refusal(ordered(RoomCommand.Order.END)));

    table.agree(Matter.REMATCH);
    table.give(new RoomCommand.Begin());
    table.agree(Matter.END);
    assertEquals(new Result("called-off", List.of(), 0), room().result());
  }

  @Test
  void aGameOfAShutRoomCanBeEnded() {
    order(RoomCommand.Order.SHUT);
    order(RoomCommand.Order.END);
    assertEquals(Optional.of("shut"), table.room.barred(true));
    order(RoomCommand.Order.OPEN);
    assertEquals(new Result("broken-off", List.of(), 0), room().result());
  }

  @Test
  void noOrderEndsWhatHasNotBegun() {
    var seated = PenniesTable.seated(new Pennies());
    assertEquals(
        "not-possible", seated.refusal(new RoomCommand.Ordered("o", RoomCommand.Order.END)));
    assertEquals(
        "not-possible", seated.refusal(new RoomCommand.Ordered("o", RoomCommand.Order.OPEN)));
  }

  @Test
  void theJournalTellsTheSameRoomAgain() {
    order(RoomCommand.Order.SHUT);
    var again = new Room<>(new Pennies(), VerifiableChance.production(), table.journal, "again");
    assertEquals(Optional.of("shut"), again.barred(true));
    order(RoomCommand.Order.OPEN);
    order(RoomCommand.Order.END);
    var over = new Room<>(new Pennies(), VerifiableChance.production(), table.journal, "over");
    assertEquals(table.room.listing(), over.listing());
    assertEquals(
        "called-off",
        GameRecord.last(new Pennies(), table.journal).orElseThrow().result().reason());
  }
}
