package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import games.kontor.game.Deadline;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Matter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Clocks of the calendar run on, whatever becomes of the table's. */
final class CalendarTests {
  private static final long DAY = 86_400_000;
  private static final RoomCommand.Due POST = new RoomCommand.Due("post", DAY);

  /** Pennies by post: a turn has a day, and nobody needs to be there. The bell is of the table. */
  private static final class Postal extends Pennies {
    @Override
    public boolean standsStill(State state) {
      return true;
    }

    @Override
    public List<Deadline> deadlines(State state) {
      return List.of(
          Deadline.secret("bell", state.bellMillis()),
          Deadline.calendar("post", state.turnMillis() / 60_000 * DAY, DAY, toAct(state)));
    }
  }

  private final PenniesTable table = PenniesTable.begun(new Postal());

  private Step<Pennies.Fact> decided(String player, Matter what) {
    var wish = new ClientMessage.Agree(table.id(), what, null, true);
    return table.step(new RoomCommand.Asked(player, wish));
  }

  private List<String> running() {
    return table.room.deadlines().stream().map(Deadline::what).toList();
  }

  @Test
  void aPausedRoomIsStillToBeWoken() {
    table.ask("ann", new ClientMessage.Agree(table.id(), Matter.PAUSE, null, true));
    var pause = decided("bob", Matter.PAUSE);
    assertInstanceOf(RoomEvent.Paused.class, pause.event());
    assertEquals(DAY, table.room.outlook(pause).wakeAtMillis());
  }

  @Test
  void aRoomThatGoesOnIsToBeWoken() {
    table.agree(Matter.PAUSE);
    table.ask("ann", new ClientMessage.Agree(table.id(), Matter.RESUME, null, true));
    var resume = decided("bob", Matter.RESUME);
    assertInstanceOf(RoomEvent.Resumed.class, resume.event());
    assertEquals(DAY, table.room.outlook(resume).wakeAtMillis());
  }

  @Test
  void aRoomWhoseGameIsCalledOffIsNot() {
    table.ask("ann", new ClientMessage.Agree(table.id(), Matter.END, null, true));
    assertNull(table.room.outlook(decided("bob", Matter.END)).wakeAtMillis());
  }

  @Test
  void aRoomThatIsShutIsNotUntilItIsOpenedAgain() {
    var shut = table.step(new RoomCommand.Ordered("shut", RoomCommand.Order.SHUT));
    assertNull(table.room.outlook(shut).wakeAtMillis());
    table.give(new RoomCommand.Ordered("shut", RoomCommand.Order.SHUT));
    assertEquals(List.of(), running());
    table.dateMillis = 3 * DAY;
    assertEquals("shut", table.refusal(POST));
    var open = table.step(new RoomCommand.Ordered("open", RoomCommand.Order.OPEN));
    assertEquals(DAY, table.room.outlook(open).wakeAtMillis());
    table.give(new RoomCommand.Ordered("open", RoomCommand.Order.OPEN));
    table.give(POST);
  }

  @Test
  void theNextDayIsKnownFromTheRowThatBringsIt() {
    table.nowMillis = 60_000;
    table.dateMillis = DAY;
    assertEquals(2 * DAY, table.room.outlook(table.step(POST)).wakeAtMillis());
  }

  @Test
  void theCalendarRunsOnInAPauseAndTheTableClockDoesNot() {
    assertEquals(List.of("bell", "post"), running());
    table.agree(Matter.PAUSE);
    assertFalse(table.room.running());
    comesOnItsDayAlone();
  }

  @Test
  void theCalendarRunsOnInADesertedRoom() {
    table.present(List.of("eve"), Map.of("ann", 0L, "bob", 0L));
    assertFalse(table.room.running());
    comesOnItsDayAlone();
  }

  private void comesOnItsDayAlone() {
    assertEquals(List.of("post"), running());
    assertEquals(
        List.of("post"),
        table.snapshot("eve").clocks().running().stream().map(clock -> clock.what()).toList());
    table.dateMillis = DAY - 1;
    assertInstanceOf(Decision.Nothing.class, table.decide(POST));
    table.dateMillis = DAY;
    table.nowMillis = 400_000;
    assertInstanceOf(Decision.Nothing.class, table.decide(new RoomCommand.Due("bell", 300_000)));
    table.give(POST);
  }
}
