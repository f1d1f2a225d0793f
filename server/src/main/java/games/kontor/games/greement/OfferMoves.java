package games.kontor.games.greement;

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

  private final State state;
  private final Seat seat;
  private final Ground ground;
  private final long available;
  private final Moves.Listing listing;

  private OfferMoves(State state, Seat seat, Moves.Listing listing) {
    this.state = state;
    this.seat = seat;
    this.ground = state.ground();
    this.available = state.available(seat);
    this.listing = listing;
  }

  static void list(State state, Seat seat, Moves.Listing listing) {
    var offers = new OfferMoves(state, seat, listing);
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
    var partners = onTurn.equals(seat) ? others() : List.of(onTurn);
    sale(partners, ground.ownedBy(seat));
    purchase(partners, ground.ownedBy(seat));
  }

  private List<Seat> others() {
    return state.everyone().stream()
        .map(Player::seat)
        .filter(other -> !other.equals(seat))
        .toList();
  }

  private void sale(List<Seat> buyers, List<Square> own) {
    if (own.isEmpty()) {
      listing.blocked("offer-sale", new Refusal("not-yours"));
      return;
    }
    var taxes = new LinkedHashMap<String, Map<String, Long>>();
    for (Seat buyer : buyers) {
      taxes.put(buyer.toString(), taxes(own, ground.ownedBy(buyer)));
    }
    listing.open(
        "offer-sale",
        terms(GreementMoves.words(own), "to", buyers)
            .within(
                GreementMoves.payable(
                        available, Term.by("to", "square", taxes), Term.minus("price"))
                    .when("taxPayer", SELLER)));
  }

  private void purchase(List<Seat> sellers, List<Square> own) {
    var squares = new LinkedHashMap<String, Long>();
    var theirs = new LinkedHashMap<String, Map<String, Long>>();
    for (Seat seller : sellers) {
      var taxes = taxes(ground.ownedBy(seller), own);
      squares.putAll(taxes);
      taxes.replaceAll((_, _) -> 1L);
      theirs.put(seller.toString(), taxes);
    }
    if (squares.isEmpty()) {
      listing.blocked("offer-purchase", new Refusal("not-theirs"));
      return;
    }
    listing.open(
        "offer-purchase",
        terms(new Items.Priced(squares), "from", sellers)
            .within(Limit.least(1, "not-theirs", Term.by("from", "square", theirs)))
            .within(
                GreementMoves.payable(available, Term.plus("square"), Term.plus("price"))
                    .when("taxPayer", BUYER))
            .within(GreementMoves.payable(available, Term.plus("price")).when("taxPayer", SELLER)));
  }

  private static Move terms(Items squares, String partner, List<Seat> partners) {
    var seats = new LinkedHashMap<Seat, Long>();
    partners.forEach(each -> seats.put(each, 0L));
    return Move.of("square", new Domain.One(squares))
        .with("price", new Domain.Whole(0, Rules.PRICE_MOST))
        .with("taxPayer", Domain.oneOf(BUYER, SELLER))
        .with(partner, new Domain.One(new Items.Seats(seats)));
  }

  /** The tax that a buyer with these squares of his own would cause with each square. */
  private Map<String, Long> taxes(List<Square> squares, List<Square> buyersSquares) {
    var taxes = new LinkedHashMap<String, Long>();
    squares.forEach(square -> taxes.put(square.toString(), ground.buyTax(buyersSquares, square)));
    return taxes;
  }

  private void donation(boolean full) {
    if (full) {
      listing.blocked("offer-donation", Offers.tooMany());
      return;
    }
    var own = ground.ownedBy(seat);
    var taxes = new LinkedHashMap<Seat, Long>();
    others().forEach(other -> taxes.put(other, ground.giftTax(own, other)));
    listing.open(
        "offer-donation",
        Move.of("amount", new Domain.Whole(1, Coins.CEILING))
            .with("to", new Domain.One(new Items.Seats(taxes)))
            .within(GreementMoves.payable(available, Term.plus("amount"), Term.plus("to"))));
  }

  private void answers() {
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
              .within(GreementMoves.payable(available, Term.plus("offer"))));
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
