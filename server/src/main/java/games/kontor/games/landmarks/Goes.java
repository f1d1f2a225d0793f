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
    int round = round(state.seats(), ofTurn, slot);
    turn.emit(
        new Event.GoBegan(
            state.holder(ofTurn, slot), round, ofTurn, slot, false, turn.nowMillis()));
  }

  /** The round to which a slot belongs: goes run on without a break. */
  static int round(int seats, int turn, int slot) {
    return ((turn - 1) * (seats + 1) + slot) / seats + 1;
  }

  static void end(Turn<State, Event> turn) {
    State state = turn.emit(new Event.GoEnded(turn.state().roller()));
    if (state.extraEarned()) {
      turn.emit(
          new Event.GoBegan(
              state.roller(), state.round(), state.turn(), state.slot(), true, turn.nowMillis()));
    } else if (Ending.reached(state)) {
      Ending.end(turn);
    } else if (Modes.allAgree(state)) {
      Modes.toPost(turn);
    } else if (state.slot() < state.seats()) {
      begin(turn, state.turn(), state.slot() + 1);
    } else if (state.mode() == Mode.POSTAL) {
      Orders.open(turn, state.turn() + 1, 0);
    } else {
      begin(turn, state.turn() + 1, 0);
    }
  }
}
