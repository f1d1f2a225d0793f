package games.kontor.games.economy;

import games.kontor.game.Seat;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** What a sector pays to all who own something in it (4.3). */
final class Payment {
  private Payment() {}

  /** What each seat gains, in order. */
  static List<Integer> shares(State state, Card.Sector sector) {
    var shares = new Integer[state.players().size()];
    Arrays.fill(shares, 0);
    for (Card card : sector.cards()) {
      Seat owner = state.holder(card).seat();
      if (owner != null) {
        shares[owner.index()] += card.points();
      }
    }
    return List.of(shares);
  }

  /** A landing that pays nobody. */
  static List<Integer> nothing(State state) {
    return Collections.nCopies(state.players().size(), 0);
  }

  static boolean paid(List<Integer> points) {
    return points.stream().anyMatch(gained -> gained > 0);
  }
}
