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

  static boolean allAgree(State state) {
    return state.players().stream().allMatch(Player::agreesToMode);
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

  /**
   * At the end of a go: the slots not yet played are ordered for, if none is left the next turn.
   */
  static void toPost(Turn<State, Event> turn) {
    State state = turn.state();
    turn.emit(new Event.ModeChanged(Mode.POSTAL));
    if (state.slot() < state.seats()) {
      Orders.open(turn, state.turn(), state.slot() + 1);
    } else {
      Orders.open(turn, state.turn() + 1, 0);
    }
  }

  /** At once, once all agree. */
  private static void toLive(Turn<State, Event> turn) {
    State state = turn.state();
    if (allAgree(state)) {
      turn.emit(new Event.ModeChanged(Mode.LIVE));
      Goes.begin(turn, state.turn(), state.post().fromSlot());
    }
  }
}
