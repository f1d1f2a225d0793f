package games.kontor.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RankingTests {
  private static final Comparator<Integer> MOST = Comparator.reverseOrder();

  @Test
  void equalOnesShareAPlaceAndTheNextCountsThemAll() {
    assertEquals(List.of(1, 1, 3, 4, 4, 4, 7), Ranking.places(List.of(9, 9, 5, 3, 3, 3, 0), MOST));
    assertEquals(List.of(), Ranking.places(List.of(), MOST));
  }

  @Test
  void givesEachSeatItsPlaceAndItsScore() {
    var ranking = Ranking.of(List.of(new Seat(2), new Seat(1)), List.of(1, 2), Seat::number);
    assertEquals(new Outcome.Place(1, new Seat(2), 2), ranking.getFirst());
    assertEquals(new Outcome.Place(2, new Seat(1), 1), ranking.getLast());
  }
}
