package games.kontor.games.landmarks;

import games.kontor.game.Turn;

/** The order of goes (4.2), and what a go's end brings (4.3). */
final class Goes {
  private Goes() {}

  /** The first go, or the first call for orders. */
  static void beginFirst(Turn<State, Event> turn) {
    if (turn.state().mode() == Mode.POSTAL) {
      Orders.open(turn, 1, 0);
    } else {
      begin(turn, 1, 0);
    }
  }

  /** The go of a slot. */
  static void begin(Turn<State, Event> turn, int ofTurn, int slot) {
    State state = turn.state();
    int round = state.roundOf(ofTurn, slot);
    turn.emit(
        new Event.GoBegan(
            state.holder(ofTurn, slot), round, ofTurn, slot, false, turn.nowMillis()));
  }

  static void end(Turn<State, Event> turn) {
    State state = turn.emit(new Event.GoEnded(turn.state().roller()));
    if (state.extraEarned()) {
      turn.emit(
          new Event.GoBegan(
              state.roller(), state.round(), state.turn(), state.slot(), true, turn.nowMillis()));
    } else if (Ending.reached(state)) {
      Ending.end(turn);
    } else if (state.allAgreeToMode()) {
      turn.emit(new Event.ModeChanged(Mode.POSTAL)); // by post they change at once (4.4)
      next(turn, true);
    } else {
      next(turn, state.mode() == Mode.POSTAL && state.slot() == state.seats());
    }
  }

  /** The slot behind this one, {@code called} for by orders or begun. */
  private static void next(Turn<State, Event> turn, boolean called) {
    State state = turn.state();
    boolean sameTurn = state.slot() < state.seats();
    int ofTurn = sameTurn ? state.turn() : state.turn() + 1;
    int slot = sameTurn ? state.slot() + 1 : 0;
    if (called) {
      Orders.open(turn, ofTurn, slot);
    } else {
      begin(turn, ofTurn, slot);
    }
  }
}
