package games.kontor.games.landmarks;

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
import games.kontor.game.Report;
import games.kontor.game.Seat;
import games.kontor.game.Setup;
import games.kontor.game.Shown;
import games.kontor.game.Turn;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Landmarks: dice that pay small towns, and who builds all his Landmarks. */
public final class Landmarks implements Game<State, Action, Event> {
  private static final int LEAST_SEATS = 2;
  private static final int MOST_SEATS = 5;

  // Leaving stops nothing (8).
  private static final About ABOUT =
      new About(
          "landmarks",
          LEAST_SEATS,
          MOST_SEATS,
          Rules.OPTIONS,
          List.of("seats", "deck", "dice"),
          About.AfterEnd.NOT_A_PLAYER_FIRST,
          About.Leavers.KEPT);

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
    return State.opening(setup);
  }

  @Override
  public void start(Turn<State, Event> turn) {
    Opening.start(turn);
  }

  @Override
  public Optional<Refusal> admission(State state, Seat seat, Class<? extends Action> kind) {
    return Admission.refusal(state, seat, kind);
  }

  @Override
  public Refusal malformed(String parameter) {
    return Refusal.of("bad-parameter", "parameter", parameter);
  }

  @Override
  public void decide(Turn<State, Event> turn, Seat seat, Action action) {
    Decisions.decide(turn, seat, action);
  }

  @Override
  public void expire(Turn<State, Event> turn, Deadline due) {
    Clocks.expire(turn);
  }

  /** Losing a connection is nothing; being there again may be (8). */
  @Override
  public void presence(Turn<State, Event> turn, Seat seat, Presence presence) {
    if (presence.present()) {
      Comings.connected(turn, seat);
    }
  }

  @Override
  public void leave(Turn<State, Event> turn, Seat seat) {
    Comings.left(turn, seat);
  }

  @Override
  public State evolve(State state, Event event) {
    return Facts.apply(state, event);
  }

  @Override
  public List<Seat> toAct(State state) {
    return Clocks.toAct(state);
  }

  /** By post the turns are counted, and a round may end inside one (4.2). */
  @Override
  public OptionalInt round(State state) {
    return state.mode() == Mode.POSTAL ? OptionalInt.empty() : OptionalInt.of(state.round());
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
  public int reported(State state) {
    var report = state.post().report();
    return state.mode() == Mode.LIVE || report.isEmpty() ? 0 : report.getLast().turn();
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
    return LandmarksMoves.of(state, seat, before);
  }

  @Override
  public List<Line> tell(State after, Event event) {
    return Story.tell(after, event).stream().toList();
  }

  @Override
  public Optional<Report> report(State after, Event event) {
    return Reports.of(after, event);
  }

  /** Order sheets are never shown (6), nor that one took the place of another. */
  @Override
  public boolean isDisclosed(Event event) {
    return !(event instanceof Event.OrdersSubmitted);
  }

  /** Nor what became of what stood on a sheet (6). */
  @Override
  public Event disclosed(Event event) {
    return event instanceof Event.FatesKnown known
        ? new Event.FatesKnown(known.seat(), known.fates().hidden())
        : event;
  }

  @Override
  public List<String> violations(State state) {
    return Soundness.violations(state);
  }

  @Override
  public Bot<Action, ?> bot() {
    return new LandmarksBot();
  }
}
