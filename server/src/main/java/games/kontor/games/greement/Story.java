package games.kontor.games.greement;

import games.kontor.game.Code;
import games.kontor.game.Line;
import java.util.List;
import java.util.Optional;

/** What is said to everybody (6): nothing that tells of money, loans, offers or prices of deals. */
final class Story {
  private static final Optional<Line> NOTHING = Optional.empty();

  private Story() {}

  static Optional<Line> tell(State after, Event event) {
    return switch (event) {
      case Event.SetupFact fact -> setup(after, fact);
      case Event.TurnFact fact -> turn(fact);
      case Event.OfferFact fact -> offer(fact);
      case Event.CardFact fact -> card(after, fact);
      case Event.TableFact fact -> table(after, fact);
    };
  }

  private static Optional<Line> setup(State after, Event.SetupFact fact) {
    return switch (fact) {
      case Event.TilesDealt _, Event.DeckShuffled _, Event.AlarmSet _, Event.StartLost _ -> NOTHING;
      case Event.StartsOpened e -> say(Line.of("starts-opened").with("seats", e.seats()));
      case Event.StartChosen e -> e.again() ? NOTHING : say(Line.of("start-chosen", e.seat()));
      case Event.StartLocked e ->
          say(
              Line.of(e.drawn() ? "start-drawn" : "start-locked", e.seat())
                  .with("square", e.square().toString()));
      case Event.MapRevealed _ -> say(Line.of("map-revealed"));
      case Event.ReplacementOpened e ->
          say(
              Line.of("replacement-opened", e.seat())
                  .with("square", String.valueOf(after.player(e.seat()).lockedStart())));
      case Event.StartReplaced e ->
          say(Line.of("start-replaced", e.seat()).with("square", e.square().toString()));
      case Event.LoaningOpened _ -> say(Line.of("loaning-opened"));
      case Event.LoanWritten e -> e.again() ? NOTHING : say(Line.of("loan-written", e.seat()));
      case Event.StartPaid e ->
          say(
              Line.of("start-paid", e.seat())
                  .with("square", e.square().toString())
                  .with("kind", after.board().on(e.square()).kind().toString())
                  .with("price", e.price()));
      case Event.FirstFixed e -> say(Line.of("first-player", e.seat()));
    };
  }

  private static Optional<Line> turn(Event.TurnFact fact) {
    return switch (fact) {
      case Event.RoundBegan e -> say(Line.of("round-began").with("round", e.round()));
      case Event.TurnBegan e -> say(Line.of("turn-began", e.seat()));
      case Event.ProfitCollected _, Event.Borrowed _, Event.Repaid _ -> NOTHING;
      case Event.Bought e ->
          say(
              Line.of("bought", e.seat())
                  .with("square", e.square().toString())
                  .with("kind", e.kind().toString())
                  .with("price", e.price())
                  .with("tax", e.tax()));
      case Event.Seeded e ->
          say(
              Line.of("seeded", e.seat())
                  .with("square", e.square().toString())
                  .with("price", e.price()));
      case Event.CattleBought e ->
          say(
              Line.of("cattle-bought", e.seat())
                  .with("square", e.square().toString())
                  .with("price", e.price()));
      case Event.TurnEnded e ->
          say(Line.of(e.timedOut() ? "turn-timed-out" : "turn-ended", e.seat()));
      case Event.TurnPassed e -> say(Line.of("turn-passed", e.seat()));
    };
  }

  private static Optional<Line> offer(Event.OfferFact fact) {
    return switch (fact) {
      case Event.OfferMade _, Event.OfferRefused _, Event.OfferWithdrawn _, Event.OfferLapsed _ ->
          NOTHING;
      case Event.SquareSold e ->
          say(
              Line.of("square-sold")
                  .with("seller", e.seller())
                  .with("buyer", e.buyer())
                  .with("square", e.square().toString())
                  .with("kind", e.kind().toString()));
      case Event.Donated e -> say(Line.of("donated").with("from", e.from()).with("to", e.to()));
    };
  }

  private static Optional<Line> card(State after, Event.CardFact fact) {
    return switch (fact) {
      case Event.CardsDrawn e -> say(Line.of("cards-drawn").with("count", e.cards().size()));
      case Event.Reshuffled e -> say(Line.of("reshuffled").with("count", e.deck().size()));
      case Event.CardTurnedUp e -> say(card("card-turned-up", e.card(), "position", e.position()));
      case Event.CardDropped e -> say(card("card-dropped", e.card()));
      case Event.VoteOpened _,
          Event.PaymentOpened _,
          Event.DiseaseOpened _,
          Event.DiseasePaid _,
          Event.CardDiscarded _ ->
          NOTHING;
      case Event.Voted e -> voted(after, e);
      case Event.Readied e -> e.again() ? NOTHING : say(Line.of("ready", e.seat()));
      case Event.ReadyCleared _ -> say(Line.of("ready-cleared"));
      case Event.VoteClosed e ->
          say(
              card(e.stopped() ? "vote-stopped" : "vote-let-through", e.card())
                  .with("against", e.against())
                  .with("for", e.inFavour())
                  .with("players", e.players()));
      case Event.Pledged e -> pledged(e);
      case Event.PledgesCollected e -> say(collected(e));
      case Event.EventPaid e ->
          say(
              Line.of("event-paid", e.seat())
                  .with("card", e.card().toString())
                  .with("price", e.price()));
      case Event.EventUnpaid e ->
          say(card("event-unpaid", e.card()).with("pledged", e.pledged()).with("price", e.price()));
      case Event.DiseaseAnswered e ->
          e.again() ? NOTHING : say(Line.of("disease-answered", e.seat()));
      case Event.ValueChanged e ->
          say(
              Line.of("value-changed")
                  .with("value", e.value().toString())
                  .with("from", e.from())
                  .with("to", e.to()));
      case Event.GoldMinesLost e -> say(squares(Line.of("gold-mines-lost"), e.squares()));
      case Event.DebtsCancelled _ -> say(Line.of("debts-cancelled"));
      case Event.CropsLost e -> say(squares(Line.of("crops-lost"), e.squares()));
      case Event.CattleLost e -> say(squares(Line.of("cattle-lost"), e.squares()));
      case Event.LandsBecameCattle e -> say(squares(Line.of("lands-became-cattle"), e.squares()));
      case Event.Appropriated e ->
          say(
              squares(Line.of("appropriated", e.seat()), e.squares())
                  .with("beside", e.beside().toString())
                  .with("refund", e.refund()));
    };
  }

  /** With secret ballots a changed vote is not spoken of, nor is a repeated one with open ones. */
  private static Optional<Line> voted(State after, Event.Voted fact) {
    boolean open = after.rules().ballots() == Rules.Ballots.OPEN;
    if (fact.before() == null) {
      Line line = Line.of(open ? "voted" : "voted-secretly", fact.seat());
      return say(open ? line.with("choice", Code.of(fact.choice())) : line);
    }
    return open && fact.before() != fact.choice()
        ? say(Line.of("vote-changed", fact.seat()).with("choice", Code.of(fact.choice())))
        : NOTHING;
  }

  /** The sums are open, the borrowed parts are not: only another sum is news. */
  private static Optional<Line> pledged(Event.Pledged fact) {
    Long before = fact.before();
    return before != null && before == fact.amount()
        ? NOTHING
        : say(Line.of("pledged", fact.seat()).with("amount", fact.amount()));
  }

  private static Line collected(Event.PledgesCollected fact) {
    return card("pledges-collected", fact.card())
        .with("seats", List.copyOf(fact.pledges().keySet()))
        .with("amounts", fact.pledges().values().stream().map(Phase.Pledge::amount).toList());
  }

  private static Optional<Line> table(State after, Event.TableFact fact) {
    return switch (fact) {
      case Event.WentAway _, Event.CameBack _, Event.TurnExtended _ -> NOTHING;
      case Event.LeftGame e -> say(Line.of("left-game", e.seat()));
      case Event.GameEnded e -> ended(after, e);
    };
  }

  private static Optional<Line> ended(State after, Event.GameEnded fact) {
    return switch (fact.reason()) {
      case ALARM -> say(Line.of("alarm-rang"));
      case LAST_PLAYER -> say(Line.of("last-player", after.everyone().getFirst().seat()));
      case CALLED_OFF -> say(Line.of("called-off"));
    };
  }

  private static Optional<Line> say(Line line) {
    return Optional.of(line);
  }

  private static Line card(String code, EventCard card) {
    return Line.of(code).with("card", card.toString());
  }

  private static Line card(String code, EventCard card, String name, int value) {
    return card(code, card).with(name, value);
  }

  private static Line squares(Line line, List<Square> squares) {
    return line.with("squares", squares.stream().map(Square::toString).toList());
  }
}
