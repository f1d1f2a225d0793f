package games.kontor.games.economy;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the last landing did, on a card that lies face-up: whether it was turned up by it, from
 * where its property card was taken (null: from nowhere) and what each seat gained, in order.
 */
public record LastLanding(
    Card card, boolean turnedUp, @Nullable Holder takenFrom, List<Integer> points) {
  public LastLanding {
    points = List.copyOf(points);
  }
}
