package games.kontor.games.landmarks;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** Leads each admitted action to its chapter. */
final class Decisions {
  private Decisions() {}

  static void decide(Turn<State, Event> turn, Seat seat, Action action) {
    switch (action) {
      case Action.Decision decision -> {
        Refusal.raise(Legality.refusal(turn.state(), decision));
        Absence.acts(turn, seat);
        Course.carryOut(turn, decision);
      }
      case Action.Back _ -> Absence.acts(turn, seat);
      case Action.AgreeMode agree -> Modes.agree(turn, seat, agree);
      case Action.SubmitOrders submit -> PostOffice.submit(turn, seat, submit);
      case Action.WithdrawOrders withdraw -> PostOffice.withdraw(turn, seat, withdraw.turn());
      case Action.SetReady ready -> PostOffice.ready(turn, seat, ready);
    }
    Course.run(turn);
  }
}
