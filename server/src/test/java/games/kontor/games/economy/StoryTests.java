package games.kontor.games.economy;

import static games.kontor.games.economy.Named.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.game.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The lines of the log: they can be read again, so they name no card, sector, space or points. */
final class StoryTests {

  private static Line line(String code, int seat) {
    return Line.of(code).with("seat", seat(seat));
  }

  private static Table landing() {
    return Table.of(2).lies("food-factory", "e4").stands(1, "d4");
  }

  private static Table later() {
    return Table.inPartTwo(2).lies("food-factory", "e4").stands(1, "d4");
  }

  private static Table knockingOut() {
    return later().stands(2, "e4").goes(1, 1, "e4");
  }

  @Test
  void aPropertyCardIsTaken() {
    assertEquals(
        List.of(line("rolled", 1).with("die", 1), line("took-property", 1)),
        landing().goes(1, 1, "e4").told());
  }

  @Test
  void aKnockOutNamesTheRival() {
    assertEquals(
        List.of(line("knocked-out", 1).with("die", 1).with("rival", seat(2))),
        knockingOut().told());
    assertEquals(
        List.of(line("turned-down", 1)), knockingOut().does(1, "send-out", "corner", "a1").told());
  }

  @Test
  void aCardTurnedUpMayBeTakenFromARival() {
    assertEquals(
        List.of(line("rolled", 1).with("die", 1), line("turned-up-and-took", 1)),
        later().liesDown("food-factory", "e4").goes(1, 1, "e4").told());
  }

  @Test
  void everyLineHasTheArgumentsOfTheList() {
    var lines = new TreeMap<String, List<String>>();
    for (Table table : tables()) {
      for (Line line : table.told()) {
        lines.put(line.code(), List.copyOf(line.args().keySet()));
      }
    }
    assertEquals(Lines.told(), lines);
  }

  /** Tables at which every line has just been told at least once. */
  private static List<Table> tables() {
    var tables = new ArrayList<Table>();
    tables.add(Table.begun(2, Map.of("placement", "automatic"), Map.of()));
    tables.add(landing().goes(1, 1, "e4"));
    tables.add(later().goes(1, 1, "e4"));
    tables.add(knockingOut());
    tables.add(knockingOut().does(1, "send-out", "corner", "a1"));
    tables.add(later().liesDown("food-factory", "e4").goes(1, 1, "e4"));
    tables.add(later().owns(1, "food-factory").liesDown("food-factory", "e4").goes(1, 1, "e4"));
    tables.add(Table.of(3).stands(1, "a1").stands(2, "a2").stands(3, "b1").rolls(1, 3));
    tables.add(later().onlyOnBoard("food-factory").goes(1, 1, "e4"));
    tables.add(Table.of(2).expires("roll", "die", List.of(1)));
    tables.add(Table.of(2).present(1, false).expires("absence"));
    tables.add(Table.of(2).present(1, false).expires("absence").rolls(1, 1));
    tables.add(Table.of(2).turnNumber(2000).stands(1, "d4").goes(1, 1, "e4"));
    tables.add(later().points(56, 56).goes(1, 1, "e4"));
    return tables;
  }
}
