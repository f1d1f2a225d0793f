package games.kontor.games.greement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/**
 * The squares that can be owned and have as many lakes and as many mountains beside them: whatever
 * stands on one of them brings and counts the same. So a changed value changes a few numbers, not a
 * hundred squares.
 */
record Lot(
    List<Square> squares, int lakes, int mountains, long multiplier, Sums profit, Sums worth) {

  /** Coins, by what stands on the square. */
  record Sums(long land, long crop, long cattle, long gold) {}

  /** All lots of an open map, those with the fewest lakes and mountains first. */
  static List<Lot> of(Ground ground) {
    var byBeside = new TreeMap<Beside, List<Square>>();
    for (Square square : Square.inReadingOrder()) {
      if (ground.on(square).kind().canBeOwned()) {
        byBeside.computeIfAbsent(Beside.of(ground, square), _ -> new ArrayList<>()).add(square);
      }
    }
    var lots = new ArrayList<Lot>();
    byBeside.forEach(
        (beside, squares) ->
            lots.add(of(ground, List.copyOf(squares), beside.lakes(), beside.mountains())));
    return List.copyOf(lots);
  }

  /** The same lot under other values; lakes and mountains stay where they are. */
  Lot under(Ground ground) {
    return of(ground, squares, lakes, mountains);
  }

  private static Lot of(Ground ground, List<Square> squares, int lakes, int mountains) {
    Square any = squares.getFirst();
    return new Lot(
        squares,
        lakes,
        mountains,
        ground.multiplier(any),
        new Sums(
            ground.profitAs(any, Kind.LAND),
            ground.profitAs(any, Kind.CROP),
            ground.profitAs(any, Kind.CATTLE),
            ground.profitAs(any, Kind.GOLD)),
        new Sums(
            ground.valueAs(any, Kind.LAND),
            ground.valueAs(any, Kind.CROP),
            ground.valueAs(any, Kind.CATTLE),
            ground.valueAs(any, Kind.GOLD)));
  }

  private record Beside(int lakes, int mountains) implements Comparable<Beside> {
    static Beside of(Ground ground, Square square) {
      return new Beside(ground.beside(square, Kind.LAKE), ground.beside(square, Kind.MOUNTAIN));
    }

    @Override
    public int compareTo(Beside other) {
      return Comparator.comparingInt(Beside::lakes)
          .thenComparingInt(Beside::mountains)
          .compare(this, other);
    }
  }
}
