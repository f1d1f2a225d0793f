package games.kontor.games.territories;

import static games.kontor.games.territories.Table.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Line;
import games.kontor.protocol.Wire;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The lines of the log (13). */
final class StoryTests {

  private static List<Line> told(Table table) {
    return table.told();
  }

  private static Line line(String code, int seat) {
    return Line.of(code).with("seat", seat(seat));
  }

  private static Table partOfTower() {
    return Table.of(3)
        .owns(2, Field.TOWER)
        .owns(1, Field.CRATER, Field.THE_PIT)
        .stands(1, Field.MOUNTAIN)
        .money(1, 1100)
        .rolls(1, 3, 4);
  }

  @Test
  void aPaymentNamesThrowFieldOwnerAndSum() {
    var table = Table.of(3).owns(3, Field.TOWER).stands(1, Field.CRATER).rolls(1, 3, 5);
    assertEquals(
        List.of(
            line("rent-paid", 1)
                .with("dice", List.of(3, 5))
                .with("field", "tower")
                .with("paid", 3200L)
                .with("owner", seat(3))),
        told(table));
  }

  @Test
  void whoIsShortOfMoneyHasPaidInPartAndIsOut() {
    assertEquals(
        List.of(
            line("rent-paid-in-part", 1)
                .with("dice", List.of(3, 4))
                .with("field", "tower")
                .with("paid", 1100L)
                .with("owner", seat(2))
                .with("due", 3200L),
            line("out", 1).with("freed", 2)),
        told(partOfTower()));
  }

  @Test
  void everyLineHasTheArgumentsOfTheList() throws IOException {
    var lines = new TreeMap<String, List<String>>();
    for (Table table : tables()) {
      for (Line line : table.told()) {
        lines.put(line.code(), List.copyOf(line.args().keySet()));
      }
    }
    var listed = new TreeMap<String, List<String>>();
    try (var in = StoryTests.class.getResourceAsStream("/territories/lines.json")) {
      for (var entry : Wire.mapper().readTree(in).path("public").properties()) {
        listed.put(
            entry.getKey(), entry.getValue().valueStream().map(JsonNode::textValue).toList());
      }
    }
    assertEquals(listed, lines);
  }

  /** Tables at which every line has just been told at least once. */
  private static List<Table> tables() {
    var tables = new ArrayList<Table>();
    tables.add(Table.of(2));
    tables.add(Table.of(2).rolls(1, 1, 1));
    tables.add(Table.of(2).money(1, 5).rolls(1, 1, 1));
    tables.add(Table.of(2).owns(1, Field.MOUNTAIN).rolls(1, 1, 1));
    tables.add(Table.of(2).owns(2, Field.MOUNTAIN).rolls(1, 1, 1));
    tables.add(partOfTower());
    tables.add(camp(30_000));
    tables.add(camp(30_000).rollsRent(1, 1, 1));
    tables.add(camp(5).rollsRent(1, 1, 1));
    tables.add(camp(5).does(2, "resign"));
    tables.add(Table.of(2).stands(1, Field.TOWER).rolls(1, 1, 1));
    tables.add(Table.of(2).stands(1, Field.HUTS_IN_THE_MOUNTAIN).rolls(1, 1, 1));
    tables.add(Table.of(2).stands(1, Field.HUTS_IN_THE_MOUNTAIN).money(1, 5).rolls(1, 1, 1));
    tables.add(caravan(30_000));
    tables.add(caravan(30_000).pays(1, "fixed"));
    tables.add(caravan(5).pays(1, "fixed"));
    tables.add(Table.of(2).expires("roll", 1, 1));
    tables.add(Table.of(2).goes(1).expires("absence"));
    tables.add(Table.of(2).goes(1).expires("absence").does(1, "auto-roll", "on", true));
    tables.add(Table.of(2).turnNumber(Rules.LAST_TURN).rolls(1, 1, 1));
    return tables;
  }

  private static Table camp(long money) {
    var table = Table.of(3).owns(2, Field.THE_PIT).stands(1, Field.MONASTERY);
    return table.money(1, money).rolls(1, 1, 1);
  }

  private static Table caravan(long money) {
    return Table.of(3).stands(1, Field.THE_PIT).money(1, money).rolls(1, 1, 1);
  }
}
