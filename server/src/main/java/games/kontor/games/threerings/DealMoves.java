package games.kontor.games.threerings;

import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Limit;
import games.kontor.game.Limit.Term;
import games.kontor.game.Move;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;

/** Bundles of cash, debt and properties as forms, with the limits that keep their sums. */
final class DealMoves {
  private static final Domain AMOUNT = new Domain.Perhaps(new Domain.Whole(0, Rules.MOST_AMOUNT));
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
  private static final Limit SOME_PROPERTY =
      Means.least(1, "no-property-in-trade", "give.properties", "want.properties");
  private static final Limit WITHIN_RENT =
      Means.bounded(Means.RENT, "exceeds-rent", "cash", "borrow");
  private static final Limit WITHIN_THEIR_DEBT =
      Means.bounded(Means.THEIR_DEBT, "exceeds-claimants-debt", "takeDebt");

  private DealMoves() {}

  /** Empty if there is nothing to sell. */
  static List<Move> sell(State state, List<Space> owned) {
    return owned.isEmpty()
        ? List.of()
        : List.of(Move.of("properties", Holdings.some(state, owned, 1)));
  }

  static Move payInterest(long due) {
    return Move.of("cash", AMOUNT)
        .within(Means.most(due, "exceeds-due", "due", "cash"))
        .within(Means.payable("cash"));
  }

  /** What is paid comes to the price, no more and no less (R7). */
  static Move claim(State state, Seat seat) {
    var prices = new LinkedHashMap<String, Long>();
    for (Space space : Claims.open(state)) {
      prices.put(space.toString(), (long) Claims.price(state, space));
    }
    return Move.of("space", new Domain.One(new Items.Priced(prices)))
        .with("properties", Holdings.any(state, state.owners().ownedBy(seat)))
        .with("cash", AMOUNT)
        .with("debt", AMOUNT)
        .within(Means.payable("cash"))
        .within(EXACT);
  }

  /** Of properties that are offered, only that there are some counts. */
  static Move offerRent(State state, List<Space> owned) {
    return Move.of("cash", AMOUNT)
        .with("borrow", AMOUNT)
        .with("takeDebt", AMOUNT)
        .with("properties", Holdings.any(state, owned))
        .within(NOT_EMPTY)
        .within(WITHIN_RENT)
        .within(Means.payable("cash"))
        .within(WITHIN_THEIR_DEBT);
  }

  /** After the third refusal (R14). */
  static Move cashOnly(State state, Seat seat, Rent rent) {
    return offerRent(state, state.owners().ownedBy(seat))
        .within(Means.least(rent.amount(), "only-cash-left", "cash", "borrow"))
        .within(Limit.most(0, "only-cash-left", Term.plus("takeDebt"), Term.plus("properties")));
  }

  /** A variant for each partner, for what there is to be had differs. */
  static List<Move> offerTrade(State state, Seat seat, List<Space> owned) {
    var give = new LinkedHashMap<String, Domain>();
    give.put("cash", AMOUNT);
    give.put("borrow", AMOUNT);
    give.put("takeDebt", AMOUNT);
    give.put("properties", Holdings.any(state, owned));
    var mine = new Domain.Form(give, List.of());
    var variants = new ArrayList<Move>();
    for (Player partner : state.remaining()) {
      if (!partner.seat().equals(seat)) {
        variants.add(trade(state, mine, partner));
      }
    }
    return List.copyOf(variants);
  }

  private static Move trade(State state, Domain mine, Player partner) {
    var want = new LinkedHashMap<String, Domain>();
    want.put("money", AMOUNT);
    want.put("takeDebt", AMOUNT);
    want.put("properties", Holdings.theirs(state, state.owners().ownedBy(partner.seat())));
    var to = new TreeMap<Seat, Long>();
    to.put(partner.seat(), 0L);
    return Move.of("to", new Domain.One(new Items.Seats(to)))
        .with("give", mine)
        .with("want", new Domain.Form(want, List.of()))
        .within(SOME_PROPERTY)
        .within(Means.payable("give.cash"))
        .within(Means.most(partner.debt(), "exceeds-their-debt", Means.THEIR_DEBT, "give.takeDebt"))
        .within(Means.owed("exceeds-own-debt", "want.takeDebt"));
  }
}
