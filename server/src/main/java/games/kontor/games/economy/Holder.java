package games.kontor.games.economy;

import games.kontor.game.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Where a property card is: not yet on the board, on it, or with its owner. On the wire it is
 * {@code unplaced}, {@code board}, or the number of a seat.
 */
public record Holder(String word, @Nullable Seat seat) {
  static final Holder UNPLACED = new Holder("unplaced", null);
  static final Holder BOARD = new Holder("board", null);

  static Holder of(Seat seat) {
    return parse(seat.number());
  }

  /** Throws IllegalArgumentException for anything else than the two words and a seat. */
  public static Holder parse(String text) {
    return switch (text) {
      case "unplaced" -> UNPLACED;
      case "board" -> BOARD;
      default -> parse(Integer.parseInt(text));
    };
  }

  /** The owner in that seat. */
  public static Holder parse(int seat) {
    return new Holder(Integer.toString(seat), Seat.of(seat));
  }

  boolean is(Seat owner) {
    return owner.equals(seat);
  }

  @Override
  public String toString() {
    return word;
  }
}
