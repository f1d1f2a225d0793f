package games.kontor.games.greement;

import org.junit.jupiter.api.Test;

/** Sales, purchases and donations between players (5, R8, R22, R27, R28). */
final class OffersTests {

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
  void r28TheOfferNamesWhoPaysTheOneTaxByTheBuyersDistance() {
    var table = sale(table(), 10, "buyer").money(1, 50, 0);
    table
        .does(2, "accept-offer", "offer", table.offer())
        .has(1, 60, 0)
        .has(2, 24, 0)
        .is("A1", Kind.LAND, 2);
  }

  @Test
  void r28TheSellerReservesOnlyWhatThePriceDoesNotCover() {
    var table = sale(table(), 6, "seller").money(1, 50, 10);
    table.does(2, "accept-offer", "offer", table.offer()).has(1, 40, 0).has(2, 44, 0);
    sale(table(), 20, "seller").money(1, 50, 0);
  }

  @Test
  void aPurchaseReservesTheBuyersOutlayAndTakesWhatStandsOnTheSquare() {
    var table =
        table()
            .does(1, "offer-purchase", "from", 2, "square", "E1", "price", 7, "taxPayer", "buyer")
            .money(1, 50, 23);
    table
        .does(2, "accept-offer", "offer", table.offer())
        .is("E1", Kind.GOLD, 1)
        .has(1, 27, 0)
        .has(2, 57, 0);
  }

  @Test
  void theSellerWhoIsAskedToPayTheTaxMustHaveWhatThePriceLacks() {
    var table =
        table()
            .money(2, 8)
            .does(1, "offer-purchase", "from", 2, "square", "E1", "price", 7, "taxPayer", "seller");
    table
        .refuses(2, "insufficient-funds", "accept-offer", "offer", table.offer())
        .money(2, 9)
        .does(2, "accept-offer", "offer", table.offer())
        .has(2, 0, 0)
        .has(1, 43, 0);
  }

  @Test
  void theBuyerWhoIsAskedMustHavePriceAndTax() {
    var table = sale(table(), 35, "buyer");
    table.refuses(2, "insufficient-funds", "accept-offer", "offer", table.offer());
  }

  @Test
  void r28ThePlayerOnTurnIsBuyerOrSeller() {
    table()
        .refuses(
            2,
            "not-a-party",
            "offer-sale",
            "to",
            3,
            "square",
            "E1",
            "price",
            1,
            "taxPayer",
            "buyer")
        .refuses(
            3,
            "not-a-party",
            "offer-purchase",
            "from",
            2,
            "square",
            "E1",
            "price",
            1,
            "taxPayer",
            "buyer")
        .does(2, "offer-sale", "to", 1, "square", "E1", "price", 1, "taxPayer", "buyer")
        .does(3, "offer-purchase", "from", 1, "square", "A1", "price", 0, "taxPayer", "seller");
  }

  @Test
  void salesAreRefusedInTheOrderOfTheRules() {
    var table = table();
    table
        .does(3, "leave-game")
        .refuses(1, "bad-square", "offer-sale", "price", -1, "taxPayer", "x", "to", 9)
        .refuses(
            1,
            "bad-amount",
            "offer-sale",
            "square",
            "A1",
            "price",
            -1,
            "taxPayer",
            "buyer",
            "to",
            9)
        .refuses(
            1,
            "bad-amount",
            "offer-sale",
            "square",
            "A1",
            "price",
            1_000_001,
            "taxPayer",
            "buyer",
            "to",
            2)
        .refuses(
            1, "bad-choice", "offer-sale", "square", "A1", "price", 1, "taxPayer", "me", "to", 9)
        .refuses(1, "bad-choice", "offer-sale", "square", "A1", "price", 1, "taxPayer", 1, "to", 2)
        .refuses(
            1,
            "unknown-player",
            "offer-sale",
            "square",
            "A1",
            "price",
            1,
            "taxPayer",
            "buyer",
            "to",
            9)
        .refuses(
            1,
            "unknown-player",
            "offer-sale",
            "square",
            "A1",
            "price",
            1,
            "taxPayer",
            "buyer",
            "to",
            0)
        .refuses(
            1,
            "to-yourself",
            "offer-sale",
            "square",
            "E1",
            "price",
            1,
            "taxPayer",
            "buyer",
            "to",
            1)
        .refuses(
            1,
            "player-left",
            "offer-sale",
            "square",
            "E1",
            "price",
            1,
            "taxPayer",
            "buyer",
            "to",
            3)
        .refuses(
            1, "not-yours", "offer-sale", "square", "E1", "price", 1, "taxPayer", "buyer", "to", 2);
    for (int i = 0; i < 10; i++) {
      sale(table, i, "buyer");
    }
    table
        .money(1, 0)
        .refuses(
            1, "not-yours", "offer-sale", "square", "B9", "price", 0, "taxPayer", "seller", "to", 2)
        .refuses(
            1,
            "too-many-offers",
            "offer-sale",
            "square",
            "A1",
            "price",
            0,
            "taxPayer",
            "seller",
            "to",
            2)
        .does(1, "withdraw-offer", "offer", table.offer())
        .refuses(
            1,
            "insufficient-funds",
            "offer-sale",
            "square",
            "A1",
            "price",
            0,
            "taxPayer",
            "seller",
            "to",
            2);
  }

  @Test
  void purchasesAreRefusedInTheOrderOfTheRules() {
    var table = table();
    table
        .does(3, "leave-game")
        .refuses(
            1,
            "to-yourself",
            "offer-purchase",
            "square",
            "A1",
            "price",
            1,
            "taxPayer",
            "buyer",
            "from",
            1)
        .refuses(
            1,
            "player-left",
            "offer-purchase",
            "square",
            "A1",
            "price",
            1,
            "taxPayer",
            "buyer",
            "from",
            3)
        .refuses(
            1,
            "not-theirs",
            "offer-purchase",
            "square",
            "A1",
            "price",
            1,
            "taxPayer",
            "buyer",
            "from",
            2)
        .refuses(
            1,
            "insufficient-funds",
            "offer-purchase",
            "square",
            "E1",
            "price",
            35,
            "taxPayer",
            "buyer",
            "from",
            2)
        .does(1, "offer-purchase", "square", "E1", "price", 34, "taxPayer", "buyer", "from", 2)
        .money(1, 50, 50)
        .refuses(
            1,
            "insufficient-funds",
            "offer-purchase",
            "square",
            "E1",
            "price",
            1,
            "taxPayer",
            "seller",
            "from",
            2);
  }
}
