package games.kontor.games.economy;

import games.kontor.game.Bot;
import games.kontor.game.Deadline;
import games.kontor.game.Game;
import games.kontor.game.Line;
import games.kontor.game.Move;
import games.kontor.game.Option;
import games.kontor.game.Outcome;
import games.kontor.game.Seat;
import games.kontor.game.Setup;
import games.kontor.game.Turn;
import java.util.List;
import java.util.Optional;

/** Economy: take properties, let their sectors pay, and remember what lies face-down. */
public final class Economy implements Game<State, Action, Event> {

  @Override
  public String id() {
    return "economy";
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return Rules.MOST_SEATS;
  }

  @Override
  public List<Option> options() {
    return Rules.OPTIONS;
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
    Turns.start(turn);
  }

  @Override
  public void admit(State state, Seat seat, Class<? extends Action> kind) {
    Admission.check(state, seat, kind);
  }

  @Override
  public String malformed(String parameter) {
    return "bad-parameter";
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
  public boolean standsStill() {
    return true;
  }

  @Override
  public void presence(Turn<State, Event> turn, Seat seat, boolean present) {
    Attendance.presence(turn, seat, present);
  }

  // R26
  @Override
  public boolean keepsLeavers() {
    return true;
  }

  @Override
  public void leave(Turn<State, Event> turn, Seat seat) {
    Attendance.leave(turn, seat);
  }

  @Override
  public State evolve(State state, Event event) {
    return state.apply(event);
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
  public Record table(State state) {
    return View.table(state);
  }

  @Override
  public Record hand(State state, Seat seat) {
    return View.hand(state, seat);
  }

  @Override
  public List<Move> moves(State state, Seat seat) {
    return EconomyMoves.of(state, seat);
  }

  @Override
  public Optional<Line> tell(State after, Event event) {
    return Story.tell(event);
  }

  /** Nothing: everything is said to everybody. */
  @Override
  public Optional<Line> tell(State after, Event event, Seat seat) {
    return Optional.empty();
  }

  /** Everything: all cards are turned up when the game is over. */
  @Override
  public Event disclosed(Event event) {
    return event;
  }

  @Override
  public List<String> violations(State state) {
    return Soundness.violations(state);
  }

  @Override
  public Bot<Action> bot() {
    return new EconomyBot();
  }
}
