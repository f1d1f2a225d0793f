package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The values table and the map: all prices, taxes and profits follow from these two (2.3), and
 * everybody can see them once the map is revealed. Amounts are coins.
 */
record Ground(Values values, Board board) {

  Tile on(Square square) {
    return board.on(square);
  }

  List<Square> ownedBy(Seat seat) {
    return board.estate(seat).squares();
  }

  List<Square> ownedBy(Seat seat, Kind kind) {
    var squares = new ArrayList<Square>();
    for (Square square : ownedBy(seat)) {
      if (on(square).kind() == kind) {
        squares.add(square);
      }
    }
    return squares;
  }

  /** All owned squares of a kind. */
  List<Square> owned(Kind kind) {
    return Square.inReadingOrder().stream()
        .filter(square -> on(square).kind() == kind && on(square).owner() != null)
        .toList();
  }

  /** All owned squares connected to at least one square of the kind. */
  List<Square> ownedBeside(Kind kind) {
    return Square.inReadingOrder().stream()
        .filter(square -> on(square).owner() != null && beside(square, kind) > 0)
        .toList();
  }

  /** How many connected squares are of the kind. */
  int beside(Square square, Kind kind) {
    return switch (kind) {
      case LAKE -> board.lakesBeside(square);
      case MOUNTAIN -> board.mountainsBeside(square);
      case LAND, CROP, CATTLE, GOLD -> board.beside(square, kind);
    };
  }

  /** The factors of all connected lakes and mountains, multiplied. */
  long multiplier(Square square) {
    return Coins.times(
        Coins.power(values.lakeMultiplier(), beside(square, Kind.LAKE)),
        Coins.power(values.mountainMultiplier(), beside(square, Kind.MOUNTAIN)));
  }

  long profit(Square square) {
    return profitAs(square, on(square).kind());
  }

  /** The profit that this square would bring if it were of the given kind. */
  long profitAs(Square square, Kind kind) {
    long plain =
        switch (kind) {
          case LAND, LAKE, MOUNTAIN -> 0;
          case CROP -> values.cropProfit();
          case CATTLE -> values.cattleProfit();
          case GOLD -> values.goldMineProfit();
        };
    return plain == 0 ? 0 : Coins.times(plain, multiplier(square));
  }

  /** What the square counts in its owner's wealth (R18). */
  long value(Square square) {
    return valueAs(square, on(square).kind());
  }

  /** The value that this square would have if it were of the given kind. */
  long valueAs(Square square, Kind kind) {
    long plain =
        switch (kind) {
          case LAND -> values.land();
          case CROP -> values.land() + values.seed();
          case CATTLE -> values.land() + values.cattle();
          case GOLD -> values.goldMine();
          case LAKE, MOUNTAIN -> 0;
        };
    return plain == 0 ? 0 : Coins.times(plain, multiplier(square));
  }

  /** What all squares of a player bring at the start of his turn. */
  long profitOf(Seat seat) {
    long sum = 0;
    for (Square square : ownedBy(seat)) {
      sum += profit(square);
    }
    return Coins.cut(sum);
  }

  /** What all squares of a player count in his wealth. */
  long valueOf(Seat seat) {
    long sum = 0;
    for (Square square : ownedBy(seat)) {
      sum += value(square);
    }
    return sum;
  }

  /** The bank's price, never multiplied (R5). */
  long bankPrice(Square square) {
    return on(square).kind() == Kind.GOLD ? values.goldMine() : values.land();
  }

  /** The bank sells unowned land and gold mines. */
  boolean forSale(Square square) {
    return on(square).forSale();
  }

  /** What each square that the bank sells costs this player, with its tax. */
  Weights pricesFor(Seat buyer) {
    var own = board.estate(buyer);
    return board
        .tariffs()
        .prices(
            buyer,
            own,
            board.forSale(),
            values,
            square -> bankPrice(square) + buyTax(own.squares(), square));
  }

  /** The tax that the buyer would cause with each square of the seller's. */
  Weights taxes(Seat seller, Seat buyer) {
    var his = board.estate(seller);
    var own = board.estate(buyer);
    return board
        .tariffs()
        .taxes(seller, his, buyer, own, values, square -> buyTax(own.squares(), square));
  }

  /** The first in reading order of the squares nearest to this one; null if there are none. */
  static @Nullable Square nearest(List<Square> squares, Square to) {
    Square nearest = null;
    for (int i = 0;
        i < squares.size();
        i++) { // An iterator each time would be most of the garbage.
      Square square = squares.get(i);
      if (nearest == null || square.distanceTo(to) < nearest.distanceTo(to)) {
        nearest = square;
      }
    }
    return nearest;
  }

  /** The tax that goes to the bank when this player gets the square by purchase (R7). */
  long buyTax(Seat buyer, Square square) {
    return buyTax(ownedBy(buyer), square);
  }

  long buyTax(List<Square> buyersSquares, Square square) {
    return taxFrom(nearest(buyersSquares, square), square);
  }

  /** The tax for the way from the nearest own square; none without own squares. */
  long taxFrom(@Nullable Square nearest, Square square) {
    int distance = nearest == null ? 0 : nearest.distanceTo(square);
    return distance < 2 ? 0 : distance * values.distanceTax();
  }

  /** The tax that the giver of a donation pays on top; connected squares pay it too (R8). */
  long giftTax(Seat giver, Seat taker) {
    return giftTax(ownedBy(giver), taker);
  }

  long giftTax(List<Square> giversSquares, Seat taker) {
    if (giversSquares.isEmpty()) {
      return 0;
    }
    var theirs = ownedBy(taker);
    int distance = 0;
    for (Square square : giversSquares) {
      Square nearest = nearest(theirs, square);
      int between = nearest == null ? 0 : nearest.distanceTo(square);
      distance = distance == 0 ? between : Math.min(distance, between);
    }
    return distance * values.distanceTax();
  }
}
