package games.kontor.games.threerings;

import games.kontor.game.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A rent that is due (4.2): {@code offer} is null while none is open; {@code refusals} counts the
 * refused offers that were not full cash.
 */
public record Rent(Space space, Seat claimant, int amount, @Nullable Terms offer, int refusals) {

  /** An open offer of rent. {@code full} if it is money alone, as much as is due. */
  public record Terms(
      int number, int cash, int borrow, int takeDebt, List<Space> properties, boolean full) {
    public Terms {
      properties = List.copyOf(properties);
    }

    static Terms of(int number, Bundle bundle, int amount) {
      return new Terms(
          number,
          bundle.cash(),
          bundle.borrow(),
          bundle.takeDebt(),
          bundle.properties(),
          bundle.isFull(amount));
    }

    Bundle bundle() {
      return new Bundle(cash, borrow, takeDebt, properties);
    }
  }

  static Rent due(Space space, Seat claimant, int amount) {
    return new Rent(space, claimant, amount, null, 0);
  }

  Rent offered(Terms terms) {
    return new Rent(space, claimant, amount, terms, refusals);
  }

  Rent refused() {
    return new Rent(space, claimant, amount, null, refusals + 1);
  }

  /** Refused often enough that only full cash is left (R14). */
  boolean cashOnly() {
    return refusals >= Rules.REFUSED_OFFERS;
  }
}
