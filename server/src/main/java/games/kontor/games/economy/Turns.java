package games.kontor.games.economy;

import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** The order of turns (4). */
final class Turns {
  private Turns() {}

  /** The start seat has the first turn. */
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
