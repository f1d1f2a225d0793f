package games.kontor.games.threerings;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.Objects;
import java.util.Optional;

/** Calling out a Wealth player, and declaring the own victory. */
final class CallOuts {
  private CallOuts() {}

  static void callOut(Turn<State, Event> turn, Seat seat, int named) {
    State state = turn.state();
    Seat accused = Codes.player(state, named);
    Codes.check(!accused.equals(seat), "cannot-call-yourself");
    Refusal.raise(whyNoCall(state, seat));
    boolean right = state.player(accused).goal() == Goal.WEALTH;
    turn.emit(new Event.CalledOut(seat, accused, right));
    if (right) {
      Ending.calledOut(turn, seat);
      return;
    }
    Goal shown = Objects.requireNonNull(state.player(seat).goal());
    turn.emit(new Event.GoalDiscarded(seat, shown));
    turn.emit(new Event.Entered(new Phase.PublicGoal(), turn.nowMillis()));
  }

  /** Once a turn, and only with another card left (R32). */
  static Optional<Refusal> whyNoCall(State state, Seat seat) {
    if (state.calledOut()) {
      return Optional.of(new Refusal("already-called-out"));
    }
    return state.player(seat).hasOtherGoal()
        ? Optional.empty()
        : Optional.of(new Refusal("no-goal-left"));
  }

  static void declare(Turn<State, Event> turn, Seat seat) {
    Refusal.raise(whyNoVictory(turn.state(), seat));
    Ending.declared(turn, seat);
  }

  /** Known to this seat alone, as its goal is. */
  static Optional<Refusal> whyNoVictory(State state, Seat seat) {
    Player player = state.player(seat);
    Goal goal = player.goal();
    if (state.calledOut() && seat.equals(state.turn())) {
      return Optional.of(new Refusal("called-out-this-turn"));
    }
    if (goal == Goal.WEALTH) {
      return Optional.of(new Refusal("wealth-cannot-declare"));
    }
    return goal != null && Values.isMet(state, player, goal)
        ? Optional.empty()
        : Optional.of(new Refusal("goal-not-met"));
  }
}
