package games.kontor.games.threerings;

import games.kontor.game.Code;
import games.kontor.game.Line;
import games.kontor.game.Seat;
import java.util.Collection;
import java.util.Optional;

/** The log: never a hidden goal; the card of a goal power is told to its owner alone. */
final class Story {
  private static final Optional<Line> NOTHING = Optional.empty();

  private Story() {}

  static Optional<Line> tell(State after, Event event) {
    return switch (event) {
      case Event.GoalNoted _,
          Event.GoalsSettled _,
          Event.Entered _,
          Event.TurnEnded _,
          Event.RoundEnded _,
          Event.TurnMissed _ ->
          NOTHING;
      case Event.HasChosen e -> say(Line.of("has-chosen", e.seat()));
      case Event.RolledForFirst e ->
          say(Line.of("rolls-for-first").with("seats", e.seats()).with("dice", e.dice()));
      case Event.OrderFixed e ->
          say(Line.of("begins", e.order().getFirst()).with("order", e.order()));
      case Event.TurnBegan e -> began(after, e);
      case Event.StartClaimed e ->
          say(Line.of("claims-start", e.seat()).with("space", e.space().toString()));
      case Event.Sold e ->
          say(spaces("sells", e.seat(), e.properties()).with("amount", e.amount()));
      case Event.Repaid e -> say(Line.of("repays", e.seat()).with("amount", e.amount()));
      case Event.CalledOut e ->
          say(
              Line.of(e.right() ? "calls-out-rightly" : "calls-out-wrongly", e.seat())
                  .with("accused", e.accused()));
      case Event.GoalDiscarded e -> say(goal("discards", e.seat(), e.goal()));
      case Event.PublicGoalChosen e -> say(goal("chooses-openly", e.seat(), e.goal()));
      case Event.RooftopTaken e ->
          say(
              Line.of("takes-rooftop", e.seat())
                  .with("ring", Code.of(e.ring()))
                  .with("power", Code.of(e.power())));
      case Event.RateChanged e -> say(Line.of("rate").with("rate", e.rate()));
      case Event.LevelChanged e -> say(Line.of("level").with("level", e.level()));
      case Event.SecretGoalChosen e -> say(goal("own-goal", e.seat(), e.goal()).to(e.seat()));
      case Event.Consolidated e ->
          say(spaces("consolidates", e.seat(), e.give()).with("take", e.take().toString()));
      case Event.Rolled e -> say(rolled(e));
      case Event.InterestPaid e ->
          say(
              Line.of("pays-interest", e.seat())
                  .with("due", e.due())
                  .with("cash", e.cash())
                  .with("debt", e.due() - e.cash()));
      case Event.NumberCalled e ->
          say(
              Line.of(e.number() == e.die() ? "calls-rightly" : "calls-wrongly", e.seat())
                  .with("number", e.number())
                  .with("die", e.die()));
      case Event.Claimed e -> say(claimed(e));
      case Event.RentOffered e -> Told.offered(after, e);
      case Event.RentPaid e -> say(Told.paid(e));
      case Event.RentRefused e -> say(Told.refused(e));
      case Event.TradeOffered e -> say(Told.trade("offers-trade", e.trade()));
      case Event.TradeDone e -> say(Told.trade("trades", e.trade()).with("borrowed", e.borrow()));
      case Event.TradeRefused e -> say(Line.of("refuses-trade", e.trade().to()));
      case Event.TradeWithdrawn e -> say(Line.of("withdraws-trade", e.trade().from()));
      case Event.PiecePlaced e ->
          say(Line.of("placed", e.seat()).with("space", Space.at(e.ring(), e.number()).toString()));
      case Event.ClockSpent e -> say(Line.of("time-is-up", e.seat()));
      case Event.WentAbsent e -> say(Line.of("absent", e.seat()));
      case Event.Acted e -> e.wasAbsent() ? say(Line.of("came-back", e.seat())) : NOTHING;
      case Event.Left e -> say(Line.of("left", e.seat()));
      case Event.Declared e -> say(Line.of("declares", e.seat()));
      case Event.GameEnded e ->
          say(
              Line.of(e.end().roundLimit() ? "ends-by-rounds" : "ends")
                  .with("reason", Code.of(e.end().reason()))
                  .with("seats", e.end().winners()));
    };
  }

  private static Optional<Line> began(State after, Event.TurnBegan fact) {
    boolean first =
        after.inOrder().stream()
            .filter(seat -> after.plays(seat.number()))
            .findFirst()
            .filter(fact.seat()::equals)
            .isPresent();
    return first ? say(Line.of("round").with("round", fact.round())) : NOTHING;
  }

  private static Line rolled(Event.Rolled fact) {
    return Line.of(fact.crossed() ? "rolls-across" : "rolls", fact.seat())
        .with("ring", Code.of(fact.ring()))
        .with("die", fact.die())
        .with("space", Space.at(fact.ring(), fact.to()).toString());
  }

  private static Line claimed(Event.Claimed fact) {
    var code = fact.price() == 0 ? "claims-free" : fact.crossed() ? "claims-behind" : "claims";
    var line = Line.of(code, fact.seat()).with("space", fact.space().toString());
    if (fact.price() == 0) {
      return line;
    }
    var paid = line.with("price", fact.price()).with("cash", fact.cash()).with("debt", fact.debt());
    return fact.properties().isEmpty() ? paid : paid.with("spaces", Told.names(fact.properties()));
  }

  private static Line goal(String code, Seat seat, Goal goal) {
    return Line.of(code, seat).with("goal", Code.of(goal));
  }

  private static Line spaces(String code, Seat seat, Collection<Space> spaces) {
    return Line.of(code, seat).with("spaces", Told.names(spaces));
  }

  private static Optional<Line> say(Line line) {
    return Optional.of(line);
  }
}
