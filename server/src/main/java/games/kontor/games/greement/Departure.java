package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** Who leaves for good, and who goes away and comes back (8). */
final class Departure {
  private Departure() {}

  static void leave(Turn<State, Event> turn, Seat seat) {
    boolean onTurn = turn.state().onTurn(seat);
    boolean replacing =
        turn.state().phase() instanceof Phase.ReplaceStart phase && phase.seat().equals(seat);
    Offers.lapseOf(turn, seat);
    turn.emit(new Event.LeftGame(seat));
    State state = turn.state();
    if (!state.phase().afterSetup() && state.everyone().size() < 2) {
      Ending.callOff(turn);
    } else if (state.everyone().size() < 2) {
      Ending.end(turn, Phase.Reason.LAST_PLAYER);
    } else if (onTurn) {
      Course.close(turn, false);
    } else if (replacing) {
      Starts.replaceNext(turn);
    }
  }

  static void presence(Turn<State, Event> turn, Seat seat, boolean present) {
    Player player = turn.state().player(seat);
    if (turn.state().over() || player.left() || player.connected() == present) {
      return;
    }
    if (present) {
      turn.emit(new Event.CameBack(seat));
      giveFullTurn(turn, seat);
    } else {
      turn.emit(new Event.WentAway(seat));
    }
    Course.goOn(turn);
  }

  /** Who comes back within a short turn has its full length, from its beginning. */
  private static void giveFullTurn(Turn<State, Event> turn, Seat seat) {
    var clock = turn.state().clock();
    long full = clock.startedAtMillis() + 1000L * Rules.TURN_SECONDS;
    if (turn.state().onTurn(seat) && clock.endsAtMillis() < full) {
      turn.emit(new Event.TurnExtended(new Event.Clock(clock.startedAtMillis(), full)));
    }
  }
}
