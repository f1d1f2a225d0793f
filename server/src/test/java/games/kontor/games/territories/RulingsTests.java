package games.kontor.games.territories;

import static games.kontor.games.territories.Table.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.protocol.Names;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rulings of the specification (11). */
final class RulingsTests {

  @Test
  void r1ThePayeeGetsAllThereIsAndThePayerIsOut() {
    onTower(3199).has(2, 33_199).isOut(1);
  }

  @Test
  void r2WithExactlyTheAmountOneStaysInWith0() {
    onTower(3200).has(1, 0).has(2, 33_200).isIn(1);
  }

  private static Table onTower(long money) {
    return Table.of(3)
        .owns(2, Field.TOWER)
        .stands(1, Field.SOUTH_CITADEL)
        .money(1, money)
        .rolls(1, 1, 1);
  }

  @Test
  void r3NobodyBuysTheFirstFieldAtSetup() {
    Table.of(6).isFree(Field.GROUND.toArray(Field[]::new));
  }

  @Test
  void r4PassingTheFirstFieldBringsNothing() {
    var table = Table.of(2).owns(1, Field.CRATER).stands(1, Field.SEA_GROVER);
    table.rolls(1, 1, 3).has(1, 30_000);
  }

  @Test
  void r5AndR8ThereIsNoActionToBuyDeclineSellTradeOrGive() {
    var kinds = Names.leaves(Action.class).stream().map(Names::kind).toList();
    assertEquals(List.of("roll", "roll-rent", "choose-tax", "auto-roll", "resign"), kinds);
    Table.of(2).refuses(1, "unknown-action", "buy").refuses(1, "unknown-action", "pay");
  }

  @Test
  void r6ThePriceItselfIsEnough() {
    Table.of(2).money(1, 8000).stands(1, Field.PALACE_GATES).rolls(1, 1, 1).has(1, 0);
  }

  @Test
  void r7ThePriceIsPaidToNobody() {
    var table = Table.of(3).rolls(1, 5, 5).has(1, 22_000).has(2, 30_000).has(3, 30_000);
    table.belongs(Field.CASTLE, 1);
  }

  @Test
  void r9FreedFieldsAreBoughtAtFullPrice() {
    var table = Table.of(3).owns(1, Field.CASTLE).does(1, "resign").isFree(Field.CASTLE);
    table.turnOf(2).rolls(2, 5, 5).belongs(Field.CASTLE, 2).has(2, 22_000);
  }

  @Test
  void r10PaymentComesBeforeElimination() {
    assertEquals(List.of("thrown", "moved", "rent-paid", "lost", "turn-began"), onTower(1).kinds());
  }

  @Test
  void r11TaxesEliminateToo() {
    Table.of(3).stands(1, Field.HUTS_IN_THE_MOUNTAIN).money(1, 1).rolls(1, 1, 1).isOut(1);
  }

  @Test
  void r12TheTurnGoesToTheNextOneStillIn() {
    var table = Table.of(4).does(2, "resign").turnOf(1).rolls(1, 1, 1).turnOf(3);
    table.does(3, "resign").turnOf(4);
  }

  @Test
  void r13TheEndComesAtOnce() {
    var table = Table.of(2).does(2, "resign").ranked(1, 2);
    assertEquals(List.of("lost", "game-ended"), table.kinds());
    assertEquals(List.of(), table.clocks());
  }

  @Test
  void r14DoublesMeanNothing() {
    Table.of(2).rolls(1, 6, 6).turnOf(2);
  }

  @Test
  void r15ClockwiseIsAscending() {
    Table.of(2).stands(1, Field.CRATER).rolls(1, 1, 1).on(1, Field.COLD_DESERT);
  }

  @Test
  void r17TheRentThrowIsNew() {
    var table = Table.of(2).owns(2, Field.THE_PIT).stands(1, Field.MONASTERY);
    table.rolls(1, 1, 1).in("camp").rollsRent(1, 6, 6).has(1, 28_800).has(2, 31_200);
  }

  @Test
  void r17TheRentThrowMayPutOut() {
    var table = Table.of(3).owns(2, Field.THE_PIT).stands(1, Field.MONASTERY).money(1, 1100);
    table.rolls(1, 1, 1).rollsRent(1, 6, 6).has(2, 31_100).isOut(1).turnOf(2);
    assertEquals(List.of("thrown", "rent-paid", "lost", "turn-began"), table.kinds());
  }

  @Test
  void r17OnOnesOwnCampThereIsNoThrow() {
    Table.of(2).owns(1, Field.THE_PIT).stands(1, Field.MONASTERY).rolls(1, 1, 1).turnOf(2);
  }

  @Test
  void r18TheFieldLandedOnCounts() {
    assertEquals(500, fleetRent(Field.SEA_GROVER));
    assertEquals(1000, fleetRent(Field.SEA_GROVER, Field.SECOND_SAIL));
    assertEquals(2000, fleetRent(Field.SEA_GROVER, Field.SECOND_SAIL, Field.THE_BUCCANEERS));
    assertEquals(
        4000,
        fleetRent(
            Field.SEA_GROVER, Field.SECOND_SAIL, Field.THE_BUCCANEERS, Field.PRIVATEER_ARMADE));
  }

  private static long fleetRent(Field... owned) {
    var table = Table.of(2).owns(2, owned).stands(1, Field.CARAVAN).rolls(1, 1, 1);
    return table.state().player(seat(2)).money() - 30_000;
  }

  @Test
  void r18OfTheOwnersFieldsOnly() {
    var table = Table.of(3).owns(2, Field.SEA_GROVER).owns(3, Field.SECOND_SAIL);
    table.owns(1, Field.THE_BUCCANEERS).stands(1, Field.CARAVAN).rolls(1, 1, 1).has(2, 30_500);
  }

  @Test
  void r19TheGoldmineLeavesNoChoice() {
    Table.of(2).stands(1, Field.HUTS_IN_THE_MOUNTAIN).rolls(1, 1, 1).in("roll").has(1, 28_000);
  }

  @Test
  void r20TheTenthIsOfMoneyAndPricesRoundedDown() {
    var table = Table.of(2).owns(1, Field.CRATER).money(1, 8).stands(1, Field.THE_PIT);
    assertEquals(new View.Due.Tax(4000, 150), table.rolls(1, 1, 1).shown().due());
  }

  @Test
  void r22AFieldHoldsAnyNumberOfPieces() {
    var table = Table.of(3).rolls(1, 1, 2).rolls(2, 1, 2).rolls(3, 1, 2);
    table.on(1, Field.COLD_DESERT).on(2, Field.COLD_DESERT).on(3, Field.COLD_DESERT);
  }

  @Test
  void r23APieceStandsOnAFieldUntilItsOwnerIsOut() {
    assertNull(Table.of(3).does(1, "resign").shown().players().getFirst().position());
  }

  @Test
  void r24TheSixColoursAreInTheOrderOfTheSpecification() {
    var names = Stream.of(Color.values()).map(color -> Names.kebab(color.name())).toList();
    assertEquals(List.of("red", "blue", "green", "yellow", "purple", "orange"), names);
    assertTrue(names.size() >= Table.GAME.about().maxSeats());
  }
}
