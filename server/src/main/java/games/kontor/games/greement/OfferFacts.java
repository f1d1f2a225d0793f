package games.kontor.games.greement;

import games.kontor.games.greement.Action.TaxPayer;
import games.kontor.games.greement.Paper.Cause;
import games.kontor.games.greement.Paper.Reason;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

/** How the facts of trade and donations change the state. */
final class OfferFacts {
  private OfferFacts() {}

  static State apply(State state, Event.OfferFact fact) {
    return switch (fact) {
      case Event.OfferMade e -> made(state, e.offer());
      case Event.OfferRefused e -> closed(state, e.offer().id());
      case Event.OfferWithdrawn e -> closed(state, e.offer().id());
      case Event.OfferLapsed e -> closed(state, e.offer().id());
      case Event.SquareSold e -> sold(closed(state, e.offer()), e);
      case Event.Donated e -> donated(closed(state, e.offer()), e);
    };
  }

  private static State made(State state, Offer offer) {
    var open = new ArrayList<>(state.offers());
    open.add(offer);
    var counts = new TreeMap<>(state.offerCounts());
    counts.merge(Offer.pair(offer.maker(), offer.addressee()), 1, Integer::sum);
    return state.edit(
        draft -> {
          draft.offers = List.copyOf(open);
          draft.offerCounts = Collections.unmodifiableMap(counts);
        });
  }

  private static State closed(State state, String id) {
    return state.edit(
        draft ->
            draft.offers = draft.offers.stream().filter(offer -> !offer.id().equals(id)).toList());
  }

  private static State sold(State state, Event.SquareSold fact) {
    long buyersTax = fact.taxPayer() == TaxPayer.BUYER ? fact.tax() : 0;
    long sellersTax = fact.tax() - buyersTax;
    var bought = new Cause(Reason.BOUGHT, fact.square(), fact.seller());
    var sold = new Cause(Reason.SOLD, fact.square(), fact.buyer());
    var deal =
        new Deal(
            state.round(),
            fact.seller(),
            fact.buyer(),
            fact.square(),
            fact.price(),
            fact.tax(),
            fact.taxPayer());
    return archived(state, deal)
        .book(fact.buyer(), bought, -fact.price() - buyersTax, 0)
        .book(fact.seller(), sold, fact.price() - sellersTax, 0)
        .change(List.of(fact.square()), tile -> tile.goTo(fact.buyer()));
  }

  private static State donated(State state, Event.Donated fact) {
    var deal =
        new Deal(state.round(), fact.from(), fact.to(), null, fact.amount(), fact.tax(), null);
    return archived(state, deal)
        .book(
            fact.from(),
            new Cause(Reason.DONATION_GIVEN, null, fact.to()),
            -fact.amount() - fact.tax(),
            0)
        .book(fact.to(), new Cause(Reason.DONATION_RECEIVED, null, fact.from()), fact.amount(), 0);
  }

  private static State archived(State state, Deal deal) {
    return state.edit(draft -> draft.archive = draft.archive.with(deal));
  }
}
