package games.kontor.games.threerings;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.List;

/** Pieces that come on a ring by what other players give (5.2). */
final class Placing {
  private Placing() {}

  /** On the lowest number of each ring on which the piece is still at the street. */
  static void place(Turn<State, Event> turn, Seat seat, List<Space> received) {
    for (Ring ring : Ring.ALL) {
      if (turn.state().player(seat).piece(ring) == 0) {
        received.stream()
            .filter(space -> space.ring() == ring)
            .mapToInt(Space::number)
            .min()
            .ifPresent(number -> turn.emit(new Event.PiecePlaced(seat, ring, number)));
      }
    }
  }
}
