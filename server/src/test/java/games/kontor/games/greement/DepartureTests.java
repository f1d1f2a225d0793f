package games.kontor.games.greement;

import static games.kontor.games.greement.Table.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Who leaves and who is away (8). */
final class DepartureTests {

  @Test
  void whoHasLeftIsNoPlayerAnyMore() {
    Table.onLand(3)
        .does(2, "leave-game")
        .refuses(2, "not-a-player", "end-turn")
        .refuses(2, "not-a-player", "leave-game")
        .refuses(9, "not-a-player", "end-turn");
  }

  @Test
  void theTurnOfWhoLeavesEndsAsWithEndTurn() {
    var table =
        Table.onLand(3)
            .money(1, 5)
            .debt(1, 4)
            .does(1, "offer-donation", "to", 2, "amount", 5)
            .does(1, "leave-game")
            .onTurn(2)
            .money(1, 5, 0)
            .has(1, 5, 8);
    assertEquals(List.of("offer-lapsed", "left-game", "turn-ended", "turn-began"), table.kinds());
  }

  @Test
  void laterTurnsOfWhoLeftPassInAnInstantWithProfitAndMultiplication() {
    var table =
        Table.onLand(3)
            .square("A1", Kind.CROP, 2)
            .debt(2, 4)
            .does(2, "leave-game")
            .does(1, "end-turn")
            .onTurn(3)
            .has(2, 3, 8);
    assertEquals(List.of("turn-ended", "turn-passed", "turn-began"), table.kinds());
  }

  @Test
  void theSeatOfTheFirstStillMarksTheStartOfRounds() {
    var table = Table.onLand(3).does(1, "leave-game").onTurn(2).does(2, "end-turn");
    table.does(3, "end-turn").in("event-vote");
    assertEquals(3, table.state().round());
    while (!(table.state().phase() instanceof Phase.Turn)) {
      table.expires(Phase.name(table.state().phase()));
    }
    table.onTurn(2);
    assertTrue(table.kinds().contains("turn-passed"));
  }

  @Test
  void offersFromAndToWhoLeavesLapse() {
    var table =
        Table.onLand(3)
            .money(1, 9)
            .does(1, "offer-donation", "to", 2, "amount", 1)
            .does(1, "offer-donation", "to", 3, "amount", 2)
            .does(2, "leave-game");
    assertEquals("1-3.1", table.offer());
    table.money(1, 9, 2).refuses(1, "player-left", "offer-donation", "to", 2, "amount", 1);
  }

  @Test
  void hisVoteAndReadyMarkAreStruck() {
    var table =
        Table.onLand(4)
            .events("V07")
            .does(2, "vote", "choice", "against")
            .does(2, "ready")
            .does(2, "leave-game");
    assertEquals(List.of(), table.event().voted());
    assertEquals(List.of(), table.event().ready());
  }

  @Test
  void hisSquaresMoneyAndDebtStay() {
    Table.onLand(3)
        .square("A1", Kind.GOLD, 2)
        .money(2, 5)
        .debt(2, 6)
        .does(2, "leave-game")
        .is("A1", Kind.GOLD, 2)
        .has(2, 5, 6)
        .refuses(1, "already-owned", "buy", "square", "A1");
  }

  private static long millisOfTurn(Table table) {
    return table.deadline("turn").fullMillis();
  }

  /** Comes round to the next turn of seat 1, the events running out on the way. */
  private static void comeRound(Table table) {
    table.expires("turn");
    while (!table.state().onTurn(seat(1))) {
      table.expires(Phase.name(table.state().phase()));
    }
  }

  @Test
  void whoWasAwayForAWholeTurnHasTenSecondsWhileHeStaysAway() {
    var table = Table.onLand(2);
    table.with(d -> d.player(seat(1), p -> p.edit(change -> change.attended = true)));
    table.goes(1);
    comeRound(table);
    assertEquals(180_000, millisOfTurn(table));
    comeRound(table);
    assertEquals(10_000, millisOfTurn(table));
    comeRound(table);
    assertEquals(10_000, millisOfTurn(table));
  }

  private static Table shortTurn() {
    var table = Table.onLand(2).goes(1);
    comeRound(table);
    comeRound(table);
    assertEquals(10_000, millisOfTurn(table));
    return table;
  }

  @Test
  void whoComesBackWithinAShortTurnHas180SecondsFromItsBeginning() {
    var table = shortTurn();
    long began = table.state().clock().startedAtMillis();
    table.later(5).comes(1);
    assertEquals(began + 180_000, table.deadline("turn").atMillis());
    assertEquals(180_000, millisOfTurn(table));
    table.goes(1);
    assertEquals(began + 180_000, table.deadline("turn").atMillis());
    comeRound(table);
    assertEquals(180_000, millisOfTurn(table));
  }

  @Test
  void whoComesBackBetweenHisTurnsHasFullTurnsAgain() {
    var table = shortTurn().expires("turn").comes(1);
    table.goes(1);
    while (!table.state().onTurn(seat(1))) {
      table.expires(Phase.name(table.state().phase()));
    }
    assertEquals(180_000, millisOfTurn(table));
  }

  @Test
  void whoIsAwayKeepsEverythingAndIsCounted() {
    var table =
        Table.onLand(3)
            .goes(3)
            .events("V07")
            .does(1, "vote", "choice", "against")
            .does(1, "ready")
            .in("event-vote");
    table.does(2, "vote", "choice", "against").does(2, "ready").stands(Value.CROP_PROFIT, 3);
    table = Table.onLand(3).square("A1", Kind.CROP, 2).goes(2).does(1, "end-turn");
    table.onTurn(2).has(2, 3, 0);
    assertEquals(false, table.shown().players().get(1).connected());
  }

  @Test
  void presenceThatChangesNothingIsNoFact() {
    var table = Table.onLand(3).comes(1);
    assertEquals(List.of(), table.facts());
    table.goes(1).goes(1);
    assertEquals(List.of(), table.facts());
    table.does(2, "leave-game").goes(2);
    assertEquals(List.of(), table.facts());
  }

  @Test
  void offersToWhoIsAwayStayOpen() {
    Table.onLand(3)
        .money(1, 9)
        .does(1, "offer-donation", "to", 2, "amount", 1)
        .goes(2)
        .money(1, 9, 1);
  }
}
