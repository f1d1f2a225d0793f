package games.kontor.games.greement;

import static games.kontor.games.greement.Table.seat;
import static games.kontor.games.greement.Table.square;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The reveal, the first loans, and who leaves before round 1 (4, 8, R20). */
final class LoansTests {

  private static Table dealt(int players, Map<String, Kind> tiles) {
    var script = new TreeMap<String, List<Object>>();
    script.put("tiles", Tiles.where(tiles));
    return Table.dealt(players, new TreeMap<>(), script);
  }

  private static Square start(Table table, int seat) {
    return Objects.requireNonNull(table.state().player(seat(seat)).lockedStart());
  }

  private static View.PublicPlayer shown(Table table, int seat) {
    return table.shown().players().get(seat - 1);
  }

  private static Table loaning(int players, Kind first) {
    var table = dealt(players, Map.of("A1", first, "C1", Kind.LAND, "E1", Kind.LAND));
    var squares = List.of("A1", "C1", "E1");
    for (int seat = 1; seat <= players; seat++) {
      table.does(seat, "choose-start", "square", squares.get(seat - 1));
    }
    return table.in("loaning");
  }

  @Test
  void theMapLiesOpenAfterTheReveal() {
    var table = loaning(2, Kind.GOLD);
    assertEquals(new Face(Kind.GOLD, null), table.shown().squares().get(square("A1")));
  }

  @Test
  void theFirstLoanIsSecretAndMayBeChanged() {
    var table =
        loaning(2, Kind.GOLD)
            .does(1, "take-first-loan", "amount", 14)
            .does(1, "take-first-loan", "amount", 6)
            .refuses(1, "bad-amount", "take-first-loan", "amount", -1)
            .refuses(1, "bad-amount", "take-first-loan", "amount", 5.5)
            .refuses(1, "bad-amount", "take-first-loan", "amount", "6")
            .refuses(1, "loan-too-small", "take-first-loan", "amount", 4)
            .refuses(1, "loan-too-big", "take-first-loan", "amount", 15);
    assertTrue(shown(table, 1).hasChosen());
    assertEquals(6L, table.hand(1).firstLoan());
    table.does(2, "take-first-loan", "amount", 2).has(1, 1, 6).has(2, 0, 2).onTurn(1);
    table.is("A1", Kind.GOLD, 1).is("C1", Kind.LAND, 2);
    assertEquals(1, table.state().round());
    assertEquals(seat(1), table.shown().first());
  }

  @Test
  void whoWritesNoLoanInTimeTakesTheSmallest() {
    loaning(2, Kind.GOLD)
        .does(2, "take-first-loan", "amount", 5)
        .expires("loaning")
        .has(1, 0, 5)
        .has(2, 3, 5)
        .onTurn(2);
  }

  @Test
  void r20OfTheBiggestLoansTheHighestSeatBegins() {
    var table =
        loaning(3, Kind.LAND)
            .does(1, "take-first-loan", "amount", 9)
            .does(2, "take-first-loan", "amount", 9)
            .does(3, "take-first-loan", "amount", 3)
            .onTurn(2);
    table.does(2, "end-turn").onTurn(3).does(3, "end-turn").onTurn(1);
  }

  @Test
  void leavingMayCompleteTheChoiceTheReplacementAndTheLoans() {
    dealt(3, Map.of("A1", Kind.LAND, "C1", Kind.LAND))
        .does(1, "choose-start", "square", "A1")
        .does(2, "choose-start", "square", "C1")
        .does(3, "leave-game")
        .in("loaning")
        .does(1, "take-first-loan", "amount", 3)
        .in("loaning");
    loaning(3, Kind.LAND)
        .does(1, "take-first-loan", "amount", 3)
        .does(2, "take-first-loan", "amount", 4)
        .does(3, "leave-game")
        .onTurn(2);
    dealt(3, Map.of("E5", Kind.LAKE, "A1", Kind.LAND, "C1", Kind.LAND))
        .does(1, "choose-start", "square", "E5")
        .does(2, "choose-start", "square", "A1")
        .does(3, "choose-start", "square", "C1")
        .in("replace-start")
        .does(1, "leave-game")
        .in("loaning");
  }

  @Test
  void takenOutSeatsHaveNoTurns() {
    loaning(3, Kind.LAND)
        .does(3, "leave-game")
        .does(1, "take-first-loan", "amount", 3)
        .does(2, "take-first-loan", "amount", 4)
        .onTurn(2)
        .does(2, "end-turn")
        .onTurn(1);
  }

  @Test
  void beforeRoundOneWhoLeavesIsTakenOutAndHisStartIsFree() {
    var table =
        Table.dealt(3)
            .does(1, "choose-start", "square", "E5")
            .does(2, "choose-start", "square", "E6")
            .does(3, "choose-start", "square", "A1");
    assertEquals(square("E5"), start(table, 1));
    table.does(1, "leave-game").in("choose-start");
    assertNull(shown(table, 1).lockedStart());
    table.does(2, "choose-start", "square", "E5");
    assertEquals(square("E5"), start(table, 2));
    assertTrue(table.state().player(seat(1)).takenOut());
  }

  @Test
  void withFewerThanTwoPlayersTheGameIsCalledOffWithoutResult() {
    var table = Table.dealt(2).does(1, "leave-game").in("over");
    var outcome = Table.GAME.outcome(table.state()).orElseThrow();
    assertEquals("called-off", outcome.reason());
    assertEquals(List.of(), outcome.ranking());
    table.shown().squares().values().forEach(face -> assertEquals(new Face(null, null), face));
    table.refuses(2, "game-over", "choose-start", "square", "A1");
  }
}
