package games.kontor.games.threerings;

import games.kontor.game.Line;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** What the log says of offers and deals between players; all their terms are public. */
final class Told {
  private Told() {}

  /** Of full cash only the answer is told. */
  static Optional<Line> offered(State after, Event.RentOffered fact) {
    Rent.Terms offer = fact.rent().offer();
    return offer == null || offer.full()
        ? Optional.empty()
        : Optional.of(
            terms(Line.of("offers-rent", after.onTurn()), fact.rent())
                .with("number", offer.number()));
  }

  static Line paid(Event.RentPaid fact) {
    return terms(Line.of("pays-rent", fact.seat()), fact.rent());
  }

  static Line refused(Event.RentRefused fact) {
    return Line.of(fact.over() ? "forgoes-rent" : "refuses-rent", fact.rent().claimant())
        .with("payer", fact.seat())
        .with("rent", fact.rent().amount());
  }

  private static Line terms(Line line, Rent rent) {
    var told =
        line.with("to", rent.claimant())
            .with("space", rent.space().toString())
            .with("rent", rent.amount());
    Rent.Terms offer = rent.offer();
    return offer == null
        ? told
        : told.with("cash", offer.cash())
            .with("borrow", offer.borrow())
            .with("takeDebt", offer.takeDebt())
            .with("spaces", names(offer.properties()));
  }

  static Line trade(String code, Trade trade) {
    Bundle give = trade.give();
    Wanted want = trade.want();
    return Line.of(code, trade.from())
        .with("to", trade.to())
        .with("number", trade.number())
        .with("cash", give.cash())
        .with("borrow", give.borrow())
        .with("takeDebt", give.takeDebt())
        .with("spaces", names(give.properties()))
        .with("wantMoney", want.money())
        .with("wantDebt", want.takeDebt())
        .with("wantSpaces", names(want.properties()));
  }

  static List<String> names(Collection<Space> spaces) {
    return spaces.stream().map(Space::toString).toList();
  }
}
