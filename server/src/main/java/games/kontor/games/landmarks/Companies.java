package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** Demolition and Moving Companies: each open copy has its price, and then the bank pays. */
final class Companies {
  private Companies() {}

  /** All copies of a company; false if the roller has to choose. */
  static boolean act(Turn<State, Event> turn, Card company) {
    Copies there = turn.state().onTurn().copies(company);
    return company == Card.DEMOLITION_COMPANY
        ? demolish(turn, new Phase.Demolish(there.open(), there.closed(), false))
        : give(turn, new Phase.GiveBuilding(there.open(), there.closed(), false));
  }

  /** Goes on with the copies left; false if the roller has to choose (25). */
  static boolean demolish(Turn<State, Event> turn, Phase.Demolish work) {
    int left = work.left();
    while (left > 0) {
      Player roller = turn.state().onTurn();
      if (roller.landmarks().size() >= 2) {
        Asking.ask(turn, new Phase.Demolish(left, work.closed(), work.convention()));
        return false;
      }
      if (roller.landmarks().size() == 1) {
        demolished(turn, roller.landmarks().getFirst());
      }
      left--;
    }
    Payments.reopen(turn, turn.state().roller(), Card.DEMOLITION_COMPANY, work.closed());
    return true;
  }

  private static void demolished(Turn<State, Event> turn, Card landmark) {
    Seat roller = turn.state().roller();
    turn.emit(new Event.Demolished(roller, landmark));
    Payments.fromBank(
        turn, Step.Kind.GREEN, Card.DEMOLITION_COMPANY, 1, roller, Rules.DEMOLITION_PAYS);
  }

  /** The roller has chosen; true if no other copy asks him again. */
  static boolean chosen(Turn<State, Event> turn, Phase.Demolish work, Card landmark) {
    demolished(turn, landmark);
    var rest = new Phase.Demolish(work.left() - 1, work.closed(), work.convention());
    return demolish(turn, rest);
  }

  /** Likewise; the copies that stood when the step began all act (26). */
  static boolean give(Turn<State, Event> turn, Phase.GiveBuilding work) {
    if (work.left() > 0) {
      Asking.ask(turn, work);
      return false;
    }
    Payments.reopen(turn, turn.state().roller(), Card.MOVING_COMPANY, work.closed());
    return true;
  }

  /** The roller has chosen a building, {@code closed} if one that is closed is rather to go. */
  static boolean chosen(
      Turn<State, Event> turn, Phase.GiveBuilding work, Card card, Seat to, boolean closed) {
    Seat roller = turn.state().roller();
    move(turn, card, roller, to, closed);
    Payments.fromBank(turn, Step.Kind.GREEN, Card.MOVING_COMPANY, 1, roller, Rules.MOVING_PAYS);
    var rest = new Phase.GiveBuilding(work.left() - 1, work.closed(), work.convention());
    return give(turn, rest);
  }

  /** A copy in the wished state moves, or in the other one if there is none (4.1). */
  static void move(Turn<State, Event> turn, Card card, Seat from, Seat to, boolean closed) {
    Copies there = turn.state().player(from).copies(card);
    boolean moved = closed ? there.closed() > 0 : there.open() == 0;
    turn.emit(new Event.Moved(card, from, to, moved));
  }
}
