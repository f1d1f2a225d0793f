package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a player orders for one go (4.2). All may be left out, and then the default of the phase is
 * taken.
 */
public record GoOrders(
    @Nullable Integer dice,
    @Nullable List<Integer> rerollOn,
    @Nullable Boolean keepDoubles,
    @Nullable List<Integer> addTwoOn,
    @Nullable List<Card> demolish,
    @Nullable List<Giving> give,
    @Nullable Seat tv,
    @Nullable Exchange swap,
    @Nullable Card renovate,
    @Nullable Card activate,
    @Nullable List<Card> buy,
    @Nullable Boolean invest) {
  /** Nothing is ordered. */
  static final GoOrders NONE =
      new GoOrders(null, null, null, null, null, null, null, null, null, null, null, null);

  /** A building for a Moving Company to give away, and to whom. */
  public record Giving(Card card, Seat to, @Nullable Boolean closed) {}

  /** What the Business Complex exchanges. */
  public record Exchange(
      Seat player,
      Card take,
      Card give,
      @Nullable Boolean takeClosed,
      @Nullable Boolean giveClosed) {}
}
