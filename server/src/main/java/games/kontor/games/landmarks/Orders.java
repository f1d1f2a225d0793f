package games.kontor.games.landmarks;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;

/** The call for the orders of a postal turn (4.2, 8). */
final class Orders {
  private Orders() {}

  /** Calls for orders, from this slot on. */
  static void open(Turn<State, Event> turn, int ofTurn, int slot) {
    long now = turn.dateMillis();
    int round = turn.state().roundOf(ofTurn, slot);
    turn.emit(
        new Event.OrdersOpened(
            round, ofTurn, slot, now, now + turn.state().rules().deadlineMillis()));
  }

  /** How many slots of the open turn are this seat's. */
  static int goes(State state, Seat seat) {
    int goes = 0;
    for (int slot = state.post().fromSlot(); slot <= state.seats(); slot++) {
      goes += state.holder(state.turn(), slot).equals(seat) ? 1 : 0;
    }
    return goes;
  }

  /** Those with a go to order for who are not ready. */
  static List<Seat> awaited(State state) {
    var awaited = new ArrayList<Seat>();
    for (Player player : state.players()) {
      if (!player.ready() && goes(state, player.seat()) > 0) {
        awaited.add(player.seat());
      }
    }
    return List.copyOf(awaited);
  }

  /** Throws {@link Refusal} {@code wrong-turn} for any but the open one. */
  static void checkTurn(State state, int ofTurn) {
    if (ofTurn != state.turn()) {
      throw Refusal.of("wrong-turn", "turn", state.turn());
    }
  }

  /** After silent turns the first who does something lets the deadline run again. */
  static void resume(Turn<State, Event> turn) {
    if (turn.state().post().stalled()) {
      long now = turn.dateMillis();
      turn.emit(new Event.Resumed(now, now + turn.state().rules().deadlineMillis()));
    }
  }
}
