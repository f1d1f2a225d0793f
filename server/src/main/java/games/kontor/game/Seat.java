package games.kontor.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** A place at the table, counted from 1 in the order of joining. On the wire it is its number. */
public record Seat(int number) implements Comparable<Seat> {
  private static final List<Seat> USUAL = IntStream.rangeClosed(1, 16).mapToObj(Seat::new).toList();

  /** Throws IllegalArgumentException for a number below 1. */
  public Seat {
    if (number < 1) {
      throw new IllegalArgumentException("seats count from 1, not " + number);
    }
  }

  /**
   * The seat of this number, the same object each time for all that games have: a room remembers
   * hundreds. Throws IllegalArgumentException for a number below 1.
   */
  public static Seat of(int number) {
    return number >= 1 && number <= USUAL.size() ? USUAL.get(number - 1) : new Seat(number);
  }

  /** The seats 1 to {@code seats}, in order. */
  public static List<Seat> all(int seats) {
    return IntStream.rangeClosed(1, seats).mapToObj(Seat::of).toList();
  }

  /** Where this seat stands in a list that holds all seats in order. */
  public int index() {
    return number - 1;
  }

  /** A list that holds something of each seat in order, with what is this seat's changed. */
  public <T> List<T> change(List<T> ofAll, UnaryOperator<T> change) {
    var changed = new ArrayList<>(ofAll);
    changed.set(index(), change.apply(ofAll.get(index())));
    return List.copyOf(changed);
  }

  /** The next seat of so many clockwise, after the last the first. */
  public Seat next(int seats) {
    return of(number % seats + 1);
  }

  /** The next seat of so many clockwise that is in; this one if none of the others is. */
  public Seat next(int seats, Predicate<Seat> in) {
    Seat next = next(seats);
    while (!next.equals(this) && !in.test(next)) {
      next = next.next(seats);
    }
    return next;
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
