package games.kontor.games.landmarks;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The order sheet of a bot of the house (13), the same for each of its goes. */
final class Ordering {
  private static final int WORTH_A_CONVENTION = 7;

  /** What may have come in by the time of the go. */
  private static final int COINS_TO_COME = 8;

  private final Worth worth;
  private final Shopping shopping;

  Ordering(Worth worth, Shopping shopping) {
    this.worth = worth;
    this.shopping = shopping;
  }

  GoOrders orders(boolean invests) {
    return new GoOrders(
        null,
        poor(),
        true,
        IntStream.rangeClosed(Rules.HARBOUR_FROM, 12)
            .filter(sum -> worth.brings(sum + Rules.HARBOUR_ADDS) > worth.brings(sum))
            .boxed()
            .toList(),
        null,
        null,
        null,
        null,
        null,
        best(),
        shopping.wishes(worth.me().coins() + COINS_TO_COME).stream()
            .limit(Rules.MOST_CANDIDATES)
            .toList(),
        invests);
  }

  /** Sums that bring less than a roll does on average. */
  private List<Integer> poor() {
    boolean two = worth.me().landmarks().contains(Card.TRAIN_STATION);
    int least = two ? 2 : 1;
    int most = two ? 2 * Rules.SIDES : Rules.SIDES;
    double average = IntStream.rangeClosed(least, most).map(worth::brings).average().orElse(0);
    return IntStream.rangeClosed(least, most)
        .filter(sum -> worth.brings(sum) < average)
        .boxed()
        .toList();
  }

  private @Nullable Card best() {
    return worth.me().cards().keySet().stream()
        .filter(card -> card.isBuilding() && card.colour() != Card.Colour.RED)
        .filter(card -> worth.pays(card) >= WORTH_A_CONVENTION)
        .max(Comparator.comparingInt(worth::pays))
        .orElse(null);
  }
}
