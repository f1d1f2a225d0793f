package games.kontor.games.landmarks;

import games.kontor.game.Code;
import games.kontor.game.Line;
import games.kontor.game.Seat;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The log: what is said to everybody, and of a sheet's candidates to their owner alone. */
final class Story {
  private static final Optional<Line> NOTHING = Optional.empty();

  private Story() {}

  static Optional<Line> tell(State after, Event event) {
    return switch (event) {
      case Event.Shuffled _,
          Event.Offered _,
          Event.Asked _,
          Event.Rolled _,
          Event.GoEnded _,
          Event.ClockMissed _ ->
          NOTHING;
      case Event.Seated e -> say(Line.of("order").with("seats", e.order()));
      case Event.GoBegan e -> began(after, e);
      case Event.Rerolled e -> say(rerolled(after, e));
      case Event.TotalFixed e -> say(total(after, e));
      case Event.Paid e -> say(paid(e));
      case Event.Collected e -> say(collected(e));
      case Event.TunaRolled e -> say(Line.of("tuna", e.seat()).with("dice", e.dice()));
      case Event.Reopened e -> say(copies("reopens", e.seat(), e.card(), e.copies()));
      case Event.Closed e -> say(copies("closes", e.seat(), e.card(), e.copies()));
      case Event.Demolished e -> say(card("demolishes", e.seat(), e.landmark()));
      case Event.Moved e -> say(card("gives", e.from(), e.card()).with("to", e.to()));
      case Event.Returned e -> say(card("returns", e.seat(), e.card()));
      case Event.Bought e -> say(card("builds", e.seat(), e.card()).with("cost", e.cost()));
      case Event.BuiltNothing e -> say(Line.of("builds-nothing", e.seat()));
      case Event.Completed e -> say(Line.of("completes", e.seat()));
      case Event.Invested e -> say(Line.of("invests", e.seat()));
      case Event.PostFact e -> tell(e);
      case Event.WentAway e -> say(Line.of("away", e.seat()));
      case Event.CameBack e -> e.wasAway() ? say(Line.of("came-back", e.seat())) : NOTHING;
      case Event.GameEnded e ->
          say(Line.of("won").with("seats", e.ranking().subList(0, e.places().lastIndexOf(1) + 1)));
    };
  }

  /** Who has sent a sheet or is ready everybody sees, and nothing is said of it. */
  private static Optional<Line> tell(Event.PostFact event) {
    return switch (event) {
      case Event.ModeMarked e ->
          say(
              Line.of(e.agrees() ? "wants-mode" : "no-mode", e.seat())
                  .with("mode", Code.of(e.mode())));
      case Event.ModeChanged e -> say(Line.of("mode").with("mode", Code.of(e.mode())));
      case Event.OrdersOpened e -> say(Line.of("orders-opened").with("turn", e.turn()));
      case Event.OrdersClosed e -> say(Line.of("orders-closed").with("turn", e.turn()));
      case Event.FatesKnown e -> e.fates().candidates().isEmpty() ? NOTHING : say(fates(e));
      case Event.OrdersSubmitted _, Event.OrdersWithdrawn _, Event.ReadySet _, Event.Resumed _ ->
          NOTHING;
    };
  }

  private static Optional<Line> began(State after, Event.GoBegan fact) {
    if (fact.extra()) {
      return say(Line.of("extra-go", fact.seat()));
    }
    boolean first = fact.seat().equals(after.order().getFirst());
    return first ? say(Line.of("round").with("round", fact.round())) : NOTHING;
  }

  private static Line rerolled(State after, Event.Rerolled fact) {
    Throw go = after.go();
    var first = go == null || go.first() == null ? fact.dice() : go.first();
    return Line.of("rolls-again", fact.seat()).with("first", first);
  }

  private static Line total(State after, Event.TotalFixed fact) {
    return Line.of(fact.added() ? "rolls-and-adds" : "rolls", fact.seat())
        .with("dice", after.dice())
        .with("total", fact.total());
  }

  private static Line paid(Event.Paid fact) {
    Seat from = fact.from();
    Seat to = fact.to();
    if (to == null) {
      return owed(coins("pays-bank", from, fact), fact);
    }
    if (from != null) {
      return owed(coins("pays", from, fact).with("to", to), fact);
    }
    return switch (fact.kind()) {
      case CITY_HALL -> Line.of("city-hall", to);
      case AIRPORT -> Line.of("airport", to).with("amount", fact.amount());
      case LOAN -> Line.of("borrows", to).with("amount", fact.amount());
      default -> coins("takes", to, fact);
    };
  }

  /** One line for all, in lists of equal length. */
  private static Line collected(Event.Collected fact) {
    var steps = fact.steps();
    return Line.of("collect")
        .with("seats", steps.stream().map(step -> Objects.requireNonNull(step.to())).toList())
        .with("amounts", steps.stream().map(Step::amount).toList())
        .with("cards", steps.stream().map(step -> String.valueOf(step.card())).toList())
        .with("copies", steps.stream().map(Step::copies).toList());
  }

  private static Line coins(String code, @Nullable Seat seat, Event.Paid fact) {
    var line = seat == null ? Line.of(code) : Line.of(code, seat);
    return line.with("amount", fact.amount())
        .with("card", fact.card().toString())
        .with("copies", fact.copies());
  }

  /** What could not be paid is said only where there is something. */
  private static Line owed(Line line, Event.Paid fact) {
    return fact.owed() == 0
        ? line
        : new Line(line.code() + "-short", line.args(), line.to()).with("owed", fact.owed());
  }

  private static Line card(String code, Seat seat, Card card) {
    return Line.of(code, seat).with("card", card.toString());
  }

  private static Line copies(String code, Seat seat, Card card, int copies) {
    return card(code, seat, card).with("copies", copies);
  }

  private static Line fates(Event.FatesKnown fact) {
    var candidates = fact.fates().candidates();
    return Line.of("candidates", fact.seat())
        .with("cards", candidates.stream().map(each -> each.card().toString()).toList())
        .with("fates", candidates.stream().map(each -> Code.of(each.fate())).toList())
        .to(fact.seat());
  }

  private static Optional<Line> say(Line line) {
    return Optional.of(line);
  }
}
