package games.kontor.games.landmarks;

import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The Renovation Company closes a type of building everywhere (20, 21). */
final class Renovation {
  private Renovation() {}

  /** The types of which a copy stands open in any town, in the order of the table. */
  static List<Card> closable(State state) {
    var types = new ArrayList<Card>();
    for (Card card : Card.ESTABLISHMENTS) {
      if (card.isBuilding() && state.players().stream().anyMatch(each -> each.open(card) > 0)) {
        types.add(card);
      }
    }
    return types;
  }

  /** What closes if nothing is chosen (8); empty if nothing does. */
  static Optional<Card> standard(State state) {
    return closable(state).stream()
        .filter(card -> !state.onTurn().has(card))
        .reduce((_, last) -> last);
  }

  static void close(Turn<State, Event> turn, Card card) {
    State before = turn.state();
    closeIn(turn, before.onTurn(), card);
    for (Player player : before.anticlockwise(before.roller())) {
      closeIn(turn, player, card);
    }
    for (Player player : before.anticlockwise(before.roller())) {
      Payments.between(
          turn,
          Step.Kind.PURPLE,
          Card.RENOVATION_COMPANY,
          1,
          player.seat(),
          before.roller(),
          player.open(card));
    }
  }

  private static void closeIn(Turn<State, Event> turn, Player player, Card card) {
    if (player.open(card) > 0) {
      turn.emit(new Event.Closed(player.seat(), card, player.open(card)));
    }
  }
}
