package games.kontor.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToLongFunction;

/** Who came where: places count from 1, and equal ones share one. */
public final class Ranking {
  private Ranking() {}

  /**
   * The place of each, in the order of the list, which is sorted by {@code order}: the best first.
   * After two who share the first place comes the third.
   */
  public static <T> List<Integer> places(List<T> sorted, Comparator<? super T> order) {
    var places = new ArrayList<Integer>();
    for (int i = 0; i < sorted.size(); i++) {
      boolean shared = i > 0 && order.compare(sorted.get(i - 1), sorted.get(i)) == 0;
      places.add(shared ? places.getLast() : i + 1);
    }
    return List.copyOf(places);
  }

  /** The seats, the best first, with their places in the same order and what each has scored. */
  public static List<Outcome.Place> of(
      List<Seat> seats, List<Integer> places, ToLongFunction<Seat> score) {
    var ranking = new ArrayList<Outcome.Place>();
    for (int i = 0; i < seats.size(); i++) {
      Seat seat = seats.get(i);
      ranking.add(new Outcome.Place(places.get(i), seat, score.applyAsLong(seat)));
    }
    return List.copyOf(ranking);
  }
}
