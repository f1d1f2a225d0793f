package games.kontor.games.territories;

import static games.kontor.games.territories.Table.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rules of the seed by their numbers (2.4). */
final class SeedRulesTests {

  @Test
  void rule101p2TwoToSixPlayers() {
    assertEquals(2, Table.GAME.about().minSeats());
    assertEquals(6, Table.GAME.about().maxSeats());
  }

  @Test
  void rule101p3NoTwoPlayersHaveTheSameColour() {
    var colors = Table.of(6).state().players().stream().map(Player::color).distinct().toList();
    assertEquals(6, colors.size());
  }

  @Test
  void rule102p3AfterTheLastComesTheFirst() {
    var table = Table.begun(3, Map.of("start", List.of(2)));
    table.turnOf(2).rolls(2, 1, 1).turnOf(3).rolls(3, 1, 1).turnOf(1).rolls(1, 1, 1).turnOf(2);
    assertEquals(4, table.state().turnNumber());
  }

  @Test
  void rule103p1ThePieceMovesByTheSumOfTwoDice() {
    Table.of(2).rolls(1, 3, 5).on(1, Field.PALACE_GATES);
  }

  @Test
  void rule204p1ThePayerLosesWhatThePayeeGains() {
    Table.of(2)
        .owns(2, Field.TOWER)
        .stands(1, Field.MOUNTAIN_VILLAGE)
        .rolls(1, 1, 2)
        .has(1, 26_800)
        .has(2, 33_200);
  }

  @Test
  void rule204p1aWhoOwesMoreThanHeHasPaysAllHeHas() {
    var table = Table.of(3).owns(2, Field.TOWER).stands(1, Field.MOUNTAIN_VILLAGE).money(1, 1100);
    table.rolls(1, 1, 2).has(1, 0).has(2, 31_100).isOut(1);
    assertTrue(table.facts().contains(rentPaidInPart()));
  }

  private static Event rentPaidInPart() {
    return new Event.RentPaid(seat(1), seat(2), Field.TOWER, 3200, 1100);
  }

  @Test
  void rule301p1ColoursAreHandedOutAtRandom() {
    var shuffled = List.<Object>of("purple", "red", "blue", "orange", "green", "yellow");
    var table = Table.begun(3, Map.of("colors", List.of(shuffled)));
    var colors = table.state().players().stream().map(Player::color).toList();
    assertEquals(List.of(Color.PURPLE, Color.RED, Color.BLUE), colors);
  }

  @Test
  void rule301p2And301p3EverybodyHas30000AndStandsOnTheFirstField() {
    for (Player player : Table.of(6).state().players()) {
      assertEquals(30_000, player.money());
      assertEquals(1, player.position());
    }
  }

  @Test
  void rule301p4And301p5ARandomPlayerTakesTheFirstTurn() {
    Table.begun(6, Map.of("start", List.of(5))).turnOf(5).in("roll");
  }

  @Test
  void rule401p2WhoLosesIsEliminated() {
    var table =
        Table.of(3)
            .owns(1, Field.CASTLE, Field.THE_PIT)
            .stands(1, Field.THE_PIT)
            .money(1, 1999)
            .rolls(1, 6, 6);
    table.turnOf(2).rolls(2, 1, 1).rolls(3, 1, 1);
    table.stands(1, Field.HUTS_IN_THE_MOUNTAIN).money(1, 1999).rolls(1, 1, 1);
    // 401.2a, 401.2b, 401.2c
    table.isOut(1).isFree(Field.CASTLE, Field.THE_PIT).turnOf(2);
    table.rolls(2, 1, 1).turnOf(3).rolls(3, 1, 1).turnOf(2);
    assertEquals(List.of(seat(1)), table.state().out());
  }

  @Test
  void rule403p1WhenAllButOneHaveLostTheRemainingOneWins() {
    Table.of(2)
        .stands(1, Field.HUTS_IN_THE_MOUNTAIN)
        .money(1, 0)
        .rolls(1, 1, 1)
        .ranked(2, 1)
        .refuses(2, "game-over", "roll");
  }

  @Test
  void rule501p1TheBoardHas21NumberedFields() {
    assertEquals(21, Field.values().length);
    for (Field field : Field.values()) {
      assertEquals(field, Field.at(field.number()));
    }
  }

  @Test
  void rule605p3PastTheHighestNumberTheCircleGoesOnWithTheLowest() {
    Table.of(2).stands(1, Field.SEA_GROVER).rolls(1, 1, 3).on(1, Field.CRATER);
    assertEquals(21, Field.after(9, 12));
    assertEquals(1, Field.after(20, 2));
  }

  @Test
  void rule605p4WhoIsMovedToAFieldLandsOnIt() {
    var table = Table.of(2).stands(1, Field.SEA_GROVER).rolls(1, 1, 3);
    table.belongs(Field.CRATER, 1);
    assertNull(table.state().owner().get(Field.TRIBE_ENCAMPMENT));
  }

  @Test
  void rule702p3To702p6GroundCanBeOwnedAndEventsCannot() {
    var ground = Stream.of(Field.values()).filter(field -> field.price() > 0).toList();
    assertEquals(Field.GROUND, ground);
    assertEquals(17, ground.size());
    assertEquals(66_050, ground.stream().mapToInt(Field::price).sum());
    assertFalse(Field.Type.TAX.ground() || Field.Type.REFUGE.ground());
  }

  @Test
  void rule703p3AndRule703p4WithAtLeastThePriceOneBuysTheField() {
    Table.of(2).rolls(1, 1, 3).has(1, 26_000).belongs(Field.BLACK_CAVE, 1);
    Table.of(2).money(1, 4000).rolls(1, 1, 3).has(1, 0).belongs(Field.BLACK_CAVE, 1).isIn(1);
    Table.of(2).money(1, 3999).rolls(1, 1, 3).has(1, 3999).isFree(Field.BLACK_CAVE).isIn(1);
  }

  @Test
  void rule704AFieldIsKeptUntilItsOwnerLoses() {
    var table = Table.of(3).owns(1, Field.TOWER).money(1, 0).stands(1, Field.MONASTERY);
    table.rolls(1, 6, 6).belongs(Field.TOWER, 1);
    table.rolls(2, 1, 1).rolls(3, 1, 1).stands(1, Field.HUTS_IN_THE_MOUNTAIN).rolls(1, 1, 1);
    table.isOut(1).isFree(Field.TOWER);
    table.stands(2, Field.CASTLE).stands(3, Field.MOUNTAIN_VILLAGE);
    table.rolls(2, 2, 3).rolls(3, 1, 2).belongs(Field.TOWER, 3);
  }

  @Test
  void rule705p1aOnFreeGroundTheArriverTriesToBuy() {
    assertEquals(
        List.of("thrown", "moved", "bought", "turn-began"), Table.of(2).rolls(1, 1, 1).kinds());
    assertEquals(
        List.of("thrown", "moved", "buying-failed", "turn-began"),
        Table.of(2).money(1, 10).rolls(1, 1, 1).kinds());
  }

  @Test
  void rule705p1bOnARivalsGroundTheArriverPays() {
    for (Field field : Field.GROUND.subList(1, 11)) {
      var table = Table.of(2).owns(2, field).stands(1, Field.at(before(field))).rolls(1, 1, 1);
      table.has(1, 30_000 - field.amount()).has(2, 30_000 + field.amount()).belongs(field, 2);
    }
  }

  private static int before(Field field) {
    return Field.after(field.number(), Field.values().length - 2);
  }

  @Test
  void rule705p1cOnOnesOwnGroundNothingHappens() {
    for (Field field : Field.GROUND) {
      var table = Table.of(2).owns(1, field).stands(1, Field.at(before(field))).rolls(1, 1, 1);
      table.has(1, 30_000).has(2, 30_000).turnOf(2);
      assertEquals(List.of("thrown", "moved", "own-ground-reached", "turn-began"), table.kinds());
    }
  }

  @Test
  void rule706p1ARefugePaysItsBonus() {
    Table.of(2).stands(1, Field.TOWER).rolls(1, 1, 1).has(1, 35_000).turnOf(2);
    Table.of(2).stands(1, Field.CASTLE).rolls(1, 1, 1).has(1, 30_500).turnOf(2);
  }

  @Test
  void rule706p1TheGoldmineTakes2000() {
    Table.of(2).stands(1, Field.HUTS_IN_THE_MOUNTAIN).rolls(1, 1, 1).has(1, 28_000).turnOf(2);
  }

  @Test
  void rule706p1TheCaravanAsks() {
    var table = Table.of(2).stands(1, Field.THE_PIT).rolls(1, 1, 1).in("tax").turnOf(1);
    assertEquals(new View.Due.Tax(4000, 3000), table.shown().due());
    table.pays(1, "percent").has(1, 27_000).in("roll").turnOf(2);
    assertNull(table.shown().due());
  }

  @Test
  void theThrowIsShownWithItsPurpose() {
    var table = Table.of(2).owns(2, Field.THE_PIT).stands(1, Field.MONASTERY);
    assertNull(table.shown().throw_());
    var move = table.rolls(1, 1, 1).shown().throw_();
    assertNotNull(move);
    assertEquals(new Throw(List.of(1, 1), Throw.Purpose.MOVE), move);
    var rent = table.rollsRent(1, 4, 6).shown().throw_();
    assertEquals(new Throw(List.of(4, 6), Throw.Purpose.RENT), rent);
  }

  @Test
  void everyTotalHasItsShareOfThe36Throws() {
    var counted =
        IntStream.rangeClosed(2, 12)
            .map(
                total ->
                    (int) IntStream.range(0, 36).filter(i -> i / 6 + i % 6 + 2 == total).count())
            .boxed()
            .toList();
    assertEquals(counted, IntStream.rangeClosed(2, 12).map(Throw::ways).boxed().toList());
  }
}
