package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Deadline;
import games.kontor.game.Seat;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Absent;
import games.kontor.protocol.Common.Clock;
import games.kontor.protocol.Common.HouseRules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A room in which no clock asks the only person among bots to act. */
final class UnhurriedTests {
  private static final long MINUTE = 60_000;

  /** Both are asked, each by a clock of his own; another is hidden, and one is nobody's. */
  private static final class Clocked extends Pennies {
    @Override
    public List<Deadline> deadlines(State state) {
      return List.of(
          Deadline.secret("alarm", 9 * MINUTE),
          Deadline.table("first", MINUTE, MINUTE, List.of(Seat.of(1))),
          Deadline.table("second", 2 * MINUTE, MINUTE, List.of(Seat.of(2))),
          Deadline.table("market", 3 * MINUTE, MINUTE, List.of()),
          Deadline.playing("thrown-for", 5 * MINUTE, 1_000, List.of(Seat.of(1))),
          Deadline.dull("gone", 4 * MINUTE, List.of(Seat.of(1))));
    }
  }

  /** Ann and whoever else sits down, in a room of these house rules. */
  private static PenniesTable begun(boolean unhurried, String... others) {
    var table = new PenniesTable(new Clocked());
    table.sit("ann", "Ann");
    table.ask(
        "ann",
        new ClientMessage.House(table.id(), new HouseRules(Absent.WAIT, true, false, unhurried)));
    for (String other : others) {
      if (other.equals("bot")) {
        table.ask("ann", new ClientMessage.AddBot(table.id(), "house"));
      } else {
        table.sit(other, other);
      }
    }
    table.begin();
    return table;
  }

  private static List<String> running(PenniesTable table) {
    return table.room.deadlines().stream().map(Deadline::what).toList();
  }

  private static List<String> shown(PenniesTable table) {
    return table.snapshot("eve").clocks().running().stream().map(Clock::what).toList();
  }

  @Test
  void hasEveryClockButThoseThatAskHimAlsoThatWhichThrowsForHim() {
    var table = begun(true, "bot");
    assertEquals(List.of("alarm", "second", "market", "thrown-for", "gone"), running(table));
    assertEquals(List.of("second", "market", "thrown-for"), shown(table));
  }

  @Test
  void doesNotActForHimWhenTheTimeOfTheRulesIsUp() {
    var table = begun(true, "bot");
    table.nowMillis = MINUTE;
    assertEquals(
        Decision.Nothing.class, table.decide(new RoomCommand.Due("first", MINUTE)).getClass());
    table.nowMillis = 2 * MINUTE;
    table.give(new RoomCommand.Due("second", 2 * MINUTE));
  }

  @Test
  void hurriesAllOfThemWhereASecondPersonPlays() {
    var table = begun(true, "bob");
    assertEquals(
        List.of("alarm", "first", "second", "market", "thrown-for", "gone"), running(table));
    assertTrue(shown(table).contains("first"));
  }

  @Test
  void isNotSoByItself() {
    assertTrue(running(begun(false, "bot")).contains("first"));
    assertTrue(running(PenniesTable.begun(new Clocked())).contains("first"));
  }
}
