package games.kontor.games.economy;

import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** Leads each admitted action to its chapter. */
final class Decisions {
  private Decisions() {}

  static void decide(Turn<State, Event> turn, Seat seat, Action action) {
    Absence.RULES.acts(turn, seat);
    switch (action) {
      case Action.PlaceCard place -> Placing.place(turn, seat, place);
      case Action.AutoPlace auto -> Placing.auto(turn, seat, auto.on());
      case Action.Roll _ -> Movement.roll(turn);
      case Action.Move move -> Movement.move(turn, moving(turn.state()).die(), move);
      case Action.SendOut send ->
          Movement.sendOut(turn, sending(turn.state()).sending(), Codes.corner(send.corner()));
      case Action.TakeOver _ -> {} // any action has taken over already
    }
  }

  // Admission has made sure of the phase; asked again, so that no caller can get it wrong.

  private static Phase.Move moving(State state) {
    if (state.phase() instanceof Phase.Move move) {
      return move;
    }
    throw Admission.wrongPhase(state);
  }

  private static Phase.Send sending(State state) {
    if (state.phase() instanceof Phase.Send send) {
      return send;
    }
    throw Admission.wrongPhase(state);
  }
}
