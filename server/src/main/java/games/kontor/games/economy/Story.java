package games.kontor.games.economy;

import games.kontor.game.Line;
import games.kontor.game.Seat;
import java.util.List;
import java.util.Optional;

/**
 * What is said to everybody and can be read again: no card, sector, space or points (6.3). What a
 * landing did by name is in the table until the next move.
 */
final class Story {
  private static final Optional<Line> NOTHING = Optional.empty();

  private Story() {}

  static Optional<Line> tell(Event event) {
    return switch (event) {
      case Event.Dealt _,
          Event.PlacingBegan _,
          Event.Placed _,
          Event.AutoPlaceSet _,
          Event.Rolled _,
          Event.SentOut _,
          Event.ConnectionLost _,
          Event.ConnectionRestored _ ->
          NOTHING;
      case Event.Started e -> say(Line.of("starts", e.seat()));
      case Event.TurnBegan e ->
          e.turnNumber() == 1 ? say(Line.of("play-begins", e.seat())) : NOTHING;
      case Event.Stuck e -> say(Line.of("stuck", e.seat()).with("die", e.die()));
      case Event.Moved e -> say(moved(e));
      case Event.TurnedDown e -> say(Line.of("turned-down", e.seat()));
      case Event.Landed e -> landed(e);
      case Event.PartTwoBegan _ -> say(Line.of("part-two"));
      case Event.ClockMissed e ->
          e.inARow() < Rules.MISSED_CLOCKS ? say(Line.of("time-up", e.seat())) : NOTHING;
      case Event.AutopilotBegan e -> say(Line.of("autopilot", e.seat()));
      case Event.CameBack e -> e.wasAutopilot() ? say(Line.of("came-back", e.seat())) : NOTHING;
      case Event.GameEnded e -> say(ended(e));
    };
  }

  private static Line moved(Event.Moved fact) {
    Seat hit = fact.hit();
    return hit == null
        ? Line.of("rolled", fact.seat()).with("die", fact.die())
        : Line.of("knocked-out", fact.seat()).with("die", fact.die()).with("rival", hit);
  }

  private static Optional<Line> landed(Event.Landed fact) {
    Holder from = fact.takenFrom();
    Seat loser = from == null ? null : from.seat();
    if (fact.turnedUp()) {
      return say(
          loser == null
              ? Line.of("turned-up", fact.seat())
              : Line.of("turned-up-and-took", fact.seat()));
    }
    if (from != null) {
      return say(Line.of("took-property", fact.seat()));
    }
    return Payment.paid(fact.points()) ? say(Line.of("sector-paid", fact.seat())) : NOTHING;
  }

  private static Line ended(Event.GameEnded fact) {
    List<Seat> winners = fact.ranking().subList(0, fact.places().lastIndexOf(1) + 1);
    return Line.of(
            switch (fact.reason()) {
              case TARGET -> "won";
              case TURN_LIMIT -> "turn-limit";
            })
        .with("seats", winners);
  }

  private static Optional<Line> say(Line line) {
    return Optional.of(line);
  }
}
