package games.kontor.games.greement;

import static games.kontor.games.greement.Table.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Move;
import games.kontor.game.Move.Domain;
import games.kontor.game.Move.Item;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What the moves tell besides what is allowed, which {@link GreementContractTests} proves. */
final class MovesTests {

  private static List<Move> moves(Table table, int seat, String action) {
    return Table.GAME.moves(table.state(), seat(seat)).stream()
        .filter(move -> move.action().equals(action))
        .toList();
  }

  private static Item item(Move move, String value) {
    return move.parameters().stream()
        .flatMap(
            parameter ->
                parameter.domain() instanceof Domain.One one
                    ? one.items().stream()
                    : List.<Item>of().stream())
        .filter(item -> item.value().equals(value))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aSquareForSaleTellsItsPriceForYouAndWhatItBrings() {
    var table =
        Table.onLand(2)
            .square("C4", Kind.LAND, 1)
            .square("E5", Kind.LAKE)
            .value(Value.LAKE_MULTIPLIER, 3)
            .money(1, 10);
    var buy = moves(table, 1, "buy").getFirst();
    var square = item(buy, "E4");
    assertEquals(10, square.weight());
    assertEquals(
        "{price=2, tax=8, distance=2, nearest=C4, multiplier=3, profit=9, value=6}",
        square.notes().toString());
    assertNull(square.blocked());
  }

  @Test
  void whatIsTooDearIsShownWithTheSumThatLacks() {
    var table = Table.onLand(2).square("C4", Kind.LAND, 1).money(1, 9);
    var blocked = Objects.requireNonNull(item(moves(table, 1, "buy").getFirst(), "E4").blocked());
    assertEquals("insufficient-funds", blocked.code());
    assertEquals("{needed=10, available=9}", blocked.args().toString());
  }

  @Test
  void anActionOfThePhaseThatCannotBeDoneNowIsListedWithItsReason() {
    var table = Table.onLand(2).square("E5", Kind.LAND, 2);
    assertEquals("no-debt", code(moves(table, 1, "repay")));
    assertEquals("insufficient-funds", code(moves(table, 1, "buy")));
    assertEquals("not-unseeded", code(moves(table, 1, "seed")));
    assertEquals("not-a-crop", code(moves(table, 1, "buy-cattle")));
    assertEquals("not-yours", code(moves(table, 1, "offer-sale")));
    assertEquals("insufficient-funds", code(moves(table, 1, "offer-donation")));
    assertEquals("not-your-turn", code(moves(table, 2, "borrow")));
    assertEquals("not-your-turn", code(moves(table, 2, "end-turn")));
    table.does(1, "borrow", "amount", 14);
    assertEquals("loan-limit", code(moves(table, 1, "borrow")));
    table.events("V07");
    assertEquals("vote-first", code(moves(table, 1, "ready")));
  }

  private static String code(List<Move> moves) {
    assertEquals(1, moves.size());
    return Objects.requireNonNull(moves.getFirst().blocked()).code();
  }

  @Test
  void offTurnADealIsOfferedToThePlayerOnTurnAlone() {
    var table = Table.onLand(3).square("A1", Kind.LAND, 2).square("C1", Kind.LAND, 1).money(2, 20);
    for (String action : List.of("offer-sale", "offer-purchase")) {
      var deals = moves(table, 2, action);
      assertEquals(2, deals.size());
      for (Move deal : deals) {
        var partner = deal.parameters().getLast().domain();
        assertEquals(new Domain.One(List.of(Item.of(1))), partner);
      }
    }
  }

  @Test
  void anOfferIsAnsweredByItsAddresseeAndWithdrawnByItsMaker() {
    var table =
        Table.onLand(3)
            .square("A1", Kind.LAND, 1)
            .does(1, "offer-sale", "square", "A1", "price", 5, "taxPayer", "buyer", "to", 2);
    assertEquals("insufficient-funds", code(moves(table, 2, "accept-offer")));
    assertEquals(1, moves(table, 2, "refuse-offer").size());
    assertEquals(1, moves(table, 1, "withdraw-offer").size());
    for (String action : List.of("accept-offer", "refuse-offer", "withdraw-offer")) {
      assertTrue(moves(table, 3, action).isEmpty());
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
    var loan = moves(table, 1, "pay-event").getFirst().parameters().getFirst().domain();
    assertEquals(new Domain.Whole(11, 15), loan);
  }
}
