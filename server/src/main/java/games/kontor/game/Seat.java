package games.kontor.game;

/** A place at the table, counted from 1 in the order of joining. On the wire it is its number. */
public record Seat(int number) implements Comparable<Seat> {

  /** Throws IllegalArgumentException for a number below 1. */
  public Seat {
    if (number < 1) {
      throw new IllegalArgumentException("seats count from 1, not " + number);
    }
  }

  /** Where this seat stands in a list that holds all seats in order. */
  public int index() {
    return number - 1;
  }

  @Override
  public int compareTo(Seat other) {
    return Integer.compare(number, other.number);
  }

  @Override
  public String toString() {
    return Integer.toString(number);
  }
}
