package games.kontor.games.landmarks;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;

/** The orders of a postal turn: sent, withdrawn, closed and played (4.2, 8). */
final class Orders {
  private Orders() {}

  /** Calls for orders, from this slot on. */
  static void open(Turn<State, Event> turn, int ofTurn, int slot) {
    long now = turn.dateMillis();
    int round = Goes.round(turn.state().seats(), ofTurn, slot);
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

  static void submit(Turn<State, Event> turn, Seat seat, Action.SubmitOrders action) {
    var sheet = new Sheet(action.goes(), action.extra());
    SheetCheck.check(turn.state(), seat, action.turn(), sheet);
    resume(turn);
    turn.emit(new Event.OrdersSubmitted(seat, sheet));
  }

  static void withdraw(Turn<State, Event> turn, Seat seat, int ofTurn) {
    checkTurn(turn.state(), ofTurn);
    if (turn.state().player(seat).sheet() == null) {
      throw new Refusal("no-orders");
    }
    resume(turn);
    turn.emit(new Event.OrdersWithdrawn(seat));
  }

  static void ready(Turn<State, Event> turn, Seat seat, Action.SetReady action) {
    checkTurn(turn.state(), action.turn());
    resume(turn);
    turn.emit(new Event.ReadySet(seat, action.ready()));
    if (turn.state().rules().earlyAdjudication() && awaited(turn.state()).isEmpty()) {
      close(turn);
    }
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

  /** The sheets are taken as they are, and the whole turn is played. */
  static void close(Turn<State, Event> turn) {
    State state = turn.state();
    boolean silent =
        state.players().stream().allMatch(player -> player.sheet() == null && !player.ready());
    turn.emit(new Event.OrdersClosed(state.turn(), silent));
    Goes.begin(turn, state.turn(), state.post().fromSlot());
    Course.run(turn, new SheetAnswers());
  }
}
