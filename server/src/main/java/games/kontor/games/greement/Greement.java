package games.kontor.games.greement;

import games.kontor.game.About;
import games.kontor.game.Bot;
import games.kontor.game.Deadline;
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
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Greement: debts that double, events that can be voted down or bought off, a hidden alarm. */
public final class Greement implements Game<State, Action, Event> {

  private static final About ABOUT =
      new About(
          "greement",
          2,
          8,
          Rules.OPTIONS,
          List.of("tiles", "deck", "reshuffle", "random-start", "alarm-seconds"),
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
    return Opening.of(Rules.of(setup), setup.seats());
  }

  @Override
  public void start(Turn<State, Event> turn) {
    Starts.deal(turn);
  }

  @Override
  public Optional<Refusal> admission(State state, Seat seat, Class<? extends Action> kind) {
    return Admission.refusal(state, seat, kind);
  }

  @Override
  public Refusal malformed(String parameter) {
    return Shape.bad(parameter);
  }

  @Override
  public void decide(Turn<State, Event> turn, Seat seat, Action action) {
    Decisions.decide(turn, seat, action);
  }

  @Override
  public void expire(Turn<State, Event> turn, Deadline due) {
    Clocks.expire(turn, due);
  }

  @Override
  public void presence(Turn<State, Event> turn, Seat seat, Presence presence) {
    Departure.presence(turn, seat, presence.present());
  }

  @Override
  public State evolve(State state, Event event) {
    return Facts.apply(state, event);
  }

  @Override
  public List<Seat> toAct(State state) {
    return Awaited.seats(state);
  }

  @Override
  public OptionalInt round(State state) {
    return state.round() == 0 ? OptionalInt.empty() : OptionalInt.of(state.round());
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
    return View.hand(state, seat);
  }

  @Override
  public Moves moves(State state, Seat seat, @Nullable Listed<State> before) {
    return GreementMoves.of(state, seat, before);
  }

  @Override
  public List<Line> tell(State after, Event event) {
    return Story.tell(after, event);
  }

  /** Everything: all papers are open at the end (9). */
  @Override
  public Event disclosed(Event event) {
    return event;
  }

  @Override
  public List<String> violations(State state) {
    return Soundness.violations(state);
  }

  @Override
  public Bot<Action, ?> bot() {
    return new GreementBot();
  }
}
