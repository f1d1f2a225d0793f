package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** The Convention Center activates another card, and leaves (30, 31). */
final class Convention {
  private Convention() {}

  /** One copy acts as on an own roll, or opens again (4.1); false if the roller is to decide. */
  static boolean activate(Turn<State, Event> turn, Card card) {
    Seat roller = turn.state().roller();
    if (turn.state().onTurn().open(card) == 0) {
      Payments.reopen(turn, roller, card, 1);
      return true;
    }
    return switch (card) {
      case LOAN_OFFICE -> {
        Payments.loan(turn, 1);
        yield true;
      }
      case DEMOLITION_COMPANY -> Companies.demolish(turn, new Phase.Demolish(1, 0, true));
      case MOVING_COMPANY -> Companies.give(turn, new Phase.GiveBuilding(1, 0, true));
      default -> {
        one(turn, card);
        yield true;
      }
    };
  }

  /** Blue and green for the roller alone; a red card finds no payer (41). */
  private static void one(Turn<State, Event> turn, Card card) {
    State state = turn.state();
    if (card.colour() != Card.Colour.RED) {
      boolean boat = card == Card.TUNA_BOAT && state.onTurn().built(Card.HARBOUR);
      int tuna = boat ? Dice.forTheBoats(turn) : 0;
      var kind = card.colour() == Card.Colour.BLUE ? Step.Kind.BLUE : Step.Kind.GREEN;
      var incomes = new Incomes();
      incomes.pays(turn.state(), kind, state.roller(), card, 1, tuna);
      incomes.tell(turn);
    }
  }

  /** It goes back to the market. */
  static void leave(Turn<State, Event> turn) {
    turn.emit(new Event.Returned(turn.state().roller(), Card.CONVENTION_CENTER));
  }
}
