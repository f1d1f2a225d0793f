package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Prices and taxes that were worked out last, each beside what it followed from: as long as that is
 * the same object it holds, and afterwards what comes out equal is the same object still.
 */
final class Tariffs {
  private @Nullable Prices[] prices = {};
  private @Nullable Taxes[] taxes = {};

  private record Prices(SquareMap<Tile> tiles, Values values, Weights weights) {
    @SuppressWarnings("ReferenceEquality") // Unchanged parts of a state are the same object.
    boolean isOf(Ground ground) {
      return tiles == ground.board().tiles() && values == ground.values();
    }
  }

  private record Taxes(Estate seller, Estate buyer, Values values, Weights weights) {
    @SuppressWarnings("ReferenceEquality")
    boolean isOf(Estate ofSeller, Estate ofBuyer, Values now) {
      return seller == ofSeller && buyer == ofBuyer && values == now;
    }
  }

  /** What each square that the bank sells costs this player, with its tax. */
  Weights prices(Ground ground, Seat buyer) {
    if (prices.length < buyer.number()) {
      prices = Arrays.copyOf(prices, buyer.number());
    }
    Prices known = prices[buyer.index()];
    if (known == null || !known.isOf(ground)) {
      var own = ground.ownedBy(buyer);
      var weights =
          Weights.of(
              ground.board().forSale(),
              square -> ground.bankPrice(square) + ground.buyTax(own, square),
              known == null ? Weights.NONE : known.weights());
      known = new Prices(ground.board().tiles(), ground.values(), weights);
      prices[buyer.index()] = known;
    }
    return known.weights();
  }

  /** The tax that the buyer would cause with each square of the seller's. */
  Weights taxes(Ground ground, Seat seller, Seat buyer) {
    int place = Board.SEATS * seller.index() + buyer.index();
    if (taxes.length <= place) {
      taxes = Arrays.copyOf(taxes, Board.SEATS * seller.number());
    }
    var his = ground.board().estate(seller);
    var own = ground.board().estate(buyer);
    Taxes known = taxes[place];
    if (known == null || !known.isOf(his, own, ground.values())) {
      var weights =
          Weights.of(
              his.squares(),
              square -> ground.buyTax(own.squares(), square),
              known == null ? Weights.NONE : known.weights());
      known = new Taxes(his, own, ground.values(), weights);
      taxes[place] = known;
    }
    return known.weights();
  }
}
