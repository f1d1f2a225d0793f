package games.kontor.games.territories;

import games.kontor.game.Chance;
import java.util.List;

/** A throw of the two dice, and what it was for. */
public record Throw(List<Integer> dice, Purpose purpose) {

  /** How many of the 36 throws of two dice have the total 2, 3 … 12. */
  static final List<Integer> WAYS = List.of(1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1);

  static final int SIDES = 6;
  static final int LEAST = 2;
  static final int MOST = 12;

  /** All throws of two dice. */
  static final int ALL = SIDES * SIDES;

  public Throw {
    dice = List.copyOf(dice);
  }

  /** A throw moves the piece, or decides the rent of a labor camp (R17). */
  public enum Purpose {
    MOVE,
    RENT
  }

  /** Draws die 1, then die 2 (7.3). */
  static Throw of(Chance chance, Purpose purpose) {
    int first = chance.die("dice", SIDES);
    int second = chance.die("dice", SIDES);
    return new Throw(List.of(first, second), purpose);
  }

  /** How many of the 36 throws have this total. */
  static int ways(int total) {
    return WAYS.get(total - LEAST);
  }

  int sum() {
    return dice.getFirst() + dice.getLast();
  }
}
