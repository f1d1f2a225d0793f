package games.kontor.games.greement;

import games.kontor.game.Code;
import games.kontor.game.Move;
import games.kontor.game.Move.Blocked;
import games.kontor.game.Move.Item;
import games.kontor.game.Move.Parameter;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.games.greement.Action.TaxPayer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The offers a seat may make or answer now. A deal is listed once for each partner and tax payer,
 * because the tax hangs on both the square and the buyer; the tax is the weight of the square.
 */
final class OfferMoves {
  private final State state;
  private final Seat seat;
  private final Ground ground;
  private final long available;
  private final List<Move> moves = new ArrayList<>();

  private OfferMoves(State state, Seat seat) {
    this.state = state;
    this.seat = seat;
    this.ground = state.ground();
    this.available = state.available(seat);
  }

  static List<Move> of(State state, Seat seat) {
    var offers = new OfferMoves(state, seat);
    boolean full = Offers.full(state, seat);
    if (state.phase() instanceof Phase.Turn turn) {
      offers.deals(full, turn.seatOnTurn());
    }
    if (state.phase() instanceof Phase.EventVote || state.onTurn(seat)) {
      offers.donation(full);
    }
    offers.answers();
    return offers.moves;
  }

  private void deals(boolean full, Seat onTurn) {
    if (full) {
      moves.add(Move.blocked("offer-sale", Offers.tooMany()));
      moves.add(Move.blocked("offer-purchase", Offers.tooMany()));
      return;
    }
    var partners = onTurn.equals(seat) ? others() : List.of(onTurn);
    var own = ground.ownedBy(seat);
    if (own.isEmpty()) {
      moves.add(Move.blocked("offer-sale", new Refusal("not-yours")));
    } else {
      partners.forEach(partner -> sale(partner, own));
    }
    int before = moves.size();
    partners.forEach(partner -> purchase(partner, own));
    if (moves.size() == before) {
      moves.add(Move.blocked("offer-purchase", new Refusal("not-theirs")));
    }
  }

  private List<Seat> others() {
    return state.everyone().stream()
        .map(Player::seat)
        .filter(other -> !other.equals(seat))
        .toList();
  }

  private void sale(Seat buyer, List<Square> own) {
    var to = partner("to", buyer);
    var squares = taxed(own, ground.ownedBy(buyer));
    var outOfThePrice =
        GreementMoves.difference("square", "price", GreementMoves.NO_LEAST, available);
    moves.add(
        new Move(
            "offer-sale", terms(to, squares, Rules.PRICE_MOST, TaxPayer.BUYER), List.of(), null));
    moves.add(
        new Move(
            "offer-sale",
            terms(to, squares, Rules.PRICE_MOST, TaxPayer.SELLER),
            List.of(outOfThePrice),
            null));
  }

  private void purchase(Seat seller, List<Square> own) {
    var from = partner("from", seller);
    var squares = taxed(ground.ownedBy(seller), own);
    if (squares.isEmpty()) {
      return;
    }
    var payable = squares.stream().map(this::priced).toList();
    long most = Math.min(Rules.PRICE_MOST, available);
    moves.add(
        new Move(
            "offer-purchase",
            terms(from, payable, most, TaxPayer.BUYER),
            List.of(GreementMoves.sum("square", "price", available)),
            allBlocked(payable)));
    moves.add(
        new Move("offer-purchase", terms(from, squares, most, TaxPayer.SELLER), List.of(), null));
  }

  private static Parameter partner(String name, Seat partner) {
    return Parameter.one(name, List.of(Item.of(partner.number())));
  }

  private static List<Parameter> terms(
      Parameter partner, List<Item> squares, long priceMost, TaxPayer taxPayer) {
    return List.of(
        Parameter.one("square", squares),
        Parameter.number("price", 0, priceMost),
        Parameter.one("taxPayer", List.of(Item.of(Code.of(taxPayer)))),
        partner);
  }

  /** Squares with the tax that a buyer with these squares of his own would cause. */
  private List<Item> taxed(List<Square> squares, List<Square> buyersSquares) {
    return squares.stream()
        .map(square -> Item.of(square.toString(), ground.buyTax(buyersSquares, square)))
        .toList();
  }

  private Item priced(Item item) {
    return item.weight() > available
        ? item.blockedBy(Shape.tooDear(item.weight(), available))
        : item;
  }

  private void donation(boolean full) {
    var own = ground.ownedBy(seat);
    if (full) {
      moves.add(Move.blocked("offer-donation", Offers.tooMany()));
      return;
    }
    var takers =
        others().stream()
            .map(other -> Item.of(other.number(), ground.giftTax(own, other)))
            .map(
                item ->
                    item.weight() + 1 > available
                        ? item.blockedBy(Shape.tooDear(item.weight() + 1, available))
                        : item)
            .toList();
    moves.add(
        new Move(
            "offer-donation",
            List.of(
                Parameter.one("to", takers), Parameter.number("amount", 1, Math.max(1, available))),
            List.of(GreementMoves.sum("amount", "to", available)),
            allBlocked(takers)));
  }

  private void answers() {
    var received = new ArrayList<Item>();
    var made = new ArrayList<Item>();
    for (Offer offer : state.offers()) {
      if (offer.addressee().equals(seat)) {
        received.add(Item.of(offer.id(), offer.askedOfAddressee()));
      } else if (offer.maker().equals(seat)) {
        made.add(Item.of(offer.id()));
      }
    }
    if (!received.isEmpty()) {
      var payable = received.stream().map(this::priced).toList();
      moves.add(
          new Move(
              "accept-offer",
              List.of(Parameter.one("offer", payable)),
              List.of(),
              allBlocked(payable)));
      moves.add(Move.of("refuse-offer", Parameter.one("offer", received)));
    }
    if (!made.isEmpty()) {
      moves.add(Move.of("withdraw-offer", Parameter.one("offer", made)));
    }
  }

  /** Why nothing of it can be chosen; null if something can. */
  private static @Nullable Blocked allBlocked(List<Item> items) {
    for (Item item : items) {
      if (item.blocked() == null) {
        return null;
      }
    }
    return items.getFirst().blocked();
  }
}
