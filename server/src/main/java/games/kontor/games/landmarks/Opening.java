package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.List;

/** Setup (3). */
final class Opening {
  private Opening() {}

  /** Who is which player, what the market offers, and the first go. */
  static void start(Turn<State, Event> turn) {
    List<Seat> seats = Seat.all(turn.state().seats());
    turn.emit(
        new Event.Seated(
            turn.state().rules().seatsDrawn() ? turn.chance().shuffled("seats", seats) : seats));
    Market.layOut(turn);
    Goes.beginFirst(turn);
  }
}
