package games.kontor.games.greement;

import games.kontor.game.Line;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** What is said of turns: what is bought to everybody, money and debts to their owner alone. */
final class TurnStory {
  private TurnStory() {}

  static List<Line> tell(State after, Event.TurnFact fact) {
    return switch (fact) {
      case Event.RoundBegan e -> List.of(Line.of("round-began").with("round", e.round()));
      case Event.TurnBegan e -> List.of(Line.of("turn-began", e.seat()));
      case Event.ProfitCollected e -> List.of(profit(after, e).to(e.seat()));
      case Event.Borrowed e -> List.of(withDebt("own-borrowed", e.amount(), after, e.seat()));
      case Event.Repaid e -> List.of(withDebt("own-repaid", e.amount(), after, e.seat()));
      case Event.Bought e ->
          List.of(
              Line.of("bought", e.seat())
                  .with("square", e.square().toString())
                  .with("kind", e.kind().toString())
                  .with("price", e.price())
                  .with("tax", e.tax()));
      case Event.Seeded e -> List.of(grown("seeded", e.seat(), e.square(), e.price()));
      case Event.CattleBought e -> List.of(grown("cattle-bought", e.seat(), e.square(), e.price()));
      case Event.TurnEnded e -> ended(e);
      case Event.TurnPassed e -> List.of(Line.of("turn-passed", e.seat()));
    };
  }

  private static List<Line> ended(Event.TurnEnded fact) {
    Line ended = Line.of(fact.timedOut() ? "turn-timed-out" : "turn-ended", fact.seat());
    return fact.debt() == 0
        ? List.of(ended)
        : List.of(
            ended,
            Line.of("own-debt-multiplied")
                .with("multiplier", fact.multiplier())
                .with("debt", fact.debt())
                .to(fact.seat()));
  }

  private static Line grown(String code, Seat seat, Square square, long price) {
    return Line.of(code, seat).with("square", square.toString()).with("price", price);
  }

  private static Line withDebt(String code, long amount, State after, Seat seat) {
    return Line.of(code).with("amount", amount).with("debt", after.player(seat).debt()).to(seat);
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
}
