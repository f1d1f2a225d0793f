package games.kontor.games.greement;

import games.kontor.game.Code;
import games.kontor.game.Line;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/** What is said to one player alone: his money, his loans, his offers. */
final class Whisper {
  private static final Optional<Line> NOTHING = Optional.empty();

  private Whisper() {}

  static Optional<Line> tell(State after, Event event, Seat seat) {
    return switch (event) {
      case Event.SetupFact fact -> setup(fact, seat);
      case Event.TurnFact fact -> turn(after, fact, seat);
      case Event.OfferFact fact -> offer(fact, seat);
      case Event.CardFact fact -> card(after, fact, seat);
      case Event.TableFact _ -> NOTHING;
    };
  }

  private static Optional<Line> setup(Event.SetupFact fact, Seat seat) {
    return switch (fact) {
      case Event.StartChosen e ->
          own(e.seat(), seat, Line.of("own-start-chosen").with("square", e.square().toString()));
      case Event.StartLost e ->
          own(e.seat(), seat, Line.of("own-start-lost").with("square", e.square().toString()));
      case Event.LoanWritten e ->
          own(e.seat(), seat, Line.of("own-loan-written").with("amount", e.amount()));
      case Event.StartPaid e ->
          own(
              e.seat(),
              seat,
              Line.of("own-first-loan")
                  .with("amount", e.loan())
                  .with("price", e.price())
                  .with("money", e.loan() - e.price()));
      case Event.TilesDealt _,
          Event.DeckShuffled _,
          Event.StartsOpened _,
          Event.StartLocked _,
          Event.MapRevealed _,
          Event.ReplacementOpened _,
          Event.StartReplaced _,
          Event.LoaningOpened _,
          Event.FirstFixed _,
          Event.AlarmSet _ ->
          NOTHING;
    };
  }

  private static Optional<Line> turn(State after, Event.TurnFact fact, Seat seat) {
    return switch (fact) {
      case Event.ProfitCollected e ->
          seat.equals(e.seat()) ? Optional.of(profit(after, e)) : NOTHING;
      case Event.Borrowed e ->
          own(e.seat(), seat, withDebt("own-borrowed", e.amount(), after, seat));
      case Event.Repaid e -> own(e.seat(), seat, withDebt("own-repaid", e.amount(), after, seat));
      case Event.TurnEnded e ->
          e.debt() == 0
              ? NOTHING
              : own(
                  e.seat(),
                  seat,
                  Line.of("own-debt-multiplied")
                      .with("multiplier", e.multiplier())
                      .with("debt", e.debt()));
      case Event.RoundBegan _,
          Event.TurnBegan _,
          Event.Bought _,
          Event.Seeded _,
          Event.CattleBought _,
          Event.TurnPassed _ ->
          NOTHING;
    };
  }

  /** Squares that bring the same. */
  private record Alike(Kind kind, long multiplier) {}

  /** The sum, and what it is made of. */
  private static Line profit(State after, Event.ProfitCollected fact) {
    Ground ground = after.ground();
    var groups = new LinkedHashMap<Alike, List<Square>>();
    for (Square square : ground.ownedBy(fact.seat())) {
      if (ground.profit(square) > 0) {
        var alike = new Alike(ground.on(square).kind(), ground.multiplier(square));
        groups.computeIfAbsent(alike, _ -> new ArrayList<>()).add(square);
      }
    }
    return Line.of("own-profit")
        .with("amount", fact.amount())
        .with("kinds", groups.keySet().stream().map(alike -> alike.kind().toString()).toList())
        .with("counts", groups.values().stream().map(List::size).toList())
        .with("multipliers", groups.keySet().stream().map(Alike::multiplier).toList())
        .with(
            "amounts",
            groups.values().stream()
                .map(squares -> squares.stream().mapToLong(ground::profit).sum())
                .toList());
  }

  private static Optional<Line> offer(Event.OfferFact fact, Seat seat) {
    return switch (fact) {
      case Event.OfferMade e -> offer("offered", e.offer(), seat);
      case Event.OfferRefused e -> offer("refused", e.offer(), seat);
      case Event.OfferWithdrawn e -> offer("withdrawn", e.offer(), seat);
      case Event.OfferLapsed e -> offer("lapsed", e.offer(), seat);
      case Event.SquareSold e -> sold(e, seat);
      case Event.Donated e -> donated(e, seat);
    };
  }

  private static Optional<Line> offer(String what, Offer offer, Seat seat) {
    if (!offer.concerns(seat)) {
      return NOTHING;
    }
    return Optional.of(
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
        });
  }

  private static Line parties(String code, Offer offer) {
    return Line.of(code)
        .with("offer", offer.id())
        .with("maker", offer.maker())
        .with("addressee", offer.addressee());
  }

  private static Optional<Line> sold(Event.SquareSold fact, Seat seat) {
    if (!seat.equals(fact.seller()) && !seat.equals(fact.buyer())) {
      return NOTHING;
    }
    return Optional.of(
        Line.of(seat.equals(fact.seller()) ? "own-sold" : "own-bought")
            .with("other", seat.equals(fact.seller()) ? fact.buyer() : fact.seller())
            .with("square", fact.square().toString())
            .with("price", fact.price())
            .with("taxPayer", Code.of(fact.taxPayer()))
            .with("tax", fact.tax()));
  }

  private static Optional<Line> donated(Event.Donated fact, Seat seat) {
    if (seat.equals(fact.from())) {
      return Optional.of(
          Line.of("own-donation-given")
              .with("other", fact.to())
              .with("amount", fact.amount())
              .with("tax", fact.tax()));
    }
    return own(
        fact.to(),
        seat,
        Line.of("own-donation-received").with("other", fact.from()).with("amount", fact.amount()));
  }

  private static Optional<Line> card(State after, Event.CardFact fact, Seat seat) {
    return switch (fact) {
      case Event.Voted e ->
          after.rules().ballots() == Rules.Ballots.OPEN
              ? NOTHING
              : own(e.seat(), seat, Line.of("own-vote").with("choice", Code.of(e.choice())));
      case Event.Pledged e ->
          e.loan() == 0
              ? NOTHING
              : own(
                  e.seat(),
                  seat,
                  Line.of("own-pledge").with("amount", e.amount()).with("loan", e.loan()));
      case Event.PledgesCollected e -> collected(e, seat);
      case Event.EventPaid e -> own(e.seat(), seat, payment("own-event-paid", e.price(), e.loan()));
      case Event.DiseaseAnswered e ->
          own(
              e.seat(),
              seat,
              payment("own-disease-answered", Disease.price(e.squares()), e.loan())
                  .with("squares", e.squares().stream().map(Square::toString).toList()));
      case Event.DiseasePaid e ->
          e.coins() == 0
              ? NOTHING
              : own(
                  e.seat(),
                  seat,
                  payment("own-disease-paid", e.coins(), e.loan())
                      .with("squares", e.squares().stream().map(Square::toString).toList()));
      case Event.CardsDrawn _,
          Event.Reshuffled _,
          Event.CardTurnedUp _,
          Event.CardDropped _,
          Event.VoteOpened _,
          Event.PaymentOpened _,
          Event.DiseaseOpened _,
          Event.Readied _,
          Event.ReadyCleared _,
          Event.VoteClosed _,
          Event.EventUnpaid _,
          Event.ValueChanged _,
          Event.GoldMinesLost _,
          Event.DebtsCancelled _,
          Event.CropsLost _,
          Event.CattleLost _,
          Event.LandsBecameCattle _,
          Event.Appropriated _,
          Event.CardDiscarded _ ->
          NOTHING;
    };
  }

  private static Optional<Line> collected(Event.PledgesCollected fact, Seat seat) {
    var pledge = fact.pledges().get(seat);
    return pledge == null
        ? NOTHING
        : Optional.of(payment("own-pledge-paid", pledge.amount(), pledge.loan()));
  }

  private static Line payment(String code, long coins, long loan) {
    return Line.of(code).with("coins", coins).with("loan", loan);
  }

  private static Line withDebt(String code, long amount, State after, Seat seat) {
    return Line.of(code).with("amount", amount).with("debt", after.player(seat).debt());
  }

  private static Optional<Line> own(Seat whose, Seat seat, Line line) {
    return whose.equals(seat) ? Optional.of(line) : NOTHING;
  }
}
