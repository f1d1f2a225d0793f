package games.kontor.games.greement;

import games.kontor.game.Code;
import games.kontor.game.Line;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * What is said of the events phase: what is borrowed for it, and secret votes, to their owner. Who
 * is ready stands on the table and is not worth a line.
 */
final class CardStory {
  private CardStory() {}

  static List<Line> tell(State after, Event.CardFact fact) {
    return switch (fact) {
      case Event.VoteOpened _,
          Event.PaymentOpened _,
          Event.DiseaseOpened _,
          Event.Readied _,
          Event.CardDiscarded _ ->
          List.of();
      case Event.CardsDrawn e -> List.of(Line.of("cards-drawn").with("count", e.cards().size()));
      case Event.Reshuffled e -> List.of(Line.of("reshuffled").with("count", e.deck().size()));
      case Event.CardTurnedUp e ->
          List.of(card("card-turned-up", e.card()).with("position", e.position()));
      case Event.CardDropped e -> List.of(card("card-dropped", e.card()));
      case Event.Voted e -> voted(after, e);
      case Event.ReadyCleared _ -> List.of(Line.of("ready-cleared"));
      case Event.VoteClosed e -> List.of(closed(e));
      case Event.Pledged e -> pledged(e);
      case Event.PledgesCollected e -> collected(e);
      case Event.EventPaid e -> paid(e);
      case Event.EventUnpaid e ->
          List.of(
              card("event-unpaid", e.card()).with("pledged", e.pledged()).with("price", e.price()));
      case Event.DiseaseAnswered e -> answered(e);
      case Event.DiseasePaid e ->
          e.coins() == 0
              ? List.of()
              : List.of(treated("own-disease-paid", e.coins(), e.loan(), e.squares()).to(e.seat()));
      case Event.ValueChanged e ->
          List.of(
              Line.of("value-changed")
                  .with("value", e.value().toString())
                  .with("from", e.from())
                  .with("to", e.to()));
      case Event.GoldMinesLost e -> List.of(squares("gold-mines-lost", e.squares()));
      case Event.DebtsCancelled _ -> List.of(Line.of("debts-cancelled"));
      case Event.CropsLost e -> List.of(squares("crops-lost", e.squares()));
      case Event.CattleLost e -> List.of(squares("cattle-lost", e.squares()));
      case Event.LandsBecameCattle e -> List.of(squares("lands-became-cattle", e.squares()));
      case Event.Appropriated e ->
          List.of(
              squares(Line.of("appropriated", e.seat()), e.squares())
                  .with("beside", e.beside().toString())
                  .with("refund", e.refund()));
    };
  }

  /** With secret ballots a changed vote is not spoken of, nor is a repeated one with open ones. */
  private static List<Line> voted(State after, Event.Voted fact) {
    String choice = Code.of(fact.choice());
    if (after.rules().ballots() == Rules.Ballots.SECRET) {
      Line own = Line.of("own-vote").with("choice", choice).to(fact.seat());
      return fact.before() == null
          ? List.of(Line.of("voted-secretly", fact.seat()), own)
          : List.of(own);
    }
    if (fact.before() == fact.choice()) {
      return List.of();
    }
    String code = fact.before() == null ? "voted" : "vote-changed";
    return List.of(Line.of(code, fact.seat()).with("choice", choice));
  }

  private static Line closed(Event.VoteClosed fact) {
    return card(fact.stopped() ? "vote-stopped" : "vote-let-through", fact.card())
        .with("against", fact.against())
        .with("for", fact.inFavour())
        .with("players", fact.players());
  }

  /** The sums are open, the borrowed parts are not: only another sum is news. */
  private static List<Line> pledged(Event.Pledged fact) {
    var lines = new ArrayList<Line>();
    Long before = fact.before();
    if (before == null || before != fact.amount()) {
      lines.add(Line.of("pledged", fact.seat()).with("amount", fact.amount()));
    }
    if (fact.loan() > 0) {
      lines.add(
          Line.of("own-pledge")
              .with("amount", fact.amount())
              .with("loan", fact.loan())
              .to(fact.seat()));
    }
    return lines;
  }

  private static List<Line> collected(Event.PledgesCollected fact) {
    var lines = new ArrayList<Line>();
    lines.add(
        card("pledges-collected", fact.card())
            .with("seats", List.copyOf(fact.pledges().keySet()))
            .with("amounts", fact.pledges().values().stream().map(Phase.Pledge::amount).toList()));
    fact.pledges()
        .forEach(
            (seat, pledge) ->
                lines.add(payment("own-pledge-paid", seat, pledge.amount(), pledge.loan())));
    return lines;
  }

  private static List<Line> paid(Event.EventPaid fact) {
    return List.of(
        Line.of("event-paid", fact.seat())
            .with("card", fact.card().toString())
            .with("price", fact.price()),
        payment("own-event-paid", fact.seat(), fact.price(), fact.loan()));
  }

  private static List<Line> answered(Event.DiseaseAnswered fact) {
    Line own =
        treated("own-disease-answered", Disease.price(fact.squares()), fact.loan(), fact.squares())
            .to(fact.seat());
    return fact.again() ? List.of(own) : List.of(Line.of("disease-answered", fact.seat()), own);
  }

  private static Line treated(String code, long coins, long loan, List<Square> squares) {
    return squares(Line.of(code).with("coins", coins).with("loan", loan), squares);
  }

  private static Line payment(String code, Seat seat, long coins, long loan) {
    return Line.of(code).with("coins", coins).with("loan", loan).to(seat);
  }

  private static Line card(String code, EventCard card) {
    return Line.of(code).with("card", card.toString());
  }

  private static Line squares(String code, List<Square> squares) {
    return squares(Line.of(code), squares);
  }

  private static Line squares(Line line, List<Square> squares) {
    return line.with("squares", squares.stream().map(Square::toString).toList());
  }
}
