package games.kontor.games.greement;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import games.kontor.games.greement.Action.TaxPayer;
import java.util.function.Predicate;

/** Private offers: sales, purchases, donations (5, R8, R27, R28). */
final class Offers {
  private Offers() {}

  static void sale(Turn<State, Event> turn, Seat seat, Action.OfferSale action) {
    State state = turn.state();
    long price = action.price();
    Shape.player("to", state, action.to());
    dealAllowed(state, seat, action.to());
    if (!state.board().on(action.square()).ownedBy(seat)) {
      throw new Refusal("not-yours");
    }
    long tax = state.ground().buyTax(action.to(), action.square());
    make(
        turn,
        new Offer.Sale(
            nextId(state, seat, action.to()),
            seat,
            action.to(),
            action.square(),
            price,
            action.taxPayer(),
            tax));
  }

  static void purchase(Turn<State, Event> turn, Seat seat, Action.OfferPurchase action) {
    State state = turn.state();
    long price = action.price();
    Shape.player("from", state, action.from());
    dealAllowed(state, seat, action.from());
    if (!state.board().on(action.square()).ownedBy(action.from())) {
      throw new Refusal("not-theirs");
    }
    long tax = state.ground().buyTax(seat, action.square());
    make(
        turn,
        new Offer.Purchase(
            nextId(state, seat, action.from()),
            seat,
            action.from(),
            action.square(),
            price,
            action.taxPayer(),
            tax));
  }

  static void donation(Turn<State, Event> turn, Seat seat, Action.OfferDonation action) {
    State state = turn.state();
    long amount = action.amount();
    Shape.player("to", state, action.to());
    partner(state, seat, action.to());
    long tax = state.ground().giftTax(seat, action.to());
    make(
        turn, new Offer.Donation(nextId(state, seat, action.to()), seat, action.to(), amount, tax));
  }

  private static void dealAllowed(State state, Seat seat, Seat other) {
    if (!state.onTurn(seat) && !state.onTurn(other)) {
      throw new Refusal("not-a-party");
    }
    partner(state, seat, other);
  }

  private static void partner(State state, Seat seat, Seat other) {
    if (other.equals(seat)) {
      throw new Refusal("to-yourself");
    }
    if (state.player(other).left()) {
      throw Refusal.of("player-left", "seat", other);
    }
  }

  private static void make(Turn<State, Event> turn, Offer offer) {
    if (full(turn.state(), offer.maker())) {
      throw tooMany();
    }
    Shape.affordable(turn.state(), offer.maker(), offer.reserved());
    turn.emit(new Event.OfferMade(offer));
  }

  static boolean full(State state, Seat maker) {
    return state.offers().size() >= Rules.OPEN_OFFERS_MOST
        && state.offers().stream().filter(offer -> offer.maker().equals(maker)).count()
            >= Rules.OPEN_OFFERS_MOST;
  }

  static Refusal tooMany() {
    return Refusal.of("too-many-offers", "most", Rules.OPEN_OFFERS_MOST);
  }

  private static String nextId(State state, Seat maker, Seat addressee) {
    String pair = Offer.pair(maker, addressee);
    return pair + "." + (state.offerCounts().getOrDefault(pair, 0) + 1);
  }

  static void accept(Turn<State, Event> turn, Seat seat, Action.AcceptOffer action) {
    Offer offer = Shape.offer(turn.state(), seat, action.offer());
    theOneOf(offer.addressee(), seat);
    Shape.affordable(turn.state(), seat, offer.askedOfAddressee());
    switch (offer) {
      case Offer.Sale sale ->
          sell(turn, sale.maker(), sale.addressee(), sale.square(), price(sale));
      case Offer.Purchase purchase ->
          sell(turn, purchase.addressee(), purchase.maker(), purchase.square(), price(purchase));
      case Offer.Donation gift -> donate(turn, gift);
    }
  }

  /** Price, tax, who pays it, and the offer's id. */
  private record Price(String offer, long coins, TaxPayer taxPayer, long tax) {}

  private static Price price(Offer.Sale sale) {
    return new Price(sale.id(), sale.price(), sale.taxPayer(), sale.tax());
  }

  private static Price price(Offer.Purchase purchase) {
    return new Price(purchase.id(), purchase.price(), purchase.taxPayer(), purchase.tax());
  }

  private static void sell(
      Turn<State, Event> turn, Seat seller, Seat buyer, Square square, Price price) {
    turn.emit(
        new Event.SquareSold(
            price.offer(),
            seller,
            buyer,
            square,
            turn.state().board().on(square).kind(),
            price.coins(),
            price.taxPayer(),
            price.tax()));
    lapseChanged(turn);
  }

  /** A bought vote can be thought over: all ready marks go (4.4). */
  private static void donate(Turn<State, Event> turn, Offer.Donation gift) {
    turn.emit(
        new Event.Donated(gift.id(), gift.maker(), gift.addressee(), gift.amount(), gift.tax()));
    if (turn.state().phase() instanceof Phase.EventVote) {
      Votes.clearReady(turn);
    }
  }

  static void refuse(Turn<State, Event> turn, Seat seat, Action.RefuseOffer action) {
    Offer offer = Shape.offer(turn.state(), seat, action.offer());
    theOneOf(offer.addressee(), seat);
    turn.emit(new Event.OfferRefused(offer));
  }

  static void withdraw(Turn<State, Event> turn, Seat seat, Action.WithdrawOffer action) {
    Offer offer = Shape.offer(turn.state(), seat, action.offer());
    theOneOf(offer.maker(), seat);
    turn.emit(new Event.OfferWithdrawn(offer));
  }

  private static void theOneOf(Seat entitled, Seat seat) {
    if (!entitled.equals(seat)) {
      throw new Refusal("not-your-offer");
    }
  }

  static void lapseAll(Turn<State, Event> turn) {
    lapseIf(turn, _ -> true);
  }

  /** All that he has made or been made. */
  static void lapseOf(Turn<State, Event> turn, Seat seat) {
    lapseIf(turn, offer -> offer.concerns(seat));
  }

  /** After a change of ownership: offers of what is no longer the seller's, or at another tax. */
  static void lapseChanged(Turn<State, Event> turn) {
    Ground ground = turn.state().ground();
    lapseIf(turn, offer -> changed(ground, offer));
  }

  private static boolean changed(Ground ground, Offer offer) {
    return switch (offer) {
      case Offer.Sale sale ->
          !ground.on(sale.square()).ownedBy(sale.maker())
              || ground.buyTax(sale.addressee(), sale.square()) != sale.tax();
      case Offer.Purchase purchase ->
          !ground.on(purchase.square()).ownedBy(purchase.addressee())
              || ground.buyTax(purchase.maker(), purchase.square()) != purchase.tax();
      case Offer.Donation gift -> ground.giftTax(gift.maker(), gift.addressee()) != gift.tax();
    };
  }

  private static void lapseIf(Turn<State, Event> turn, Predicate<Offer> condition) {
    for (Offer offer : turn.state().offers()) {
      if (condition.test(offer)) {
        turn.emit(new Event.OfferLapsed(offer));
      }
    }
  }
}
