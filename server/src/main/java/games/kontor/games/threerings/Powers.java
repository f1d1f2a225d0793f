package games.kontor.games.threerings;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.Objects;
import java.util.Optional;

/** Becoming a power player (5.1): a rooftop of the city centre is taken, and all feel it. */
final class Powers {
  private Powers() {}

  static void use(Turn<State, Event> turn, Seat seat, Action.UsePower action) {
    checkParameters(action);
    State state = turn.state();
    Refusal.raise(begun(state));
    Refusal.raise(whyNot(state, seat, action.ring()));
    Codes.check(
        state.roofs(action.ring()).on(action.power()) == null,
        "rooftop-taken",
        "ring",
        action.ring());
    Codes.check(!atZero(state, action), "interest-at-zero");
    checkGoal(state.player(seat), action);
    turn.emit(new Event.RooftopTaken(seat, action.ring(), action.power()));
    carryOut(turn, seat, action);
    Turns.end(turn);
  }

  private static void checkParameters(Action.UsePower action) {
    boolean ofGoal = action.power() == Power.GOAL;
    if (ofGoal == (action.direction() != null)) {
      throw Codes.bad("direction");
    }
    if (ofGoal == (action.goal() == null)) {
      throw Codes.bad("goal");
    }
  }

  /** A power is the whole of a turn (R26). */
  static Optional<Refusal> begun(State state) {
    return state.begun() ? Optional.of(new Refusal("turn-already-begun")) : Optional.empty();
  }

  /** Holds enough there, and has its helicopter of that ring. */
  static boolean mayLand(State state, Seat seat, Ring ring) {
    return state.owners().on(ring, seat) >= ring.requirement(state.playersAtStart())
        && !state.player(seat).helicopters().contains(ring);
  }

  /** Why this seat can take no rooftop of that ring, taken ones aside. */
  static Optional<Refusal> whyNot(State state, Seat seat, Ring ring) {
    int missing = ring.requirement(state.playersAtStart()) - state.owners().on(ring, seat);
    if (missing > 0) {
      return Optional.of(Refusal.of("not-enough-properties", "missing", missing));
    }
    return state.player(seat).helicopters().contains(ring)
        ? Optional.of(new Refusal("helicopter-used"))
        : Optional.empty();
  }

  private static boolean atZero(State state, Action.UsePower action) {
    return action.power() == Power.INTEREST
        && action.direction() == Power.Direction.DOWN
        && state.rate() == 0;
  }

  private static void checkGoal(Player player, Action.UsePower action) {
    Goal goal = action.goal();
    Codes.check(goal == null || player.otherGoals().contains(goal), "goal-not-in-hand");
  }

  private static void carryOut(Turn<State, Event> turn, Seat seat, Action.UsePower action) {
    State state = turn.state();
    int change = action.direction() == null ? 0 : action.direction().sign();
    switch (action.power()) {
      case INTEREST -> turn.emit(new Event.RateChanged(state.rate() + change));
      case PRODUCTIVITY -> turn.emit(new Event.LevelChanged(state.level() + change));
      case GOAL -> {
        Goal old = Objects.requireNonNull(state.player(seat).goal());
        turn.emit(new Event.GoalDiscarded(seat, old));
        turn.emit(new Event.SecretGoalChosen(seat, Objects.requireNonNull(action.goal())));
      }
    }
  }
}
