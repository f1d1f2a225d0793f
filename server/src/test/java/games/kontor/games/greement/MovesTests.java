package games.kontor.games.greement;

import static games.kontor.games.greement.Table.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.game.Blocked;
import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Limit;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.SeededChance;
import games.kontor.room.Sampler;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the moves tell besides what is allowed, which {@link GreementContractTests} proves. */
final class MovesTests {

  private static Moves moves(Table table, int seat) {
    return Table.GAME.moves(table.state(), seat(seat));
  }

  private static Move move(Table table, int seat, String action) {
    var variants = moves(table, seat).of(action);
    assertEquals(1, variants.size(), action);
    return variants.getFirst();
  }

  private static Items items(Move move, String parameter) {
    return ((Domain.One) parameter(move, parameter)).of();
  }

  private static Domain parameter(Move move, String parameter) {
    return Objects.requireNonNull(move.parameters().get(parameter));
  }

  @Test
  void aSquareForSaleTellsItsPriceForYouAndWhatItBrings() {
    var table =
        Table.onLand(2)
            .square("C4", Kind.LAND, 1)
            .square("E5", Kind.LAKE)
            .value(Value.LAKE_MULTIPLIER, 3)
            .money(1, 10);
    var squares = (Items.Priced) items(move(table, 1, "buy"), "square");
    assertEquals(10L, squares.weights().get("E4"));
    var lot =
        PublicTable.of(table.state()).lots().stream()
            .filter(each -> each.squares().contains(Square.parse("E4")))
            .findFirst()
            .orElseThrow();
    assertEquals(3, lot.multiplier());
    assertEquals(9, lot.profit().crop());
    assertEquals(6, lot.worth().land());
    assertEquals(Optional.empty(), whyNot(table, 1, "buy"));
  }

  @Test
  void whatIsTooDearIsBeyondTheLimitThatSaysSo() {
    var table = Table.onLand(2).square("C4", Kind.LAND, 1).money(1, 9);
    var buy = move(table, 1, "buy");
    assertEquals(10, items(buy, "square").weight("E4"));
    assertEquals(
        List.of(
            Limit.most(9, "insufficient-funds", Limit.Term.plus("square"))
                .telling("needed", "available")),
        buy.limits());
    table.refuses(1, "insufficient-funds", "buy", "square", "E4");
  }

  @Test
  void anActionOfThePhaseThatCannotBeDoneNowIsListedWithItsReason() {
    var table = Table.onLand(2).square("E5", Kind.LAND, 2);
    assertEquals(Optional.of("no-debt"), whyNot(table, 1, "repay"));
    assertEquals(Optional.of("insufficient-funds"), whyNot(table, 1, "buy"));
    assertEquals(Optional.of("not-unseeded"), whyNot(table, 1, "seed"));
    assertEquals(Optional.of("not-a-crop"), whyNot(table, 1, "buy-cattle"));
    assertEquals(Optional.of("not-yours"), whyNot(table, 1, "offer-sale"));
    assertEquals(Optional.of("insufficient-funds"), whyNot(table, 1, "offer-donation"));
    assertEquals(Optional.of("not-your-turn"), whyNot(table, 2, "borrow"));
    assertEquals(Optional.of("not-your-turn"), whyNot(table, 2, "end-turn"));
    table.does(1, "borrow", "amount", 14);
    assertEquals(Optional.of("loan-limit"), whyNot(table, 1, "borrow"));
    table.events("V07");
    assertEquals(Optional.of("vote-first"), whyNot(table, 1, "ready"));
  }

  /** The reason that is listed, or the limit that no choice keeps. */
  private static Optional<String> whyNot(Table table, int seat, String action) {
    var moves = moves(table, seat);
    var listed = moves.whyNot(action).map(Blocked::code);
    return listed.or(
        () -> {
          Move move = move(table, seat, action);
          return Sampler.sample(move, new SeededChance(1)).isPresent()
              ? Optional.empty()
              : Optional.of(move.limits().getFirst().code());
        });
  }

  @Test
  void whatATurnAllowsStaysListedWhenItIsNotOpen() {
    var table = Table.onLand(2).square("C4", Kind.LAND, 1).money(1, 9);
    var onTurn = moves(table, 1);
    table.events("V07");
    var voting = moves(table, 1);
    assertEquals(onTurn.listed().get("buy"), voting.listed().get("buy"));
    assertEquals(onTurn.listed().get("offer-donation"), voting.listed().get("offer-donation"));
    assertEquals(List.of(), voting.of("buy"));
    assertEquals(1, voting.of("offer-donation").size());
    assertEquals(
        List.of("vote", "offer-donation", "leave-game"), List.copyOf(voting.open().keySet()));
    assertEquals(Optional.empty(), voting.whyNot("buy"));
    table.refuses(1, "wrong-phase", "buy", "square", "E4");
  }

  @Test
  void whatIsAtHandStandsOnceForAllMoves() {
    var poor = Table.onLand(2).square("C4", Kind.LAND, 1).money(1, 9);
    var rich = Table.onLand(2).square("C4", Kind.LAND, 1).money(1, 30);
    assertEquals(Map.of("available", 9L), moves(poor, 1).bounds());
    assertEquals(Map.of("available", 30L), moves(rich, 1).bounds());
    assertEquals(moves(poor, 1).listed(), moves(rich, 1).listed());
  }

  @Test
  void offTurnADealIsOfferedToThePlayerOnTurnAlone() {
    var table = Table.onLand(3).square("A1", Kind.LAND, 2).square("C1", Kind.LAND, 1).money(2, 20);
    var to = (Domain.One) parameter(move(table, 2, "offer-sale"), "to");
    var from = (Domain.One) parameter(move(table, 2, "offer-purchase"), "from");
    assertEquals(List.of("1"), to.open());
    assertEquals(List.of("1"), from.open());
    assertEquals(List.of(new Blocked("not-a-party", Map.of(), List.of("3"))), from.blocked());
  }

  @Test
  void aDealWeighsByPartnerAndByWhoPaysTheTax() {
    var table =
        Table.onLand(3)
            .square("A1", Kind.LAND, 1)
            .square("A3", Kind.LAND, 2)
            .square("A5", Kind.LAND, 3)
            .money(1, 3);
    var sale = move(table, 1, "offer-sale").limits().getFirst();
    assertEquals(Map.of("taxPayer", "seller"), sale.when());
    assertEquals(
        Map.of("2", Map.of("A1", 8L), "3", Map.of("A1", 16L)), sale.terms().getFirst().weights());
    table
        .refuses(1, "insufficient-funds", "offer-sale", sale(4, 2))
        .refuses(1, "insufficient-funds", "offer-sale", sale(12, 3))
        .does(1, "offer-sale", sale(13, 3));
  }

  private static Object[] sale(int price, int buyer) {
    return new Object[] {"square", "A1", "price", price, "taxPayer", "seller", "to", buyer};
  }

  @Test
  void anOfferIsAnsweredByItsAddresseeAndWithdrawnByItsMaker() {
    var table =
        Table.onLand(3)
            .square("A1", Kind.LAND, 1)
            .does(1, "offer-sale", "square", "A1", "price", 5, "taxPayer", "buyer", "to", 2);
    assertEquals(Optional.of("insufficient-funds"), whyNot(table, 2, "accept-offer"));
    assertEquals(1, moves(table, 2).of("refuse-offer").size());
    assertEquals(1, moves(table, 1).of("withdraw-offer").size());
    for (String action : List.of("accept-offer", "refuse-offer", "withdraw-offer")) {
      assertEquals(List.of(), moves(table, 3).of(action));
    }
  }

  @Test
  void aPaymentMayBorrowFromWhatLacksUpToThePrice() {
    var table =
        Table.onLand(2)
            .square("B2", Kind.LAKE)
            .square("B1", Kind.LAND, 1)
            .money(1, 4)
            .events("P03");
    var loan = move(table, 1, "pay-event").parameters().get("loan");
    assertEquals(new Domain.Whole(11, 15), loan);
  }
}
