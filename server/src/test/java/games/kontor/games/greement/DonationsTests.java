package games.kontor.games.greement;

import static games.kontor.games.greement.Table.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Heard;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Donations, and what happens to open offers of any kind (5, 6, R8, R22, R27). */
final class DonationsTests {

  /** Seat 1 on turn owns A1, seat 2 owns E1, seat 3 nothing; everybody has 50. */
  private static Table table() {
    return Table.onLand(3)
        .square("A1", Kind.LAND, 1)
        .square("E1", Kind.GOLD, 2)
        .money(1, 50)
        .money(2, 50)
        .money(3, 50);
  }

  private static Table sale(Table table, int price, String taxPayer) {
    return table.does(
        1, "offer-sale", "to", 2, "square", "A1", "price", price, "taxPayer", taxPayer);
  }

  @Test
  void r8ADonationCostsTheTaxOfTheSmallestDistanceAlsoBetweenNeighbours() {
    Table.onLand(2)
        .square("A1", Kind.LAND, 1)
        .square("H8", Kind.LAND, 1)
        .square("B1", Kind.LAND, 2)
        .money(1, 9)
        .does(1, "offer-donation", "to", 2, "amount", 5)
        .money(1, 9, 9)
        .does(2, "accept-offer", "offer", "1-2.1")
        .has(1, 0, 0)
        .has(2, 5, 0);
  }

  @Test
  void r8WithoutSquaresOnOneSideADonationIsFreeOfTax() {
    table()
        .does(1, "offer-donation", "to", 3, "amount", 5)
        .money(1, 50, 5)
        .does(3, "accept-offer", "offer", "1-3.1")
        .has(1, 45, 0)
        .has(3, 55, 0);
  }

  @Test
  void donationsAreRefusedInTheOrderOfTheRules() {
    var table = table();
    table
        .does(3, "leave-game")
        .refuses(2, "not-your-turn", "offer-donation", "to", 9, "amount", 0)
        .refuses(1, "bad-amount", "offer-donation", "to", 9, "amount", 0)
        .refuses(1, "bad-amount", "offer-donation", "to", 2, "amount", 1_000_000_000_001L)
        .refuses(1, "unknown-player", "offer-donation", "to", 9, "amount", 1)
        .refuses(1, "unknown-player", "offer-donation", "to", "2", "amount", 1)
        .refuses(1, "to-yourself", "offer-donation", "to", 1, "amount", 1)
        .refuses(1, "player-left", "offer-donation", "to", 3, "amount", 1)
        .refuses(1, "insufficient-funds", "offer-donation", "to", 2, "amount", 35);
  }

  @Test
  void r22DonationsAreForTheOwnTurnAndForVotesOnly() {
    table().events("V07").does(2, "offer-donation", "to", 3, "amount", 5).in("event-vote");
    table()
        .events("P01")
        .refuses(2, "wrong-phase", "offer-donation", "to", 3, "amount", 5)
        .refuses(2, "wrong-phase", "accept-offer", "offer", "1-2.1")
        .refuses(2, "wrong-phase", "borrow", "amount", 1);
  }

  @Test
  void onlyTheAddresseeAcceptsOrRefusesAndOnlyTheMakerWithdraws() {
    var table = sale(table(), 10, "buyer");
    String offer = table.offer();
    assertEquals("1-2.1", offer);
    table
        .refuses(1, "not-your-offer", "accept-offer", "offer", offer)
        .refuses(1, "not-your-offer", "refuse-offer", "offer", offer)
        .refuses(2, "not-your-offer", "withdraw-offer", "offer", offer)
        .does(2, "refuse-offer", "offer", offer)
        .refuses(2, "unknown-offer", "accept-offer", "offer", offer);
    sale(table, 10, "buyer");
    assertEquals("1-2.2", table.offer());
    table
        .does(1, "withdraw-offer", "offer", "1-2.2")
        .refuses(1, "unknown-offer", "withdraw-offer", "offer", "1-2.2")
        .refuses(1, "unknown-offer", "withdraw-offer", "offer", 12)
        .refuses(1, "unknown-offer", "withdraw-offer");
  }

  @Test
  void toAnybodyButItsPartiesAnOfferDoesNotExist() {
    var table = sale(table(), 10, "buyer");
    table
        .refuses(3, "unknown-offer", "accept-offer", "offer", table.offer())
        .refuses(3, "unknown-offer", "refuse-offer", "offer", table.offer())
        .refuses(3, "unknown-offer", "withdraw-offer", "offer", table.offer());
    assertEquals(List.of(), table.hand(3).offers());
    assertEquals(1, table.hand(2).offers().size());
    assertEquals(table.hand(1).offers(), table.hand(2).offers());
  }

  @Test
  void idsCountWithinOnePairSoThatAGapTellsOfNoOfferBetweenOthers() {
    var table = sale(sale(table(), 10, "buyer"), 11, "buyer");
    table.does(1, "offer-donation", "to", 3, "amount", 1);
    assertEquals("1-3.1", table.offer());
    sale(table, 12, "buyer");
    assertEquals("1-2.3", table.offer());
  }

  @Test
  void anOfferLapsesWhenItsSquareHasAnotherOwner() {
    var table = sale(sale(table(), 10, "buyer"), 20, "buyer");
    table.does(2, "accept-offer", "offer", "1-2.1");
    assertTrue(table.kinds().contains("offer-lapsed"));
    assertEquals(List.of(), table.state().offers());
  }

  @Test
  void anOfferLapsesWhenItsTaxChangesAndStaysWhenItDoesNot() {
    var table =
        table()
            .does(1, "offer-purchase", "from", 2, "square", "E1", "price", 7, "taxPayer", "buyer")
            .does(1, "offer-donation", "to", 2, "amount", 1)
            .does(1, "offer-donation", "to", 3, "amount", 1)
            .does(1, "buy", "square", "B1");
    assertEquals(List.of("bought", "offer-lapsed", "offer-lapsed"), table.kinds());
    assertEquals("1-3.1", table.offer());
    table.money(1, 48, 1);
  }

  @Test
  void r27TheStoryTellsOfASaleWithoutItsPriceAndOfAGiftWithoutItsAmount() {
    var table = sale(table(), 10, "buyer");
    table.does(2, "accept-offer", "offer", table.offer());
    var line = Heard.byAll(Table.GAME, table.state(), table.facts().getFirst()).orElseThrow();
    assertEquals("square-sold", line.code());
    assertEquals(List.of("seller", "buyer", "square", "kind"), List.copyOf(line.args().keySet()));
    table.does(1, "offer-donation", "to", 2, "amount", 1);
    table.does(2, "accept-offer", "offer", table.offer());
    line = Heard.byAll(Table.GAME, table.state(), table.facts().getFirst()).orElseThrow();
    assertEquals("donated", line.code());
    assertEquals(List.of("from", "to"), List.copyOf(line.args().keySet()));
    assertTrue(Heard.by(seat(3), Table.GAME, table.state(), table.facts().getFirst()).isEmpty());
  }
}
