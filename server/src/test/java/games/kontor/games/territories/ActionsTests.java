package games.kontor.games.territories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Refusal;
import games.kontor.game.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Actions, the order of their errors, resigning, and moves as data (5, 10). */
final class ActionsTests {

  private static Table inCamp() {
    var table = Table.of(3).owns(2, Field.THE_PIT).stands(1, Field.MONASTERY);
    return table.rolls(1, 1, 1).in("camp");
  }

  private static Table inTax() {
    return Table.of(3).stands(1, Field.THE_PIT).rolls(1, 1, 1).in("tax");
  }

  @Test
  void refusesInTheOrderOfTheSpecification() {
    Table.of(2)
        .refuses(1, "unknown-action", "dance")
        .refuses(3, "not-a-player", "roll")
        .does(1, "resign")
        .refuses(3, "not-a-player", "roll")
        .refuses(1, "game-over", "roll")
        .refuses(2, "game-over", "choose-tax");
    Table.of(3)
        .does(2, "resign")
        .refuses(2, "eliminated", "roll")
        .refuses(2, "eliminated", "auto-roll", "on", true)
        .refuses(3, "not-your-turn", "roll")
        .refuses(3, "not-your-turn", "roll-rent")
        .refuses(3, "not-your-turn", "choose-tax", "pay", "gold")
        .refuses(1, "wrong-phase", "roll-rent")
        .refuses(1, "wrong-phase", "choose-tax", "pay", "gold");
    inCamp().refuses(1, "wrong-phase", "roll").refuses(1, "wrong-phase", "choose-tax");
    inTax().refuses(1, "wrong-phase", "roll").refuses(1, "wrong-phase", "roll-rent");
  }

  @Test
  void refusesAParameterThatIsMissingOrNotOneOfTheValues() {
    inTax()
        .refuses(1, "bad-parameter", "choose-tax")
        .refuses(1, "bad-parameter", "choose-tax", "pay", "gold")
        .refuses(1, "bad-parameter", "choose-tax", "pay", 0)
        .refuses(1, "bad-parameter", "choose-tax", "pay", null)
        .refuses(1, "bad-parameter", "auto-roll")
        .refuses(1, "bad-parameter", "auto-roll", "on", "true")
        .refuses(1, "bad-parameter", "auto-roll", "on", 1);
  }

  @Test
  void bothTaxesCanBeChosenEvenWhenTheyPutOut() {
    Table.of(3).stands(1, Field.THE_PIT).money(1, 3999).rolls(1, 1, 1).pays(1, "fixed").isOut(1);
  }

  @Test
  void autoRollIsLegalInEveryPhaseForEverybodyStillIn() {
    for (Table table : List.of(Table.of(3), inCamp(), inTax())) {
      for (int seat = 1; seat <= 3; seat++) {
        table.does(seat, "auto-roll", "on", true).does(seat, "auto-roll", "on", true);
        assertEquals(List.of(), table.facts());
        table.does(seat, "auto-roll", "on", false);
        assertEquals(List.of("auto-roll-set"), table.kinds());
      }
    }
  }

  @Test
  void resigningFreesTheFieldsAndTheMoneyLeavesTheGame() {
    var table = Table.of(3).owns(1, Field.TOWER, Field.CRATER).does(1, "resign").isOut(1);
    table.turnOf(2).has(2, 30_000).has(3, 30_000).isFree(Field.TOWER, Field.CRATER);
    assertEquals(
        List.of(
            new Event.Lost(
                Table.seat(1),
                Event.Cause.RESIGNATION,
                30_000,
                List.of(Field.CRATER, Field.TOWER),
                1)),
        table.facts().subList(0, 1));
  }

  @Test
  void resigningOutOfTurnLeavesTheTurnAlone() {
    Table.of(3).does(3, "resign").turnOf(1).in("roll").rolls(1, 1, 1).turnOf(2);
    inTax().does(2, "resign").in("tax").turnOf(1).pays(1, "fixed").turnOf(3);
    inCamp().does(3, "resign").in("camp").rollsRent(1, 1, 1).turnOf(2);
  }

  @Test
  void aDebtComesBeforeResigning() {
    inCamp().refuses(1, "wrong-phase", "resign");
    inTax().refuses(1, "wrong-phase", "resign");
  }

  @Test
  void aDebtToOneWhoResignsLapses() {
    var table = inCamp().does(2, "resign").has(1, 30_000).turnOf(3).in("roll");
    // The field that is now free is not bought by the one standing there.
    table.isFree(Field.THE_PIT);
    assertEquals(List.of("lost", "rent-lapsed", "turn-began"), table.kinds());
    var two = Table.of(2).owns(2, Field.THE_PIT).stands(1, Field.MONASTERY).rolls(1, 1, 1);
    two.does(2, "resign").ranked(1, 2);
    assertNull(two.shown().due());
  }

  @Test
  void turnAndThrowStayAtTheEnd() {
    var table = Table.of(3).rolls(1, 1, 2).does(1, "resign").does(2, "resign").ranked(3, 2, 1);
    table.turnOf(2);
    assertEquals(new Throw(List.of(1, 2), Throw.Purpose.MOVE), table.shown().throw_());
  }

  @Test
  void afterTurn20000TheGreatestAssetsWinAndEqualOnesShare() {
    var table = Table.of(4).does(3, "resign").turnNumber(20_000);
    table.owns(4, Field.CRATER).money(4, 29_000).money(2, 31_000).owns(2, Field.THE_PIT);
    table.money(1, 33_000).stands(1, Field.CASTLE).rolls(1, 1, 1).in("over").ranked(1, 2, 4, 3);
    var outcome = Table.GAME.outcome(table.state()).orElseThrow();
    assertEquals("turn-limit", outcome.reason());
    assertEquals(20_000, outcome.turns());
    assertEquals(
        List.of(1, 1, 3, 4), outcome.ranking().stream().map(place -> place.place()).toList());
    assertEquals(33_500, outcome.ranking().getFirst().score());
  }

  @Test
  void turn19999IsNotTheLast() {
    Table.of(2).turnNumber(19_999).rolls(1, 1, 1).in("roll").turnOf(2);
  }

  @Test
  void movesSayWhatCanBeDoneAndWhyNot() {
    String waiting = "auto-roll, resign, not roll, roll-rent, choose-tax: not-your-turn";
    assertEquals("roll, auto-roll, resign", moves(Table.of(2), 1));
    assertEquals(waiting, moves(Table.of(2), 2));
    assertEquals("roll-rent, auto-roll, not resign: wrong-phase", moves(inCamp(), 1));
    assertEquals(waiting, moves(inCamp(), 2));
    assertEquals("choose-tax, auto-roll, not resign: wrong-phase", moves(inTax(), 1));
    assertEquals("", moves(Table.of(3).does(2, "resign"), 2));
    assertEquals("", moves(Table.of(2).does(2, "resign"), 1));
  }

  private static String moves(Table table, int seat) {
    var moves = Table.GAME.moves(table.state(), Table.seat(seat));
    var listed = new ArrayList<>(moves.open().keySet());
    moves
        .blocked()
        .forEach(why -> listed.add("not " + String.join(", ", why.of()) + ": " + why.code()));
    return String.join(", ", listed);
  }

  @Test
  void theCaravanSaysWhatEachAmountLeaves() {
    var table = Table.of(3).owns(1, Field.CASTLE).stands(1, Field.THE_PIT).money(1, 3100);
    var moves = Table.GAME.moves(table.rolls(1, 1, 1).state(), Table.seat(1));
    var pay =
        (Domain.One)
            Objects.requireNonNull(moves.of("choose-tax").getFirst().parameters().get("pay"));
    assertEquals(
        new Items.Noted(
            Map.of(
                "fixed",
                new Items.Item(4000, Map.of("left", 0L, "out", true, "standard", false)),
                "percent",
                new Items.Item(1110, Map.of("left", 1990L, "out", false, "standard", true)))),
        pay.of());
  }

  @Test
  void clocksAreOffOrAtLeastAsLongAsTheSpecificationSays() {
    for (var bad : List.of(Map.of("secondsRoll", 4), Map.of("secondsTax", 9))) {
      var refusal =
          assertThrows(
              Refusal.class, () -> Setup.of(2, Table.GAME.about().options(), Map.copyOf(bad)));
      assertEquals("bad-option", refusal.code());
    }
    Table.begun(2, Map.of("secondsRoll", 5, "secondsTax", 10), Map.of());
    Table.begun(2, Map.of("secondsRoll", 0, "secondsTax", 0), Map.of());
  }
}
