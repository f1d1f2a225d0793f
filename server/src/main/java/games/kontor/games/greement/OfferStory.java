package games.kontor.games.greement;

import games.kontor.game.Code;
import games.kontor.game.Line;
import games.kontor.game.Seat;
import java.util.List;

/** What is said of offers: all of it to the two parties, to everybody only what came of them. */
final class OfferStory {
  private OfferStory() {}

  static List<Line> tell(Event.OfferFact fact) {
    return switch (fact) {
      case Event.OfferMade e -> List.of(offer("offered", e.offer()));
      case Event.OfferRefused e -> List.of(offer("refused", e.offer()));
      case Event.OfferWithdrawn e -> List.of(offer("withdrawn", e.offer()));
      case Event.OfferLapsed e -> List.of(offer("lapsed", e.offer()));
      case Event.SquareSold e -> sold(e);
      case Event.Donated e -> donated(e);
    };
  }

  private static Line offer(String what, Offer offer) {
    Line line =
        switch (offer) {
          case Offer.Sale sale ->
              parties("sale-" + what, offer)
                  .with("square", sale.square().toString())
                  .with("price", sale.price())
                  .with("taxPayer", Code.of(sale.taxPayer()))
                  .with("tax", sale.tax());
          case Offer.Purchase purchase ->
              parties("purchase-" + what, offer)
                  .with("square", purchase.square().toString())
                  .with("price", purchase.price())
                  .with("taxPayer", Code.of(purchase.taxPayer()))
                  .with("tax", purchase.tax());
          case Offer.Donation gift ->
              parties("donation-" + what, offer).with("amount", gift.amount());
        };
    return line.to(offer.maker(), offer.addressee());
  }

  private static Line parties(String code, Offer offer) {
    return Line.of(code)
        .with("offer", offer.id())
        .with("maker", offer.maker())
        .with("addressee", offer.addressee());
  }

  private static List<Line> sold(Event.SquareSold fact) {
    return List.of(
        Line.of("square-sold")
            .with("seller", fact.seller())
            .with("buyer", fact.buyer())
            .with("square", fact.square().toString())
            .with("kind", fact.kind().toString()),
        price("own-sold", fact, fact.buyer()).to(fact.seller()),
        price("own-bought", fact, fact.seller()).to(fact.buyer()));
  }

  private static Line price(String code, Event.SquareSold fact, Seat other) {
    return Line.of(code)
        .with("other", other)
        .with("square", fact.square().toString())
        .with("price", fact.price())
        .with("taxPayer", Code.of(fact.taxPayer()))
        .with("tax", fact.tax());
  }

  private static List<Line> donated(Event.Donated fact) {
    return List.of(
        Line.of("donated").with("from", fact.from()).with("to", fact.to()),
        Line.of("own-donation-given")
            .with("other", fact.to())
            .with("amount", fact.amount())
            .with("tax", fact.tax())
            .to(fact.from()),
        Line.of("own-donation-received")
            .with("other", fact.from())
            .with("amount", fact.amount())
            .to(fact.to()));
  }
}
