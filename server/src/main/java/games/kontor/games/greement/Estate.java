package games.kontor.games.greement;

import games.kontor.game.Items;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The squares of a player, in reading order.
 *
 * @param words the same as something to choose from
 * @param ones each square counts one
 */
record Estate(List<Square> squares, Items words, Weights ones) {
  /** Seats at the largest table. */
  static final int SEATS = 8;

  private static final Estate NOTHING =
      new Estate(List.of(), new Items.Words(List.of()), Weights.NONE);

  private static Estate of(List<Square> squares) {
    return squares.isEmpty()
        ? NOTHING
        : new Estate(
            List.copyOf(squares),
            new Items.Words(squares.stream().map(Square::toString).toList()),
            Weights.of(squares, _ -> 1, Weights.NONE));
  }

  /** Those of all seats; who owns the same squares as before has the same object. */
  static List<Estate> all(SquareMap<Tile> tiles, @Nullable List<Estate> before) {
    var squares = new ArrayList<List<Square>>(SEATS);
    for (int i = 0; i < SEATS; i++) {
      squares.add(List.of());
    }
    for (Square square : Square.inReadingOrder()) {
      var owner = tiles.on(square).owner();
      if (owner != null) {
        if (squares.get(owner.index()).isEmpty()) {
          squares.set(owner.index(), new ArrayList<>());
        }
        squares.get(owner.index()).add(square);
      }
    }
    var estates = new ArrayList<Estate>(SEATS);
    for (int i = 0; i < SEATS; i++) {
      var old = before == null ? NOTHING : before.get(i);
      estates.add(old.squares.equals(squares.get(i)) ? old : of(squares.get(i)));
    }
    return before != null && before.equals(estates) ? before : List.copyOf(estates);
  }
}
