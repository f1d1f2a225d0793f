package games.kontor.games.territories;

import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** Out at one's own wish (5). */
final class Resignation {
  private Resignation() {}

  /** A debt owed to him lapses; who is on turn ends it by this. */
  static void resign(Turn<State, Event> turn, Seat seat) {
    State before = turn.state();
    boolean lapses = before.phase().isOwedTo(seat);
    Elimination.lose(turn, seat, Event.Cause.RESIGNATION);
    if (lapses) {
      turn.emit(new Event.RentLapsed(before.turn(), seat));
    }
    if (lapses || before.turn().equals(seat)) {
      Turns.end(turn);
    } else {
      Elimination.endIfDecided(turn);
    }
  }
}
