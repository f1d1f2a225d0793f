package games.kontor.games.greement;

import static games.kontor.games.greement.Table.seat;
import static games.kontor.games.greement.Table.square;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Turns, loans and purchases (4.3, 5, R3 to R10, R23, R29). */
final class TurnsTests {

  @Test
  void r3OnlySquaresThatShareASideMultiply() {
    var ground =
        Table.onLand(2)
            .square("E5", Kind.CROP, 1)
            .square("D4", Kind.LAKE)
            .square("E4", Kind.LAKE)
            .value(Value.LAKE_MULTIPLIER, 3)
            .state()
            .ground();
    assertEquals(3, ground.multiplier(square("E5")));
  }

  @Test
  void r4GoldMinesAreBoughtWithTaxLikeLand() {
    Table.onLand(2)
        .square("A1", Kind.GOLD, 1)
        .square("C1", Kind.GOLD)
        .money(1, 13)
        .does(1, "buy", "square", "C1")
        .is("C1", Kind.GOLD, 1)
        .has(1, 0, 0);
  }

  @Test
  void r5TheBanksPriceIsNeverMultiplied() {
    var table =
        Table.onLand(2)
            .square("A1", Kind.LAND, 1)
            .square("C1", Kind.LAKE)
            .value(Value.LAKE_MULTIPLIER, 5)
            .money(1, 2)
            .does(1, "buy", "square", "B1")
            .has(1, 0, 0);
    assertEquals(10, table.state().ground().value(square("B1")));
  }

  @Test
  void r6TheBankNeverBuysAndThereIsNoSuchAction() {
    for (Class<?> kind : Action.class.getPermittedSubclasses()) {
      assertFalse(kind.getSimpleName().equals("Sell"));
    }
  }

  @Test
  void r7ThereIsNoTaxWithoutOwnSquaresOrBesideThem() {
    Table.onLand(2)
        .money(1, 4)
        .does(1, "buy", "square", "E5")
        .has(1, 2, 0)
        .does(1, "buy", "square", "E6")
        .has(1, 0, 0);
  }

  @Test
  void r7TwoSquaresAwayCostTwiceTheTax() {
    Table.onLand(2)
        .square("A1", Kind.LAND, 1)
        .money(1, 9)
        .refuses(1, "insufficient-funds", "buy", "square", "C1")
        .money(1, 10)
        .does(1, "buy", "square", "C1")
        .has(1, 0, 0);
  }

  @Test
  void r9AllLoansOfATurnTogetherStayWithinTheLimit() {
    Table.onLand(2)
        .does(1, "borrow", "amount", 10)
        .refuses(1, "loan-limit", "borrow", "amount", 5)
        .does(1, "borrow", "amount", 4)
        .refuses(1, "loan-limit", "borrow", "amount", 1)
        .has(1, 14, 14)
        .does(1, "repay", "amount", 14)
        .refuses(1, "loan-limit", "borrow", "amount", 1)
        .refuses(1, "bad-amount", "borrow", "amount", 0)
        .refuses(1, "bad-amount", "borrow", "amount", -3)
        .refuses(1, "bad-amount", "borrow", "amount", 1_000_000_000_001L)
        .refuses(1, "bad-amount", "borrow", "amount", 2.5)
        .refuses(1, "bad-amount", "borrow", "amount", true)
        .refuses(2, "not-your-turn", "borrow", "amount", 0);
  }

  @Test
  void r9TheNextTurnHasItsOwnLimitWhateverTheDebt() {
    Table.onLand(2)
        .does(1, "borrow", "amount", 14)
        .does(1, "end-turn")
        .turnOf(1)
        .does(1, "borrow", "amount", 14)
        .has(1, 28, 42);
  }

  @Test
  void theOptionRaisesTheLimit() {
    Table.onLand(2, new TreeMap<>(Map.of("later-loan-limit", 100)), new TreeMap<>())
        .does(1, "borrow", "amount", 100)
        .refuses(1, "loan-limit", "borrow", "amount", 1);
  }

  @Test
  void r10ProfitIsCollectedByItselfBeforeAnyAction() {
    var table =
        Table.onLand(2)
            .square("A1", Kind.CROP, 2)
            .square("C1", Kind.GOLD, 2)
            .square("E1", Kind.CATTLE, 2)
            .square("G1", Kind.LAND, 2)
            .does(1, "end-turn")
            .onTurn(2)
            .has(2, 13, 0);
    assertEquals(List.of("turn-ended", "turn-began", "profit-collected"), table.kinds());
  }

  @Test
  void r10NoProfitOnThePlayersOwnFirstTurnButTheDebtIsMultiplied() {
    Table.onLand(2)
        .round(1)
        .square("A1", Kind.CROP, 2)
        .debt(2, 5)
        .does(1, "end-turn")
        .onTurn(2)
        .has(2, 0, 5)
        .does(2, "end-turn")
        .has(2, 0, 10);
  }

  @Test
  void r23RepayingMoreThanOneOwesOrHasIsCut() {
    Table.onLand(2)
        .refuses(1, "no-debt", "repay", "amount", 1)
        .debt(1, 8)
        .refuses(1, "no-money", "repay", "amount", 1)
        .money(1, 3)
        .does(1, "repay", "amount", 1_000_000)
        .has(1, 0, 5)
        .money(1, 10)
        .does(1, "repay", "amount", 9)
        .has(1, 5, 0)
        .refuses(1, "bad-amount", "repay", "amount", 0);
  }

  @Test
  void r23ReservedMoneyDoesNotRepay() {
    Table.onLand(2)
        .money(1, 10)
        .debt(1, 8)
        .does(1, "offer-donation", "to", 2, "amount", 9)
        .does(1, "repay", "amount", 8)
        .has(1, 9, 7)
        .refuses(1, "no-money", "repay", "amount", 1)
        .refuses(1, "insufficient-funds", "buy", "square", "E5");
  }

  @Test
  void buyingIsRefusedInTheOrderOfTheRules() {
    Table.onLand(2)
        .square("A1", Kind.LAND, 1)
        .square("B1", Kind.GOLD, 2)
        .square("C1", Kind.LAKE)
        .square("D1", Kind.MOUNTAIN)
        .refuses(1, "not-buyable", "buy", "square", "C1")
        .refuses(1, "not-buyable", "buy", "square", "D1")
        .refuses(1, "already-owned", "buy", "square", "A1")
        .refuses(1, "already-owned", "buy", "square", "B1")
        .refuses(1, "insufficient-funds", "buy", "square", "A2")
        .refuses(1, "bad-square", "buy", "square", "")
        .refuses(2, "not-your-turn", "buy", "square", "Z9");
  }

  @Test
  void onlyOwnUnseededLandIsSeeded() {
    Table.onLand(2)
        .square("A1", Kind.LAND, 1)
        .square("B1", Kind.CROP, 1)
        .square("C1", Kind.GOLD, 1)
        .square("D1", Kind.LAND, 2)
        .refuses(1, "not-yours", "seed", "square", "D1")
        .refuses(1, "not-yours", "seed", "square", "E5")
        .refuses(1, "not-unseeded", "seed", "square", "B1")
        .refuses(1, "not-unseeded", "seed", "square", "C1")
        .refuses(1, "insufficient-funds", "seed", "square", "A1")
        .money(1, 2)
        .does(1, "seed", "square", "A1")
        .is("A1", Kind.CROP, 1)
        .has(1, 0, 0);
  }

  @Test
  void onlyOwnCropsBecomeCattle() {
    Table.onLand(2)
        .square("A1", Kind.CROP, 1)
        .square("B1", Kind.LAND, 1)
        .square("C1", Kind.GOLD, 1)
        .square("D1", Kind.CATTLE, 1)
        .square("E1", Kind.CROP, 2)
        .refuses(1, "not-yours", "buy-cattle", "square", "E1")
        .refuses(1, "not-a-crop", "buy-cattle", "square", "B1")
        .refuses(1, "not-a-crop", "buy-cattle", "square", "C1")
        .refuses(1, "not-a-crop", "buy-cattle", "square", "D1")
        .refuses(1, "insufficient-funds", "buy-cattle", "square", "A1")
        .money(1, 5)
        .does(1, "buy-cattle", "square", "A1")
        .is("A1", Kind.CATTLE, 1)
        .has(1, 0, 0);
  }

  @Test
  void r29AnyNumberOfActionsInAnyOrderWithinATurn() {
    Table.onLand(2)
        .money(1, 20)
        .does(1, "buy", "square", "A1")
        .does(1, "seed", "square", "A1")
        .does(1, "borrow", "amount", 3)
        .does(1, "buy", "square", "B1")
        .does(1, "repay", "amount", 1)
        .does(1, "seed", "square", "B1")
        .does(1, "buy-cattle", "square", "A1")
        .onTurn(1)
        .has(1, 9, 2);
  }

  @Test
  void theTurnLasts180SecondsAndItsEndMultipliesTheDebtWithoutRepaying() {
    var table = Table.onLand(2).money(1, 10).debt(1, 3);
    assertEquals(180_000, table.deadline("turn").atMillis());
    assertEquals(180_000, table.deadline("turn").fullMillis());
    table.expires("turn").has(1, 10, 6).onTurn(2);
    assertEquals(360_000, table.deadline("turn").atMillis());
  }

  @Test
  void offersLapseAndReservesReturnAtTheEndOfTheTurn() {
    var table = Table.onLand(2).money(1, 10).does(1, "offer-donation", "to", 2, "amount", 9);
    table.money(1, 10, 9).does(1, "end-turn").money(1, 10, 0);
    assertEquals("offer-lapsed", table.kinds().getFirst());
    table.refuses(2, "unknown-offer", "accept-offer", "offer", "1-2.1");
  }

  @Test
  void afterTheLastSeatComesTheFirstAndTheRoundGrowsBeforeItsTurn() {
    var table =
        Table.onLand(3).with(draft -> draft.first = seat(2)).does(1, "end-turn").in("event-vote");
    assertEquals(3, table.state().round());
    assertTrue(table.kinds().containsAll(List.of("round-began", "cards-drawn")));
  }

  @Test
  void moneyAndDebtAreCutAtTheCeiling() {
    Table.onLand(2)
        .debt(1, 700_000_000_000L)
        .money(1, 999_999_999_999L)
        .does(1, "borrow", "amount", 14)
        .has(1, 1_000_000_000_000L, 700_000_000_014L)
        .does(1, "end-turn")
        .has(1, 1_000_000_000_000L, 1_000_000_000_000L);
  }

  @Test
  void theHandTellsWhatWouldComeOfEndingNow() {
    var hand = Table.onLand(2).square("A1", Kind.CROP, 1).money(1, 4).debt(1, 7).hand(1);
    assertEquals(14, hand.debtIfEnded());
    assertEquals(3, hand.nextProfit());
    assertEquals(4, hand.available());
  }

  @Test
  void thePaperNotesEveryChangeWithItsReason() {
    var table =
        Table.onLand(2)
            .money(1, 4)
            .does(1, "buy", "square", "A1")
            .does(1, "seed", "square", "A1")
            .does(1, "borrow", "amount", 3);
    var reasons = table.hand(1).paper().values().stream().map(Paper::reason).toList();
    assertEquals(
        List.of(Paper.Reason.PROFIT, Paper.Reason.PURCHASE, Paper.Reason.SEED, Paper.Reason.LOAN),
        reasons);
    var last = List.copyOf(table.hand(1).paper().values()).getLast();
    assertEquals(new Paper(2, Paper.Reason.LOAN, 3, 3, 3, 3, null, null), last);
  }
}
