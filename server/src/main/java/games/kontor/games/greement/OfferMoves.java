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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
  private final Ground ground;
  private final long available;
  private final Since since;
  private final Moves.Listing listing;

  private OfferMoves(State state, Seat seat, Since since, Moves.Listing listing) {
    this.state = state;
    this.seat = seat;
    this.ground = state.ground();
    this.available = state.available(seat);
    this.since = since;
    this.listing = listing;
  }

  static void list(State state, Seat seat, Since since, Moves.Listing listing) {
    var offers = new OfferMoves(state, seat, since, listing);
    boolean full = Offers.full(state, seat);
    if (state.phase() instanceof Phase.Turn turn) {
      offers.deals(full, turn.seatOnTurn());
    }
    if (state.phase() instanceof Phase.EventVote || state.onTurn(seat)) {
      offers.donation(full);
    }
    offers.answers();
  }

  private void deals(boolean full, Seat onTurn) {
    if (full) {
      listing.blocked("offer-sale", Offers.tooMany());
      listing.blocked("offer-purchase", Offers.tooMany());
      return;
    }
    boolean same = since.ground() && since.means() && since.crowd() && since.turn();
    if (!(same && listing.keep("offer-sale"))) {
      sale(onTurn);
    }
    if (!(same && listing.keep("offer-purchase"))) {
      purchase(onTurn);
    }
  }

  private void sale(Seat onTurn) {
    var own = ground.board().estate(seat);
    if (own.squares().isEmpty()) {
      listing.blocked("offer-sale", new Refusal("not-yours"));
      return;
    }
    var taxes = new LinkedHashMap<String, Map<String, Long>>();
    for (Player buyer : state.players()) {
      if (isOther(buyer)) {
        taxes.put(buyer.seat().toString(), ground.taxes(seat, buyer.seat()));
      }
    }
    listing.open(
        "offer-sale",
        terms(own.words(), "to", onTurn)
            .within(
                Means.payable(available, Term.by("to", "square", taxes), Term.minus("price"))
                    .when("taxPayer", SELLER)));
  }

  private void purchase(Seat onTurn) {
    var squares = new ArrayList<Weights>();
    var theirs = new LinkedHashMap<String, Map<String, Long>>();
    for (Player seller : state.players()) {
      if (isOther(seller)) {
        squares.add(ground.taxes(seller.seat(), seat));
        theirs.put(seller.seat().toString(), ground.board().estate(seller.seat()).ones());
      }
    }
    var taxes = Weights.joined(squares);
    if (taxes.isEmpty()) {
      listing.blocked("offer-purchase", new Refusal("not-theirs"));
      return;
    }
    listing.open(
        "offer-purchase",
        terms(new Items.Priced(taxes), "from", onTurn)
            .within(Limit.least(1, "not-theirs", Term.by("from", "square", theirs)))
            .within(
                Means.payable(available, Term.plus("square"), Term.plus("price"))
                    .when("taxPayer", BUYER))
            .within(Means.payable(available, Term.plus("price")).when("taxPayer", SELLER)));
  }

  private boolean isOther(Player player) {
    return !player.left() && !player.seat().equals(seat);
  }

  private Move terms(Items squares, String partner, Seat onTurn) {
    return Move.of("square", new Domain.One(squares))
        .with("price", PRICE)
        .with("taxPayer", TAX_PAYER)
        .with(partner, partners(onTurn));
  }

  /**
   * Everybody else, and why he cannot be asked now: so whoever is not on turn is told no more than
   * whose turn it is when the turn passes.
   */
  private Domain partners(Seat onTurn) {
    var seats = new LinkedHashMap<Seat, Long>();
    var notAParty = new Blocked.Reasons();
    for (Player other : state.players()) {
      if (isOther(other)) {
        seats.put(other.seat(), 0L);
        if (!onTurn.equals(seat) && !onTurn.equals(other.seat())) {
          notAParty.add(new Refusal("not-a-party"), other.seat().toString());
        }
      }
    }
    return new Domain.One(new Items.Seats(seats), notAParty.list());
  }

  private void donation(boolean full) {
    if (full) {
      listing.blocked("offer-donation", Offers.tooMany());
    } else if (!(since.ground()
        && since.means()
        && since.crowd()
        && listing.keep("offer-donation"))) {
      var taxes = new LinkedHashMap<Seat, Long>();
      for (Player other : state.players()) {
        if (isOther(other)) {
          taxes.put(other.seat(), ground.giftTax(seat, other.seat()));
        }
      }
      listing.open(
          "offer-donation",
          Move.of("amount", AMOUNT)
              .with("to", new Domain.One(new Items.Seats(taxes)))
              .within(Means.payable(available, Term.plus("amount"), Term.plus("to"))));
    }
  }

  private void answers() {
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
              .within(Means.payable(available, Term.plus("offer"))));
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
