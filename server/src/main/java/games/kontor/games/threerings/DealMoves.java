package games.kontor.games.threerings;

import games.kontor.game.Domain;
import games.kontor.game.Fixed;
import games.kontor.game.Items;
import games.kontor.game.Limit;
import games.kontor.game.Limit.Term;
import games.kontor.game.Move;
import games.kontor.game.Seat;
import java.util.Collections;
import java.util.List;

/** Bundles of cash, debt and properties as forms, with the limits that keep their sums. */
final class DealMoves {
  static final Domain AMOUNT = new Domain.Perhaps(new Domain.Whole(0, Rules.MOST_AMOUNT));
  private static final Limit NOT_EMPTY =
      Means.least(1, "empty-offer", "cash", "borrow", "takeDebt", "properties");
  private static final Limit EXACT =
      new Limit(
          List.of(
              Term.plus("cash"), Term.plus("debt"), Term.plus("properties"), Term.minus("space")),
          0L,
          0L,
          "payment-not-exact",
          null,
          null,
          Collections.emptyMap());
  private static final Limit WITHIN_RENT =
      Means.bounded(Means.RENT, "exceeds-rent", "cash", "borrow");
  private static final Limit WITHIN_THEIR_DEBT =
      Means.bounded(Means.THEIR_DEBT, "exceeds-claimants-debt", "takeDebt");
  private static final List<Limit> CLAIM = List.of(Means.payable("cash"), EXACT);

  private DealMoves() {}

  /** Empty if there is nothing to sell. */
  static List<Move> sell(State state, Seat seat) {
    return state.owners().ownedBy(seat).isEmpty()
        ? List.of()
        : List.of(Move.of("properties", Holdings.some(seat, 1)));
  }

  static Move payInterest(long due) {
    return Move.of("cash", AMOUNT)
        .within(Means.most(due, "exceeds-due", "due", "cash"))
        .within(Means.payable("cash"));
  }

  /** What is paid for one of these comes to its price, no more and no less (R7). */
  static Move claim(State state, Seat seat, List<Space> open) {
    var prices = Fixed.of(open, Space::toString, space -> (long) Claims.price(state, space));
    var space = Fixed.<String, Domain>of("space", new Domain.One(new Items.Priced(prices)));
    var payment = Fixed.with(Fixed.with(space, "properties", Holdings.any(seat)), "cash", AMOUNT);
    return new Move(Fixed.with(payment, "debt", AMOUNT), CLAIM, false);
  }

  /** Of properties that are offered, only that there are some counts. */
  static Move offerRent(Seat seat) {
    return Move.of("cash", AMOUNT)
        .with("borrow", AMOUNT)
        .with("takeDebt", AMOUNT)
        .with("properties", Holdings.any(seat))
        .within(NOT_EMPTY)
        .within(WITHIN_RENT)
        .within(Means.payable("cash"))
        .within(WITHIN_THEIR_DEBT);
  }

  /** After the third refusal (R14). */
  static Move cashOnly(Seat seat, Rent rent) {
    return offerRent(seat)
        .within(Means.least(rent.amount(), "only-cash-left", "cash", "borrow"))
        .within(Limit.most(0, "only-cash-left", Term.plus("takeDebt"), Term.plus("properties")));
  }
}
