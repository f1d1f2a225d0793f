package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Deadline;
import games.kontor.game.Seat;
import games.kontor.protocol.Common.Away;
import games.kontor.protocol.Common.Matter;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the clocks tell that are shown, and what they must not tell. */
final class ClocksTests {
  private static final long MINUTE = 60_000;

  /** Seat 1 is always awaited; a coin on the table is another question with a clock of its own. */
  private static final class Asking extends Pennies {
    @Override
    public List<Seat> toAct(State state) {
      return List.of(new Seat(1));
    }

    @Override
    public List<Deadline> deadlines(State state) {
      return List.of(
          Deadline.table("coin " + state.laid(), 10 * MINUTE, 10 * MINUTE, toAct(state)));
    }
  }

  private static List<Away> awayAt(PenniesTable table, long nowMillis) {
    table.nowMillis = nowMillis;
    return table.snapshot("eve").clocks().away();
  }

  @Test
  void tellsForAMinuteHowLongSomebodyIsAwayAndThenOnlyThatHeIs() {
    var table = PenniesTable.begun(new Asking());
    table.nowMillis = 5_000;
    table.present(List.of("ann", "eve"), Map.of("bob", 5_000L));
    assertEquals(List.of(new Away(2, 0L)), awayAt(table, 5_000));
    assertEquals(List.of(new Away(2, 59_999L)), awayAt(table, 64_999));
    assertEquals(List.of(new Away(2, null)), awayAt(table, 65_000));
    assertEquals(List.of(new Away(2, null)), awayAt(table, 1_000_000));
  }

  /**
   * What everybody is sent, live and on coming, in a game in which Bob is away since before it
   * began, from the end of his first minute on. The same happens at the same distances, whatever
   * the table clock showed at the beginning.
   */
  private static List<String> sentInAGameBegunAt(long beganMillis) {
    var table = PenniesTable.seated(new Pennies());
    var away = Map.of("bob", 0L);
    table.present(List.of("ann", "eve"), away);
    table.nowMillis = beganMillis;
    table.begin();
    table.nowMillis = beganMillis + MINUTE;
    table.give(new RoomCommand.Due("turn", beganMillis + MINUTE));
    table.sent.clear();
    var sent = new ArrayList<String>();
    for (long atMillis : List.of(MINUTE + 1_000, 2 * MINUTE, 1_000_000L)) {
      table.nowMillis = beganMillis + atMillis;
      table.present(List.of("ann"), away);
      table.finds("ann", 1);
      table.present(List.of("ann", "eve"), away);
      PenniesTable.VIEWERS.forEach(viewer -> sent.add(Wire.text(table.comes(viewer))));
      if (atMillis >= 2 * MINUTE) {
        table.give(new RoomCommand.Due("turn", table.room.deadlines().getLast().atMillis()));
      }
    }
    table.sent.values().forEach(sent::addAll);
    return sent;
  }

  @Test
  void nobodyLearnsFromAnAbsenceHowLongTheGameHasRun() {
    var here = sentInAGameBegunAt(0);
    assertTrue(here.stream().anyMatch(frame -> frame.contains("\"away\":[{\"seat\":2}]")));
    assertEquals(here, sentInAGameBegunAt(437_000));
  }

  /** Both are awaited until a coin lies on the table, then seat 2; one clock runs for them. */
  private static final class Gathering extends Pennies {
    @Override
    public List<Seat> toAct(State state) {
      return state.laid() == 0 ? Seat.all(2) : List.of(new Seat(2));
    }

    @Override
    public List<Deadline> deadlines(State state) {
      return List.of(Deadline.table("gathering", 10 * MINUTE, 10 * MINUTE, toAct(state)));
    }
  }

  private static String seenLast(PenniesTable table) {
    return table.sent.getOrDefault("eve", List.of()).getLast();
  }

  @Test
  void aClockIsNotSentAgainForOtherSeatsThatItRunsOnFor() {
    var table = PenniesTable.begun(new Gathering());
    table.sent.clear();
    table.nowMillis = 5_000;
    table.puts("ann", 1);
    var frame = seenLast(table);
    assertTrue(frame.contains("room/toAct"), frame);
    assertFalse(frame.contains("clocks"), frame);

    table.nowMillis = 7_000;
    var clocks = table.snapshot("eve").clocks();
    assertEquals(2_000L, clocks.waitedMillis(), "the wait began with the frame");
    assertNull(clocks.running().getFirst().seats(), "it runs for whoever is to act");

    table.present(List.of("ann", "eve"), Map.of("bob", 7_000L));
    assertTrue(seenLast(table).contains("clocks"), "somebody is away");
  }

  @Test
  void theClocksAreSentWhenTheyStandStillAndWhenTheyGoOn() {
    var table = PenniesTable.begun(new Gathering());
    table.sent.clear();
    table.agree(Matter.PAUSE);
    assertTrue(seenLast(table).contains("\"clocks\":{}"), "they stand still");
    table.agree(Matter.RESUME);
    assertTrue(seenLast(table).contains("gathering"), "they go on");
  }

  @Test
  void waitsAnewWhenTheSameSeatsAreAskedSomethingElse() {
    var table = PenniesTable.begun(new Asking());
    table.nowMillis = 5_000;
    table.finds("ann", 1);
    assertEquals(5_000L, table.snapshot("eve").clocks().waitedMillis(), "nothing else is asked");

    table.nowMillis = 7_000;
    table.puts("ann", 1);
    table.nowMillis = 9_000;
    var clocks = table.snapshot("eve").clocks();
    assertEquals("coin 1", clocks.running().getFirst().what());
    assertEquals(2_000L, clocks.waitedMillis());
  }
}
