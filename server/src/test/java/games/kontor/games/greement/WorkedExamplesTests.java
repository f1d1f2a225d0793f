package games.kontor.games.greement;

import static games.kontor.games.greement.Table.seat;
import static games.kontor.games.greement.Table.square;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The worked examples of the rulebook (12), in its figures. */
final class WorkedExamplesTests {

  @Test
  void example1ADistantSquareCostsTheTaxForEverySquareOfTheWay() {
    Table.onLand(2)
        .square("C4", Kind.LAND, 1)
        .money(1, 12)
        .does(1, "buy", "square", "E4")
        .has(1, 2, 0)
        .does(1, "buy", "square", "D4")
        .has(1, 0, 0);
    var ground = Table.onLand(2).square("C4", Kind.LAND, 1).state().ground();
    assertEquals(12, ground.buyTax(seat(1), square("E5")));
    assertEquals(2, ground.bankPrice(square("E5")));
  }

  @Test
  void example2MultipliersOfLakesAndMountainsMultiplyEachOther() {
    var table =
        Table.onLand(2)
            .square("G4", Kind.LAKE)
            .square("H5", Kind.LAKE)
            .value(Value.LAKE_MULTIPLIER, 2)
            .square("G5", Kind.CROP, 1);
    var ground = table.state().ground();
    assertEquals(4, ground.multiplier(square("G5")));
    assertEquals(12, ground.profit(square("G5")));
    assertEquals(16, ground.value(square("G5")));
    ground =
        table
            .square("F5", Kind.MOUNTAIN)
            .value(Value.MOUNTAIN_MULTIPLIER, 3)
            .square("H4", Kind.GOLD, 1)
            .square("F4", Kind.CROP, 1)
            .state()
            .ground();
    assertEquals(12, ground.multiplier(square("G5")));
    assertEquals(36, ground.profit(square("G5")));
    assertEquals(16, ground.profit(square("H4")));
    assertEquals(6, ground.multiplier(square("F4")));
  }

  @Test
  void example3ThePaperOfTheSeed() {
    Table.onLand(2)
        .square("B2", Kind.CROP, 1)
        .money(1, 15)
        .debt(1, 8)
        .does(1, "buy-cattle", "square", "B2")
        .has(1, 10, 8)
        .is("B2", Kind.CATTLE, 1)
        .does(1, "repay", "amount", 1)
        .has(1, 9, 7)
        .does(1, "end-turn")
        .has(1, 9, 14);
  }

  @Test
  void example4TheSellerMayPayTheTaxOutOfThePrice() {
    dearLand("seller").has(2, 10, 0).has(1, 12, 0);
    dearLand("buyer").has(2, 2, 0).has(1, 20, 0);
  }

  private static Table dearLand(String taxPayer) {
    var table =
        Table.onLand(2)
            .square("B1", Kind.LAKE)
            .value(Value.LAKE_MULTIPLIER, 2)
            .square("D2", Kind.LAND, 2)
            .square("B2", Kind.CROP, 1)
            .money(2, 30)
            .turnOf(2)
            .does(1, "offer-sale", "to", 2, "square", "B2", "price", 20, "taxPayer", taxPayer)
            .money(1, 0, 0);
    return table.does(2, "accept-offer", "offer", table.offer()).is("B2", Kind.CROP, 2);
  }

  /** Ann's lake and mountain, Bob on E4, Cid on J10, as examples 5 and 6 have them. */
  private static Table annBobAndCid() {
    var tiles =
        new TreeMap<>(
            Map.of(
                "C4", Kind.LAKE,
                "C3", Kind.MOUNTAIN,
                "B4", Kind.LAND,
                "C5", Kind.GOLD,
                "D4", Kind.LAND,
                "E4", Kind.LAND,
                "J10", Kind.LAND));
    return Table.dealt(3, new TreeMap<>(), new TreeMap<>(Map.of("tiles", Tiles.where(tiles))))
        .does(1, "choose-start", "square", "C4")
        .does(2, "choose-start", "square", "D4")
        .does(3, "choose-start", "square", "J10");
  }

  @Test
  void example5StartsAreSettledInSeatOrderAndALakeIsReplaced() {
    var table = annBobAndCid().in("choose-start");
    assertEquals(square("C4"), table.state().player(seat(1)).lockedStart());
    assertEquals(null, table.state().player(seat(2)).lockedStart());
    assertEquals(square("J10"), table.state().player(seat(3)).lockedStart());
    table
        .refuses(2, "connected-to-start", "choose-start", "square", "C5")
        .does(2, "choose-start", "square", "E4")
        .in("replace-start");
    assertEquals(List.of(square("B4"), square("C5")), Starts.candidates(table.state(), seat(1)));
    table
        .refuses(1, "not-buyable", "replace-start", "square", "C3")
        .refuses(1, "connected-to-start", "replace-start", "square", "D4")
        .does(1, "replace-start", "square", "C5")
        .in("loaning");
  }

  @Test
  void example6TheTiedPlayerWithTheHighestSeatBeginsAndTheFirstDebtIsDoubled() {
    var table =
        annBobAndCid()
            .does(2, "choose-start", "square", "E4")
            .does(1, "replace-start", "square", "C5")
            .refuses(1, "loan-too-small", "take-first-loan", "amount", 4)
            .refuses(1, "loan-too-big", "take-first-loan", "amount", 15)
            .does(1, "take-first-loan", "amount", 14)
            .does(2, "take-first-loan", "amount", 14)
            .does(3, "take-first-loan", "amount", 2)
            .has(1, 9, 14)
            .has(2, 12, 14)
            .has(3, 0, 2)
            .onTurn(2);
    assertEquals(1, table.state().round());
    table.does(2, "end-turn").has(2, 12, 28).onTurn(3);
    table.does(3, "end-turn").onTurn(1);
    table.does(1, "end-turn");
    assertTrue(table.kinds().contains("cards-drawn"));
    assertEquals(2, table.state().round());
  }

  @Test
  void example7ADrawTriggersTheEvent() {
    var table = fourVotesOnV07();
    table
        .does(3, "vote", "choice", "for")
        .does(4, "vote", "choice", "for")
        .expires("event-vote")
        .stands(Value.CROP_PROFIT, 2)
        .stands(Value.GOLD_MINE_PROFIT, 5);
  }

  private static Table fourVotesOnV07() {
    return Table.onLand(4)
        .square("A1", Kind.LAND, 1)
        .square("C2", Kind.LAND, 3)
        .money(1, 20)
        .events("V07")
        .does(1, "vote", "choice", "against")
        .does(2, "vote", "choice", "against");
  }

  @Test
  void example8ADonationWithItsTaxBuysAVote() {
    var table =
        fourVotesOnV07()
            .does(3, "vote", "choice", "for")
            .does(4, "vote", "choice", "for")
            .does(1, "ready")
            .does(1, "offer-donation", "to", 3, "amount", 3)
            .money(1, 20, 15);
    table.does(3, "accept-offer", "offer", table.offer()).has(1, 5, 0).has(3, 3, 0);
    assertEquals(List.of(), table.event().ready());
    table
        .does(3, "vote", "choice", "against")
        .expires("event-vote")
        .stands(Value.CROP_PROFIT, 3)
        .has(3, 3, 0);
  }

  @Test
  void example8WhoseVoteWasBoughtRemainsFree() {
    var table =
        fourVotesOnV07()
            .does(3, "vote", "choice", "for")
            .does(4, "vote", "choice", "for")
            .does(1, "offer-donation", "to", 3, "amount", 3);
    table
        .does(3, "accept-offer", "offer", table.offer())
        .does(3, "vote", "choice", "for")
        .expires("event-vote")
        .stands(Value.CROP_PROFIT, 2)
        .has(3, 3, 0);
  }

  @Test
  void example9ThePledgeThatReachesTheSumIsCutItsLoanFirst() {
    Table.onLand(3)
        .money(1, 6)
        .money(2, 1)
        .money(3, 2)
        .events("P01")
        .does(1, "pledge", "amount", 4, "loan", 0)
        .does(2, "pledge", "amount", 4, "loan", 4)
        .does(3, "pledge", "amount", 5, "loan", 3)
        .has(1, 2, 0)
        .has(2, 1, 4)
        .has(3, 0, 0)
        .stands(Value.LOAN_MULTIPLIER, 2);
  }

  @Test
  void example10NoValueGoesBelowOneAndNothingIsMadeUpForLater() {
    Table.onLand(2)
        .value(Value.DISTANCE_TAX, 2)
        .value(Value.CROP_PROFIT, 1)
        .events("V09", "V08")
        .expires("event-vote")
        .stands(Value.DISTANCE_TAX, 1)
        .stands(Value.CROP_PROFIT, 1)
        .stands(Value.GOLD_MINE_PROFIT, 3)
        .expires("event-vote")
        .stands(Value.CROP_PROFIT, 2);
  }

  @Test
  void example11AppropriationTakesEverySquareBesideALakeForTwoEach() {
    Table.onLand(2)
        .square("B2", Kind.LAKE)
        .square("C3", Kind.LAKE)
        .square("B3", Kind.CROP, 1)
        .square("A2", Kind.CATTLE, 1)
        .square("B1", Kind.GOLD, 1)
        .square("A1", Kind.LAND, 1)
        .events("P03", "V04", "V04")
        .expires("event-pay")
        .isNobodys("B3", Kind.LAND)
        .isNobodys("A2", Kind.LAND)
        .isNobodys("B1", Kind.GOLD)
        .is("A1", Kind.LAND, 1)
        .has(1, 6, 0);
  }

  @Test
  void example12TheAlarmEndsEverythingAtOnce() {
    var table =
        Table.onLand(2)
            .square("A1", Kind.CROP, 1)
            .square("C1", Kind.GOLD, 1)
            .square("D1", Kind.LAND, 2)
            .money(1, 7)
            .debt(1, 10)
            .does(1, "offer-donation", "to", 2, "amount", 3)
            .money(1, 7, 7)
            .expires("alarm")
            .money(1, 7, 0)
            .has(1, 7, 10)
            .in("over");
    assertEquals(new Phase.Result(seat(1), 1, 9, 7, 10, 6), results(table).getFirst());
  }

  private static List<Phase.Result> results(Table table) {
    return table.state().phase() instanceof Phase.Over over ? over.results() : List.of();
  }
}
