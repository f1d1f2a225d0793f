package games.kontor.games.economy;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.List;

/** Setup (3) and the order of turns (4). */
final class Turns {
  private Turns() {}

  static void start(Turn<State, Event> turn) {
    Rules rules = turn.state().rules();
    Seat first = rules.first();
    if (first == null) {
      first = new Seat(turn.chance().number("start", 1, turn.state().players().size()));
    }
    turn.emit(new Event.Started(first));
    List<Card> deck = turn.chance().shuffled("deck", Card.DECK);
    switch (rules.placement()) {
      case PLAYERS -> Placing.deal(turn, deck);
      case AUTOMATIC -> Placing.layOut(turn, deck);
    }
  }

  static void beginFirst(Turn<State, Event> turn) {
    begin(turn, turn.state().starter(), 1);
  }

  private static void begin(Turn<State, Event> turn, Seat seat, int number) {
    turn.emit(new Event.TurnBegan(seat, number, turn.nowMillis()));
  }

  /** The turn passes, unless the game has lasted too long (8). */
  static void end(Turn<State, Event> turn) {
    State state = turn.state();
    if (state.turnNumber() >= Rules.LAST_TURN) {
      Ending.end(turn, Phase.Reason.TURN_LIMIT);
    } else {
      begin(turn, state.turn().next(state.players().size()), state.turnNumber() + 1);
    }
  }
}
