package games.kontor.games.threerings;

import games.kontor.game.About;
import games.kontor.game.Bot;
import games.kontor.game.Deadline;
import games.kontor.game.Fixed;
import games.kontor.game.Game;
import games.kontor.game.Line;
import games.kontor.game.Listed;
import games.kontor.game.Moves;
import games.kontor.game.Outcome;
import games.kontor.game.Presence;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Setup;
import games.kontor.game.Shown;
import games.kontor.game.Turn;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Three Rings: property on three rings, debt, power players, and a goal that nobody knows. */
public final class ThreeRings implements Game<State, Action, Event> {
  private static final int LEAST_SEATS = 2;
  private static final int MOST_SEATS = 4;

  private static final About ABOUT =
      new About(
          "three-rings",
          LEAST_SEATS,
          MOST_SEATS,
          Rules.OPTIONS,
          List.of("first", "move", "call", "goal"),
          About.AfterEnd.GAME_OVER_FIRST, // section 5
          About.Leavers.BY_ACTION);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Class<Action> actions() {
    return Action.class;
  }

  @Override
  public Class<Event> events() {
    return Event.class;
  }

  @Override
  public State opening(Setup setup) {
    return State.opening(Rules.of(setup), setup.seats());
  }

  @Override
  public void start(Turn<State, Event> turn) {
    turn.emit(new Event.Entered(new Phase.ChooseGoals(), turn.nowMillis()));
  }

  @Override
  public Optional<Refusal> admission(State state, Seat seat, Class<? extends Action> kind) {
    return Admission.refusal(state, seat, kind);
  }

  @Override
  public Refusal malformed(String parameter) {
    return Codes.bad(parameter);
  }

  @Override
  public void decide(Turn<State, Event> turn, Seat seat, Action action) {
    Decisions.decide(turn, seat, action);
  }

  @Override
  public void expire(Turn<State, Event> turn, Deadline due) {
    Clocks.expire(turn, due);
  }

  // 8
  @Override
  public boolean standsStill(State state) {
    return true;
  }

  /** Nothing: a seat without a connection keeps everything, and only missed turns count (8). */
  @Override
  public void presence(Turn<State, Event> turn, Seat seat, Presence presence) {}

  @Override
  public State evolve(State state, Event event) {
    return Facts.apply(state, event);
  }

  @Override
  public List<Seat> toAct(State state) {
    return Clocks.toAct(state);
  }

  @Override
  public List<Deadline> deadlines(State state) {
    return Clocks.running(state);
  }

  @Override
  public Optional<Outcome> outcome(State state) {
    return Ending.outcome(state);
  }

  @Override
  public Record table(State state, @Nullable Shown<State> before) {
    return PublicTable.of(state, before);
  }

  @Override
  public Record hand(State state, Seat seat) {
    return OwnHand.of(state, seat);
  }

  @Override
  public Moves moves(State state, Seat seat, @Nullable Listed<State> before) {
    return ThreeRingsMoves.of(state, seat, before);
  }

  @Override
  public List<Line> tell(State after, Event event) {
    return Story.tell(after, event).map(List::of).orElse(List.of());
  }

  /** What was chosen in the end the settling tells; that somebody chose twice nobody may know. */
  @Override
  public boolean isDisclosed(Event event) {
    return !(event instanceof Event.GoalNoted);
  }

  @Override
  public Event disclosed(Event event) {
    return event;
  }

  @Override
  public List<String> violations(State state) {
    return Soundness.violations(state);
  }

  @Override
  public Map<String, List<String>> counted(State state) {
    return Fixed.of("winsByGoal", Ending.winningGoals(state));
  }

  @Override
  public Bot<Action, ?> bot() {
    return new ThreeRingsBot();
  }
}
