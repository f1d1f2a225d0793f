package games.kontor.games.greement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import games.kontor.games.greement.Prospect.Share;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the table foretells of the open card: what everybody can work out, and nothing more. */
final class ProspectTests {

  /** Worked example 11, with the card about to come up. */
  private static Table example11() {
    return Table.onLand(2)
        .square("B2", Kind.LAKE)
        .square("C3", Kind.LAKE)
        .square("B3", Kind.CROP, 1)
        .square("A2", Kind.CATTLE, 1)
        .square("B1", Kind.GOLD, 1)
        .square("A1", Kind.LAND, 1);
  }

  private static List<Square> squares(String... names) {
    return List.of(names).stream().map(Square::parse).toList();
  }

  @Test
  void appropriationNamesTheSquaresTheirWorthAndTheRefund() {
    var prospect = example11().events("P03", "V07", "V07").event().prospect();
    assertEquals(List.of(Kind.CROP, Kind.CATTLE, Kind.GOLD), prospect.hits().kinds());
    assertEquals(List.of(), prospect.hits().squares());
    assertEquals(Map.of(Table.seat(1), new Share(0, 2, 4 + 7 + 5, 6)), prospect.seats());
  }

  @Test
  void squaresAreNamedSinglyWhereOthersOfTheirKindAreSafe() {
    var table = example11().square("J10", Kind.CROP, 2);
    var prospect = table.events("P03", "V07", "V07").event().prospect();
    assertEquals(List.of(Kind.CATTLE, Kind.GOLD), prospect.hits().kinds());
    assertEquals(squares("B3"), prospect.hits().squares());
  }

  @Test
  void squaresThatBringMoreAreNamedApartFromThoseThatAreHit() {
    var table = example11().square("J10", Kind.GOLD, 2).events("V07", "P03", "P03");
    var prospect = table.event().prospect();
    assertEquals(List.of(Kind.CROP), prospect.hits().kinds());
    assertEquals(List.of(Kind.GOLD), prospect.gains().kinds());
    assertEquals(squares(), prospect.gains().squares());
  }

  @Test
  void whatBecomesCattleAndBringsMoreGainsAlthoughItIsHit() {
    var prospect = example11().events("V18", "V07", "V07").event().prospect();
    assertEquals(List.of(Kind.LAND, Kind.CROP), prospect.gains().kinds());
    assertEquals(
        List.of(Kind.GOLD), prospect.hits().kinds().stream().filter(Kind.GOLD::equals).toList());
  }

  @Test
  void nobodyGainsByASquareThatHeLoses() {
    var prospect = example11().events("P03", "V07", "V07").event().prospect();
    assertEquals(List.of(), prospect.gains().kinds());
    assertEquals(squares(), prospect.gains().squares());
  }

  @Test
  void valuesAreForetoldAsTheyWillBeCut() {
    var table = Table.onLand(2).value(Value.DISTANCE_TAX, 2).value(Value.CROP_PROFIT, 1);
    table.square("A1", Kind.CROP, 1).square("B1", Kind.GOLD, 2);
    var prospect = table.events("V09", "V07", "V07").event().prospect();
    var values = new TreeMap<>(Map.of("distanceTax", 1L, "cropProfit", 1L, "goldMineProfit", 3L));
    assertEquals(values, prospect.values());
    assertEquals(List.of(Kind.GOLD), prospect.hits().kinds(), "a crop that brings no less is safe");
    assertEquals(Map.of(Table.seat(2), new Share(3, 5, 0, 0)), prospect.seats());
  }

  @Test
  void whatIsForetoldIsWhatHappens() {
    for (EventCard card : EventCard.kinds()) {
      var table =
          example11().square("J1", Kind.CROP, 2).square("J2", Kind.MOUNTAIN).money(1, 7).debt(1, 9);
      var event = table.events(card.toString(), "V04", "V05").event();
      var prospect = event.prospect();
      long owed = Objects.requireNonNull(table.hand(1).debtIfHit());
      String clock = Phase.name(table.state().phase());
      if (clock.equals("event-disease")) {
        table.does(1, "pay-disease", "squares", List.of(), "loan", 0);
      } else {
        table.expires(clock);
      }
      prospect
          .values()
          .forEach((key, value) -> assertEquals(value, valueOf(table, key), card + " " + key));
      for (var player : table.shown().players()) {
        var share = prospect.seats().get(player.seat());
        assertEquals(
            share == null ? player.profit() : share.profit(), player.profit(), card.toString());
        long worth = table.state().ground().valueOf(player.seat());
        assertEquals(share == null ? worth : share.worth(), worth, card.toString());
      }
      assertEquals(owed, table.hand(1).debtIfEnded(), card.toString());
    }
  }

  private static long valueOf(Table table, String key) {
    for (Value value : Value.values()) {
      if (value.toString().equals(key)) {
        return table.state().values().get(value);
      }
    }
    throw new AssertionError("no value " + key);
  }

  @Test
  void moneyAndDebtsLeaveNoTraceInIt() {
    var poor = example11().events("V15", "V07", "V07").event();
    var rich = example11().money(1, 900).debt(2, 700).events("V15", "V07", "V07").event();
    assertEquals(poor, rich);
  }

  @Test
  void theDebtAfterTheCardIsForItsOwnerAndOnlyWhileOneIsOpen() {
    var table = Table.onLand(2).square("A1", Kind.GOLD, 1).debt(1, 6);
    assertNull(table.hand(1).debtIfHit());
    table.events("V15", "P01", "V12");
    assertEquals(0, table.hand(1).debtIfHit());
    table = Table.onLand(2).debt(1, 6).events("P01", "V07", "V07");
    assertEquals(12, table.hand(1).debtIfEnded());
    assertEquals(18, table.hand(1).debtIfHit());
  }

  @Test
  void aVoteSaysHowManyAgainstStopIt() {
    assertEquals(2, Table.onLand(2).events("V07", "V07", "V07").event().needed());
    assertEquals(2, Table.onLand(3).events("V07", "V07", "V07").event().needed());
    assertEquals(3, Table.onLand(5).events("V07", "V07", "V07").event().needed());
    assertNull(Table.onLand(5).events("P01", "V07", "V07").event().needed());
  }
}
