package games.kontor.games.territories;

import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** Leads each admitted action to its chapter. */
final class Decisions {
  private Decisions() {}

  static void decide(Turn<State, Event> turn, Seat seat, Action action) {
    Absence.RULES.acts(turn, seat);
    switch (action) {
      case Action.Roll _ -> Landing.roll(turn);
      case Action.RollRent _ -> Landing.rollRent(turn, camp(turn.state()));
      case Action.ChooseTax choose -> Landing.chooseTax(turn, tax(turn.state()), choose.pay());
      case Action.AutoRoll auto -> autoRoll(turn, seat, auto.on());
      case Action.Resign _ -> Resignation.resign(turn, seat);
    }
  }

  private static void autoRoll(Turn<State, Event> turn, Seat seat, boolean on) {
    if (turn.state().player(seat).autoRoll() != on) {
      turn.emit(new Event.AutoRollSet(seat, on));
    }
  }

  // Admission has made sure of the phase; asked again, so that no caller can get it wrong.

  private static Phase.Rent camp(State state) {
    if (state.phase() instanceof Phase.Camp camp) {
      return camp.due();
    }
    throw Admission.wrongPhase(state);
  }

  private static Phase.Levy tax(State state) {
    if (state.phase() instanceof Phase.Tax tax) {
      return tax.due();
    }
    throw Admission.wrongPhase(state);
  }
}
