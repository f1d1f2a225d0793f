package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** Players come back and leave for good; losing the connection is nothing by itself (8). */
final class Comings {
  private Comings() {}

  /** Somebody is connected again; the game goes on from there if it stood still. */
  static void connected(Turn<State, Event> turn, Seat seat) {
    if (live(turn.state()) && turn.state().player(seat).away()) {
      Absence.acts(turn, seat);
      Course.run(turn);
    }
  }

  /** The server decides for who has left. */
  static void left(Turn<State, Event> turn, Seat seat) {
    if (live(turn.state()) && !turn.state().player(seat).away()) {
      turn.emit(new Event.WentAway(seat));
      Course.run(turn);
    }
  }

  private static boolean live(State state) {
    return state.mode() == Mode.LIVE && !state.over();
  }
}
