package games.kontor.games.territories;

import static games.kontor.games.territories.Table.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.game.Shown;
import games.kontor.games.territories.Prospect.Kind;
import games.kontor.protocol.Wire;
import games.kontor.room.Playout;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is shown (2, 6, 13), and the state as JSON. */
final class ViewTests {

  private static JsonNode file(String name) throws IOException {
    try (var in = ViewTests.class.getResourceAsStream("/territories/" + name)) {
      return Wire.mapper().readTree(in);
    }
  }

  @Test
  void theFieldsAreThoseOfTheSpecification() throws IOException {
    JsonNode fields = file("fields.json").get("fields");
    assertEquals(21, fields.size());
    JsonNode shown = Wire.mapper().valueToTree(Table.of(2).shown().fields());
    for (int i = 0; i < 21; i++) {
      JsonNode ours = shown.get(i);
      for (var entry : fields.get(i).properties()) {
        switch (entry.getKey()) {
          case "name" -> {}
          case "supertype" ->
              assertEquals(entry.getValue().asText().equals("ground"), ours.get("price").isInt());
          default -> assertEquals(entry.getValue(), ours.get(entry.getKey()), ours.toString());
        }
      }
    }
  }

  @Test
  void theTableHasTheNamesOfTheSpecification() {
    JsonNode table = Wire.mapper().valueToTree(Table.of(2).owns(2, Field.TOWER).shown());
    for (String name : List.of("phase", "turn", "turnNumber", "due", "out", "ranking", "throw")) {
      assertTrue(table.has(name), name);
    }
    for (String name : List.of("money", "position", "color", "alive", "autoRoll", "absent")) {
      assertTrue(table.at("/players/0").has(name), name);
    }
    assertEquals(2, table.at("/owner/tower").intValue());
    assertTrue(table.at("/owner/castle").isNull());
    assertEquals(17, table.get("owner").size());
  }

  @Test
  void ownedGroundHasTheRentOfNow() {
    var table = Table.of(2).owns(1, Field.SEA_GROVER, Field.THE_PIT, Field.CRATER);
    assertEquals(
        Map.of(Field.CRATER, 300, Field.THE_PIT, 100, Field.SEA_GROVER, 500), table.shown().rent());
    table.owns(1, Field.HUTS_IN_THE_MOUNTAIN, Field.SECOND_SAIL);
    assertEquals(200, table.shown().rent().get(Field.THE_PIT));
    assertEquals(1000, table.shown().rent().get(Field.SEA_GROVER));
  }

  @Test
  void theRiskNamesWhatEachTotalBrings() {
    var table =
        Table.of(3)
            .owns(1, Field.CASTLE)
            .owns(2, Field.TOWER, Field.HUTS_IN_THE_MOUNTAIN, Field.THE_PIT)
            .stands(1, Field.MOUNTAIN_VILLAGE)
            .money(1, 1500);
    var risk = table.shown().risk();
    assertNotNull(risk);
    assertEquals(
        List.of(
            new Prospect(2, 1, Field.PALACE_GATES, Kind.TOO_DEAR, 5500, 0),
            new Prospect(3, 2, Field.TOWER, Kind.PAY, 3200, 36),
            new Prospect(4, 3, Field.CASTLE, Kind.OWN_GROUND, 0, 0),
            new Prospect(5, 4, Field.WALLED_CITY, Kind.RECEIVE, 5000, 0),
            new Prospect(6, 5, Field.MONASTERY, Kind.RECEIVE, 500, 0),
            new Prospect(7, 6, Field.HUTS_IN_THE_MOUNTAIN, Kind.PAY_BY_THROW, 200, 15),
            new Prospect(8, 5, Field.THE_PIT, Kind.PAY_BY_THROW, 200, 15),
            new Prospect(9, 4, Field.GOLDMINE, Kind.LOSE, 2000, 36),
            new Prospect(10, 3, Field.CARAVAN, Kind.CHOOSE, 950, 0),
            new Prospect(11, 2, Field.SECOND_SAIL, Kind.TOO_DEAR, 4000, 0),
            new Prospect(12, 1, Field.SEA_GROVER, Kind.TOO_DEAR, 4000, 0)),
        Prospect.ofMove(table.state(), seat(1)));
    assertEquals(
        new View.Risk(
            2 * 36 + 6 * 15 + 5 * 15 + 4 * 36,
            List.of(2, 11, 12),
            Map.of(3, 36, 7, 15, 8, 15, 9, 36),
            950L),
        risk);
    assertEquals(List.of(1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1), table.shown().ways());
  }

  @Test
  void theRiskOfARentThrowIsShownToo() {
    var table = Table.of(3).owns(2, Field.THE_PIT).stands(1, Field.MONASTERY).money(1, 1100);
    var risk = table.rolls(1, 1, 1).shown().risk();
    var due = table.shown().due();
    assertEquals(new View.Due.Camp(seat(2), 1, 100), due);
    assertEquals(
        new Prospect(12, 1, Field.THE_PIT, Kind.PAY, 1200, 36),
        Prospect.ofRent(table.state(), new Phase.Rent(seat(2), 1)).getLast());
    assertEquals(new View.Risk(36, List.of(), Map.of(12, 36), null), risk);
    assertNull(table.rollsRent(1, 6, 6).does(2, "resign").shown().risk());
  }

  @Test
  void whoIsOutHasAPlaceAtOnce() {
    var table = Table.of(3).does(2, "resign");
    assertEquals(3, table.shown().players().get(1).place());
    assertNull(table.shown().players().get(0).place());
    assertEquals(1, table.does(1, "resign").shown().players().get(2).place());
  }

  @Test
  void theHistoryHasAPointForEachRoundAndStaysShort() {
    var table = Table.of(2).rolls(1, 1, 1).rolls(2, 1, 1);
    assertEquals(
        List.of(
            new Chronicle.Point(1, List.of(30_000L, 30_000L), List.of(30_000L, 30_000L)),
            new Chronicle.Point(3, List.of(28_500L, 29_500L), List.of(30_500L, 29_500L))),
        table.shown().history());
    for (int turn = 3; turn <= 999; turn++) {
      table.money(1, 9999).money(2, 9999).rolls(table.state().turn().number(), 1, 1);
      if (table.state().phase() instanceof Phase.Tax) {
        table.pays(table.state().turn().number(), "percent");
      } else if (table.state().phase() instanceof Phase.Camp) {
        table.rollsRent(table.state().turn().number(), 1, 1);
      }
    }
    var history = table.shown().history();
    assertEquals(1000, table.state().turnNumber());
    assertTrue(history.size() <= 60 && history.size() >= 30, "" + history.size());
    assertEquals(1, history.getFirst().turnNumber());
    assertEquals(33, history.get(1).turnNumber());
  }

  @Test
  void aTableSharesWithTheOneBeforeWhatHasNotChangedAndIsNoOther() {
    var game = new Territories();
    var setup = Setup.of(4, game.about().options(), Map.of());
    var playout = new Playout<>(game, setup, new SeededChance(3));
    var before = new Shown<State>(playout.state(), View.table(playout.state()));
    int unchanged = 0;
    for (int step = 0; step < 300; step++) {
      playout.play(1);
      var was = (View.Table) before.table();
      var now = View.table(playout.state(), before);
      assertEquals(View.table(playout.state()), now);
      if (now.owner().equals(was.owner())) {
        assertSame(was.rent(), now.rent());
        unchanged++;
      }
      assertSame(was.fields(), now.fields());
      before = new Shown<>(playout.state(), now);
    }
    assertTrue(unchanged > 100, "" + unchanged);
  }

  @Test
  void theEndTellsRecords() {
    var table =
        Table.of(2)
            .owns(2, Field.TOWER)
            .stands(1, Field.SOUTH_CITADEL)
            .money(1, 3300)
            .rolls(1, 1, 1)
            .rolls(2, 1, 1);
    assertNull(table.shown().records());
    table.does(1, "resign");
    var records = table.shown().records();
    assertNotNull(records);
    assertEquals(Map.of(Field.TOWER, 3200L), records.earned());
    assertEquals(
        new Chronicle.Payment(1, seat(1), seat(2), Field.TOWER, 3200), records.biggestPayment());
    assertNull(records.narrowestEscape());
  }

  @Test
  void theNarrowestEscapeIsTheGreatestRiskSurvived() {
    var table = Table.of(3).stands(1, Field.WALLED_CITY).money(1, 1999);
    table.rolls(1, 1, 1).rolls(2, 1, 1).rolls(3, 1, 1);
    // A total of 4 would have led to the Goldmine.
    var escape = table.state().chronicle().narrowest();
    assertEquals(new Chronicle.Escape(1, seat(1), List.of(1, 1), 3 * 36), escape);
    table.stands(1, Field.HUTS_IN_THE_MOUNTAIN).money(1, 100).rolls(1, 1, 1).isOut(1);
    assertEquals(escape, table.state().chronicle().narrowest());
  }

  @Test
  void aStateIsReadBackFromItsJson() throws JsonProcessingException {
    var table = Table.of(3).owns(2, Field.THE_PIT).stands(1, Field.MONASTERY).goes(3);
    for (int i = 0; i < 3; i++) {
      assertReadBack(table.state());
      if (i == 0) {
        table.rolls(1, 1, 1);
      } else {
        table.does(4 - i, "resign");
      }
    }
    assertReadBack(Table.of(2).stands(1, Field.THE_PIT).rolls(1, 1, 1).state());
    assertReadBack(Table.of(2).does(1, "resign").state());
  }

  private static void assertReadBack(State state) throws JsonProcessingException {
    ObjectNode json = Wire.mapper().valueToTree(state);
    assertEquals(state, Wire.mapper().treeToValue(json, State.class));
  }

  @Test
  void factsAreReadBackFromTheirJson() throws JsonProcessingException {
    var table = Table.of(3).owns(2, Field.TOWER).stands(1, Field.SOUTH_CITADEL).money(1, 7);
    for (Event fact : table.rolls(1, 1, 1).facts()) {
      byte[] bytes = Wire.bytes(fact);
      JsonNode json = Wire.mapper().valueToTree(fact);
      assertEquals(fact, Wire.mapper().treeToValue(json, Event.class), Wire.text(bytes));
    }
  }
}
