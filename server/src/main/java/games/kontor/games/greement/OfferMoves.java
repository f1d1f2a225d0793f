package games.kontor.games.greement;

import games.kontor.game.Blocked;
import games.kontor.game.Code;
import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Limit;
import games.kontor.game.Limit.Term;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.games.greement.Action.TaxPayer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToLongFunction;

/**
 * The offers a seat may make or answer now. The tax of a deal hangs on both the square and the
 * buyer: a square that is offered weighs by the partner, one that is wanted weighs its tax, and the
 * partner's squares are those that weigh anything with him.
 */
final class OfferMoves {
  private static final String BUYER = Code.of(TaxPayer.BUYER);
  private static final String SELLER = Code.of(TaxPayer.SELLER);

  private static final Domain PRICE = new Domain.Whole(0, Rules.PRICE_MOST);
  private static final Domain TAX_PAYER = Domain.oneOf(BUYER, SELLER);
  private static final Domain AMOUNT = new Domain.Whole(1, Coins.CEILING);

  private final State state;
  private final Seat seat;
  private final Moves.Listing listing;

  private OfferMoves(State state, Seat seat, Moves.Listing listing) {
    this.state = state;
    this.seat = seat;
    this.listing = listing;
  }

  /** What can be offered, in whatever phase; {@link #answers} are for those that allow it. */
  static void list(State state, Seat seat, Since since, Moves.Listing listing) {
    var offers = new OfferMoves(state, seat, listing);
    boolean same = since.trade() && since.beginner();
    if (!(same && listing.keep("offer-sale"))) {
      offers.sale();
    }
    if (!(same && listing.keep("offer-purchase"))) {
      offers.purchase();
    }
    if (!(since.trade() && listing.keep("offer-donation"))) {
      offers.donation();
    }
    if (Offers.full(state, seat)) {
      offers.full();
    }
  }

  private void full() {
    if (state.phase() instanceof Phase.Turn) {
      listing.blocked("offer-sale", Offers.tooMany());
      listing.blocked("offer-purchase", Offers.tooMany());
    }
    if (state.phase() instanceof Phase.EventVote || state.onTurn(seat)) {
      listing.blocked("offer-donation", Offers.tooMany());
    }
  }

  private Trade trade() {
    var others = new ArrayList<Seat>();
    for (Player player : state.players()) {
      if (!player.left() && !player.seat().equals(seat)) {
        others.add(player.seat());
      }
    }
    var ground = state.ground();
    long tax = ground.values().distanceTax();
    return ground
        .board()
        .tariffs()
        .trade(seat, ground.board().estates(), tax, others, () -> trade(ground, others));
  }

  private Trade trade(Ground ground, List<Seat> others) {
    var taxes = new LinkedHashMap<String, Map<String, Long>>();
    var wanted = new ArrayList<Weights>();
    var theirs = new LinkedHashMap<String, Map<String, Long>>();
    for (Seat other : others) {
      taxes.put(other.toString(), ground.taxes(seat, other));
      wanted.add(ground.taxes(other, seat));
      theirs.put(other.toString(), ground.board().estate(other).ones());
    }
    return new Trade(
        ground.board().estate(seat).words(),
        Term.by("to", "square", taxes),
        new Items.Priced(Weights.joined(wanted)),
        Limit.least(1, "not-theirs", Term.by("from", "square", theirs)),
        weighed(others, _ -> 0),
        weighed(others, other -> ground.giftTax(seat, other)));
  }

  private static Items weighed(List<Seat> seats, ToLongFunction<Seat> weight) {
    var weights = new LinkedHashMap<Seat, Long>();
    for (Seat seat : seats) {
      weights.put(seat, weight.applyAsLong(seat));
    }
    return new Items.Seats(weights);
  }

  private void sale() {
    var trade = trade();
    if (trade.own().keys().isEmpty()) {
      blockedOnTurns("offer-sale", "not-yours");
      return;
    }
    listing.open(
        "offer-sale",
        terms(trade.own(), "to", trade)
            .within(Means.payable(trade.taxes(), Term.minus("price")).when("taxPayer", SELLER)));
  }

  private void purchase() {
    var trade = trade();
    if (trade.wanted().keys().isEmpty()) {
      blockedOnTurns("offer-purchase", "not-theirs");
      return;
    }
    listing.open(
        "offer-purchase",
        terms(trade.wanted(), "from", trade)
            .within(trade.theirs())
            .within(Means.payable(Term.plus("square"), Term.plus("price")).when("taxPayer", BUYER))
            .within(Means.payable(Term.plus("price")).when("taxPayer", SELLER)));
  }

  private void blockedOnTurns(String action, String code) {
    if (state.phase() instanceof Phase.Turn && !Offers.full(state, seat)) {
      listing.blocked(action, new Refusal(code));
    }
  }

  private Move terms(Items squares, String partner, Trade trade) {
    return Move.of("square", new Domain.One(squares))
        .with("price", PRICE)
        .with("taxPayer", TAX_PAYER)
        .with(partner, new Domain.One(trade.partners(), notParties(trade)));
  }

  /**
   * Why others cannot be asked now: so whoever is not on turn is told no more than whose turn it is
   * when the turn passes, and between the rounds whose it will be.
   */
  private List<Blocked> notParties(Trade trade) {
    Seat onTurn = Objects.requireNonNull(Since.beginner(state));
    if (onTurn.equals(seat)) {
      return List.of();
    }
    var others = new ArrayList<>(trade.partners().keys());
    others.remove(onTurn.toString());
    return others.isEmpty()
        ? List.of()
        : List.of(new Blocked("not-a-party", Collections.emptyMap(), others));
  }

  private void donation() {
    listing.open(
        "offer-donation",
        Move.of("amount", AMOUNT)
            .with("to", new Domain.One(trade().gifts()))
            .within(Means.payable(Term.plus("amount"), Term.plus("to"))));
  }

  /** What can be done about the open offers. */
  static void answers(State state, Seat seat, Moves.Listing listing) {
    if (state.offers().isEmpty()) {
      return;
    }
    var received = new LinkedHashMap<String, Long>();
    var made = new ArrayList<String>();
    for (Offer offer : state.offers()) {
      if (offer.addressee().equals(seat)) {
        received.put(offer.id(), offer.askedOfAddressee());
      } else if (offer.maker().equals(seat)) {
        made.add(offer.id());
      }
    }
    if (!received.isEmpty()) {
      listing.open(
          "accept-offer",
          Move.of("offer", new Domain.One(new Items.Priced(received)))
              .within(Means.payable(Term.plus("offer"))));
      listing.open("refuse-offer", one(List.copyOf(received.keySet())));
    }
    if (!made.isEmpty()) {
      listing.open("withdraw-offer", one(made));
    }
  }

  private static Move one(List<String> offers) {
    return Move.of("offer", new Domain.One(new Items.Words(offers)));
  }
}
