package games.kontor.games.territories;

import static games.kontor.games.territories.Table.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The worked examples of the rulebook (12), in its figures; A to D are seats 1 to 4. */
final class WorkedExamplesTests {

  @Test
  void example1TheOrderOfTurns() {
    var table = Table.begun(4, Map.of("start", List.of(2)));
    var turns = new ArrayList<Integer>();
    for (int i = 0; i < 6; i++) {
      int seat = table.state().turn().number();
      turns.add(seat);
      table.rolls(seat, 1, 1);
    }
    assertEquals(List.of(2, 3, 4, 1, 2, 3), turns);
  }

  @Test
  void example2BuyingWithExactlyThePriceAndWithOneLess() {
    Table.of(2).money(1, 2000).rolls(1, 1, 1).has(1, 0).belongs(Field.MOUNTAIN, 1).isIn(1);
    Table.of(2).money(1, 1999).rolls(1, 1, 1).has(1, 1999).isFree(Field.MOUNTAIN).isIn(1);
  }

  @Test
  void example3TheFirstTurn() {
    Table.of(2)
        .rolls(1, 2, 4)
        .on(1, Field.MOUNTAIN_VILLAGE)
        .has(1, 25_250)
        .belongs(Field.MOUNTAIN_VILLAGE, 1)
        .turnOf(2);
  }

  @Test
  void example4TheCircle() {
    Table.of(2).stands(1, Field.SEA_GROVER).rolls(1, 1, 3).on(1, Field.CRATER);
    Table.of(2).stands(1, Field.PALACE_GATES).rolls(1, 6, 6).on(1, Field.PRIVATEER_ARMADE);
  }

  @Test
  void example5Rent() {
    Table.of(2)
        .owns(2, Field.CASTLE)
        .stands(1, Field.PALACE_GATES)
        .money(1, 6000)
        .rolls(1, 1, 1)
        .has(1, 2000)
        .has(2, 34_000);
  }

  @Test
  void example6PartialPayment() {
    var table = castleOfB(3999).rolls(1, 1, 1).has(2, 4499).isOut(1);
    table.isFree(Field.TOWER);
    assertEquals(1, table.state().players().getFirst().outInTurn());
    castleOfB(4000).rolls(1, 1, 1).has(1, 0).has(2, 4500).isIn(1).belongs(Field.TOWER, 1);
  }

  private static Table castleOfB(long money) {
    return Table.of(3)
        .owns(2, Field.CASTLE)
        .owns(1, Field.TOWER)
        .money(2, 500)
        .stands(1, Field.PALACE_GATES)
        .money(1, money);
  }

  @Test
  void example7Fleets() {
    var table =
        Table.of(3)
            .owns(3, Field.SECOND_SAIL, Field.SEA_GROVER, Field.PRIVATEER_ARMADE)
            .stands(1, Field.CARAVAN)
            .money(1, 10_000)
            .rolls(1, 1, 1)
            .has(1, 8000)
            .has(3, 32_000);
    table
        .owns(3, Field.THE_BUCCANEERS)
        .stands(2, Field.CARAVAN)
        .rolls(2, 1, 1)
        .has(2, 26_000)
        .has(3, 36_000);
  }

  @Test
  void example8TheLaborCampHasAThrowOfItsOwn() {
    var table =
        Table.of(2)
            .owns(2, Field.HUTS_IN_THE_MOUNTAIN, Field.THE_PIT)
            .stands(1, Field.WALLED_CITY)
            .money(1, 5000)
            .rolls(1, 1, 2)
            .in("camp")
            .has(1, 5000);
    assertEquals(new View.Due.Camp(seat(2), 2, 200), table.shown().due());
    table.rollsRent(1, 5, 6).has(1, 2800).has(2, 32_200).turnOf(2);
  }

  @Test
  void example9TheCaravan() {
    atCaravan(12_345, Field.PALACE_GATES).pays(1, "percent").has(1, 10_561);
    var table = atCaravan(12_345, Field.PALACE_GATES);
    assertEquals(new View.Due.Tax(4000, 1784), table.shown().due());
    table.pays(1, "fixed").has(1, 8345);
  }

  private static Table atCaravan(long money, Field... owned) {
    return Table.of(3)
        .owns(1, owned)
        .stands(1, Field.THE_PIT)
        .money(1, money)
        .rolls(1, 1, 1)
        .in("tax");
  }

  private static final Field[] RICH = {
    Field.CASTLE, Field.TOWER, Field.SOUTH_CITADEL, Field.PALACE_GATES, Field.MOUNTAIN_VILLAGE
  };

  @Test
  void example10TheCaravanWithLittleMoney() {
    assertEquals(new View.Due.Tax(4000, 3225), atCaravan(3000, RICH).shown().due());
    atCaravan(3000, RICH).pays(1, "percent").isOut(1).isFree(RICH).turnOf(2);
    atCaravan(3000, RICH).pays(1, "fixed").isOut(1);
    assertEquals(new View.Due.Tax(4000, 3275), atCaravan(3500, RICH).shown().due());
    atCaravan(3500, RICH).pays(1, "percent").has(1, 225).isIn(1);
    atCaravan(3500, RICH).pays(1, "fixed").isOut(1);
  }

  @Test
  void example11TheGoldmine() {
    Table.of(3)
        .stands(1, Field.HUTS_IN_THE_MOUNTAIN)
        .money(1, 2000)
        .rolls(1, 1, 1)
        .has(1, 0)
        .isIn(1);
    var table = Table.of(3).stands(1, Field.HUTS_IN_THE_MOUNTAIN).money(1, 1999).rolls(1, 1, 1);
    table.isOut(1).has(2, 30_000).has(3, 30_000);
  }

  @Test
  void example12TheEnd() {
    var table =
        Table.of(3)
            .stands(3, Field.HUTS_IN_THE_MOUNTAIN)
            .money(3, 0)
            .owns(2, Field.COLD_DESERT, Field.THE_WEREWALL, Field.MOUNTAIN)
            .rolls(1, 6, 6)
            .rolls(2, 6, 5)
            .rolls(3, 1, 1)
            .isOut(3);
    table.stands(1, Field.CRATER).money(1, 700);
    table.rolls(1, 1, 1).has(1, 0).isIn(1).in("roll").turnOf(2).rolls(2, 1, 1);
    table.rolls(1, 1, 1).isOut(1).ranked(2, 1, 3);
    assertEquals(List.of(1, 2, 3), places(table));
  }

  private static List<Integer> places(Table table) {
    return Table.GAME.outcome(table.state()).orElseThrow().ranking().stream()
        .map(place -> place.place())
        .toList();
  }
}
