package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;
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
    boolean isOf(SquareMap<Tile> now, Values nowValues) {
      return tiles == now && values == nowValues;
    }
  }

  private record Taxes(Estate seller, Estate buyer, Values values, Weights weights) {
    @SuppressWarnings("ReferenceEquality")
    boolean isOf(Estate ofSeller, Estate ofBuyer, Values now) {
      return seller == ofSeller && buyer == ofBuyer && values == now;
    }
  }

  /** What each square that the bank sells costs this player. */
  Weights prices(Seat buyer, SquareMap<Tile> tiles, Values values, ToLongFunction<Square> price) {
    if (prices.length < buyer.number()) {
      prices = Arrays.copyOf(prices, buyer.number());
    }
    Prices known = prices[buyer.index()];
    if (known == null || !known.isOf(tiles, values)) {
      var before = known == null ? Weights.NONE : known.weights();
      known = new Prices(tiles, values, Weights.of(forSale(tiles), price, before));
      prices[buyer.index()] = known;
    }
    return known.weights();
  }

  private static List<Square> forSale(SquareMap<Tile> tiles) {
    var squares = new ArrayList<Square>();
    for (Square square : Square.inReadingOrder()) {
      if (tiles.on(square).forSale()) {
        squares.add(square);
      }
    }
    return squares;
  }

  /** What each square of the seller's costs the buyer in tax. */
  Weights taxes(
      Seat seller, Estate his, Seat buyer, Estate own, Values values, ToLongFunction<Square> tax) {
    int place = Estate.SEATS * seller.index() + buyer.index();
    if (taxes.length <= place) {
      taxes = Arrays.copyOf(taxes, Estate.SEATS * seller.number());
    }
    Taxes known = taxes[place];
    if (known == null || !known.isOf(his, own, values)) {
      var before = known == null ? Weights.NONE : known.weights();
      known = new Taxes(his, own, values, Weights.of(his.squares(), tax, before));
      taxes[place] = known;
    }
    return known.weights();
  }
}
