package games.kontor.games.landmarks;

import games.kontor.game.Code;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** From live to by post and back, by consent of all (4.4). */
final class Modes {
  private Modes() {}

  static Mode other(State state) {
    return state.mode() == Mode.LIVE ? Mode.POSTAL : Mode.LIVE;
  }

  static void agree(Turn<State, Event> turn, Seat seat, Action.AgreeMode action) {
    State state = turn.state();
    if (action.mode() == state.mode()) {
      throw Refusal.of("same-mode", "mode", Code.of(action.mode()));
    }
    turn.emit(new Event.ModeMarked(seat, action.mode(), action.agree()));
    if (turn.state().phase() instanceof Phase.Orders) {
      Orders.resume(turn);
      toLive(turn);
    }
  }

  /** At once, once all agree. */
  private static void toLive(Turn<State, Event> turn) {
    State state = turn.state();
    if (state.allAgreeToMode()) {
      turn.emit(new Event.ModeChanged(Mode.LIVE));
      Goes.begin(turn, state.turn(), state.post().fromSlot());
    }
  }
}
