package games.kontor.games.greement;

import games.kontor.game.Line;
import games.kontor.game.Seat;
import java.util.List;

/** What is said of the setup: choices and loans to those who made them alone. */
final class SetupStory {
  private SetupStory() {}

  static List<Line> tell(State after, Event.SetupFact fact) {
    return switch (fact) {
      case Event.TilesDealt _, Event.DeckShuffled _, Event.AlarmSet _ -> List.of();
      case Event.StartsOpened e -> List.of(Line.of("starts-opened").with("seats", e.seats()));
      case Event.StartChosen e -> {
        Line own = at("own-start-chosen", e.square()).to(e.seat());
        yield e.again() ? List.of(own) : List.of(Line.of("start-chosen", e.seat()), own);
      }
      case Event.StartLocked e ->
          List.of(at(e.drawn() ? "start-drawn" : "start-locked", e.seat(), e.square()));
      case Event.StartLost e -> List.of(at("own-start-lost", e.square()).to(e.seat()));
      case Event.MapRevealed _ -> List.of(Line.of("map-revealed"));
      case Event.ReplacementOpened e ->
          List.of(
              Line.of("replacement-opened", e.seat())
                  .with("square", String.valueOf(after.player(e.seat()).lockedStart())));
      case Event.StartReplaced e -> List.of(at("start-replaced", e.seat(), e.square()));
      case Event.LoaningOpened _ -> List.of(Line.of("loaning-opened"));
      case Event.LoanWritten e -> {
        Line own = Line.of("own-loan-written").with("amount", e.amount()).to(e.seat());
        yield e.again() ? List.of(own) : List.of(Line.of("loan-written", e.seat()), own);
      }
      case Event.StartPaid e -> startPaid(after, e);
      case Event.FirstFixed e -> List.of(Line.of("first-player", e.seat()));
    };
  }

  private static List<Line> startPaid(State after, Event.StartPaid fact) {
    return List.of(
        at("start-paid", fact.seat(), fact.square())
            .with("kind", after.board().on(fact.square()).kind().toString())
            .with("price", fact.price()),
        Line.of("own-first-loan")
            .with("amount", fact.loan())
            .with("price", fact.price())
            .with("money", fact.loan() - fact.price())
            .to(fact.seat()));
  }

  private static Line at(String code, Square square) {
    return Line.of(code).with("square", square.toString());
  }

  private static Line at(String code, Seat seat, Square square) {
    return Line.of(code, seat).with("square", square.toString());
  }
}
