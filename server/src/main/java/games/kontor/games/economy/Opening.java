package games.kontor.games.economy;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.List;

/** Setup (3). */
final class Opening {
  private Opening() {}

  /** Who begins, and who lays the cards out. */
  static void start(Turn<State, Event> turn) {
    Rules rules = turn.state().rules();
    Seat first = rules.first();
    if (first == null) {
      first = Seat.of(turn.chance().number("start", 1, turn.state().players().size()));
    }
    turn.emit(new Event.Started(first));
    List<Card> deck = turn.chance().shuffled("deck", Card.DECK);
    switch (rules.placement()) {
      case PLAYERS -> Placing.deal(turn, deck);
      case AUTOMATIC -> Placing.layOut(turn, deck);
    }
  }
}
