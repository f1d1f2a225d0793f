package games.kontor.games.greement;

import games.kontor.game.Line;
import java.util.List;

/**
 * What is said of a fact (6): to everybody nothing that tells of money, loans, offers or prices of
 * deals; those lines are addressed to the seats that they concern.
 */
final class Story {
  private Story() {}

  static List<Line> tell(State after, Event event) {
    return switch (event) {
      case Event.SetupFact fact -> SetupStory.tell(after, fact);
      case Event.TurnFact fact -> TurnStory.tell(after, fact);
      case Event.OfferFact fact -> OfferStory.tell(fact);
      case Event.CardFact fact -> CardStory.tell(after, fact);
      case Event.TableFact fact -> table(after, fact);
    };
  }

  private static List<Line> table(State after, Event.TableFact fact) {
    return switch (fact) {
      case Event.WentAway _, Event.CameBack _, Event.TurnExtended _ -> List.of();
      case Event.LeftGame e -> List.of(Line.of("left-game", e.seat()));
      case Event.GameEnded e -> List.of(ended(after, e));
    };
  }

  private static Line ended(State after, Event.GameEnded fact) {
    return switch (fact.reason()) {
      case ALARM -> Line.of("alarm-rang");
      case LAST_PLAYER -> Line.of("last-player", after.everyone().getFirst().seat());
      case CALLED_OFF -> Line.of("called-off");
    };
  }
}
