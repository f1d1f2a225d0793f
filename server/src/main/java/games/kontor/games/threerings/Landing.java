package games.kontor.games.threerings;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.Objects;

/** What a landing comes to once interest is settled (4.1, steps 3 to 5). */
final class Landing {
  private Landing() {}

  /** The rent is fixed now; a network's is called for first. */
  static void land(Turn<State, Event> turn) {
    State state = turn.state();
    Ring ring = Objects.requireNonNull(state.ring());
    Space space = Space.at(ring, state.mover().piece(ring));
    Seat owner = state.ownerOf(space);
    if (owner == null || owner.equals(state.turn())) {
      goOn(turn);
      return;
    }
    Rent rent = Rent.due(space, owner, Values.worth(state, space));
    enter(
        turn,
        Values.isEnhanced(state, space) ? new Phase.CallNumber(rent) : new Phase.RentOffer(rent));
  }

  /** Nothing is due any more; after a consolidation the turn ends by itself. */
  static void goOn(Turn<State, Event> turn) {
    if (turn.state().consolidated()) {
      Turns.end(turn);
    } else {
      enter(turn, new Phase.AfterRoll());
    }
  }

  private static void enter(Turn<State, Event> turn, Phase phase) {
    turn.emit(new Event.Entered(phase, turn.nowMillis()));
  }
}
