package games.kontor.games.territories;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.List;

/** Setup (3) and the order of turns (102). */
final class Turns {
  private Turns() {}

  static void start(Turn<State, Event> turn) {
    int seats = turn.state().players().size();
    var shuffled = turn.chance().shuffled("colors", List.of(Color.values()));
    turn.emit(new Event.ColorsDealt(shuffled.subList(0, seats)));
    Seat first = Seat.of(turn.chance().number("start", 1, seats));
    turn.emit(new Event.StartDrawn(first));
    begin(turn, first, 1);
  }

  private static void begin(Turn<State, Event> turn, Seat seat, int number) {
    turn.emit(new Event.TurnBegan(seat, number, turn.nowMillis()));
  }

  /** The turn passes, unless the game is decided or has lasted too long. */
  static void end(Turn<State, Event> turn) {
    if (Elimination.endIfDecided(turn)) {
      return;
    }
    State state = turn.state();
    if (state.turnNumber() >= Rules.LAST_TURN) {
      Elimination.end(turn, Phase.Reason.TURN_LIMIT);
    } else {
      begin(turn, next(state), state.turnNumber() + 1);
    }
  }

  /** 102.3, R12: the next seat that is still in, after the last the first. */
  private static Seat next(State state) {
    return state.turn().next(state.players().size(), seat -> state.player(seat).alive());
  }
}
