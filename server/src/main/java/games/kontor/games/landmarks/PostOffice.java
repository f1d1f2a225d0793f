package games.kontor.games.landmarks;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** Order sheets are sent and withdrawn, and a postal turn is closed and played (4.2, 8). */
final class PostOffice {
  private PostOffice() {}

  static void submit(Turn<State, Event> turn, Seat seat, Action.SubmitOrders action) {
    var sheet = new Sheet(action.goes(), action.extra());
    SheetCheck.check(turn.state(), seat, action.turn(), sheet);
    Orders.resume(turn);
    turn.emit(new Event.OrdersSubmitted(seat, sheet));
  }

  static void withdraw(Turn<State, Event> turn, Seat seat, int ofTurn) {
    Orders.checkTurn(turn.state(), ofTurn);
    if (turn.state().player(seat).sheet() == null) {
      throw new Refusal("no-orders");
    }
    Orders.resume(turn);
    turn.emit(new Event.OrdersWithdrawn(seat));
  }

  static void ready(Turn<State, Event> turn, Seat seat, Action.SetReady action) {
    Orders.checkTurn(turn.state(), action.turn());
    Orders.resume(turn);
    turn.emit(new Event.ReadySet(seat, action.ready()));
    if (turn.state().rules().earlyAdjudication() && Orders.awaited(turn.state()).isEmpty()) {
      close(turn);
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
