package games.kontor.lab;

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
import org.jspecify.annotations.Nullable;

/** A game that begins with a given state instead of its setup, and is otherwise the game itself. */
public class GivenGame<S, A, E> implements Game<S, A, E> {
  private final Game<S, A, E> game;
  private final S state;

  public GivenGame(Game<S, A, E> game, S state) {
    this.game = game;
    this.state = state;
  }

  @Override
  public S opening(Setup setup) {
    return state;
  }

  @Override
  public void start(Turn<S, E> turn) {}

  @Override
  public About about() {
    return game.about();
  }

  @Override
  public Class<A> actions() {
    return game.actions();
  }

  @Override
  public Class<E> events() {
    return game.events();
  }

  @Override
  public Optional<Refusal> admission(S now, Seat seat, Class<? extends A> kind) {
    return game.admission(now, seat, kind);
  }

  @Override
  public Refusal malformed(String parameter) {
    return game.malformed(parameter);
  }

  @Override
  public void decide(Turn<S, E> turn, Seat seat, A action) {
    game.decide(turn, seat, action);
  }

  @Override
  public void expire(Turn<S, E> turn, Deadline due) {
    game.expire(turn, due);
  }

  @Override
  public boolean standsStill(S now) {
    return game.standsStill(now);
  }

  @Override
  public void presence(Turn<S, E> turn, Seat seat, Presence presence) {
    game.presence(turn, seat, presence);
  }

  @Override
  public void leave(Turn<S, E> turn, Seat seat) {
    game.leave(turn, seat);
  }

  @Override
  public S evolve(S now, E event) {
    return game.evolve(now, event);
  }

  @Override
  public List<Seat> toAct(S now) {
    return game.toAct(now);
  }

  @Override
  public List<Deadline> deadlines(S now) {
    return game.deadlines(now);
  }

  @Override
  public Optional<Outcome> outcome(S now) {
    return game.outcome(now);
  }

  @Override
  public Record table(S now, @Nullable Shown<S> before) {
    return game.table(now, before);
  }

  @Override
  public Record hand(S now, Seat seat) {
    return game.hand(now, seat);
  }

  @Override
  public Moves moves(S now, Seat seat, @Nullable Listed<S> before) {
    return game.moves(now, seat, before);
  }

  @Override
  public List<Line> tell(S after, E event) {
    return game.tell(after, event);
  }

  @Override
  public boolean isDisclosed(E event) {
    return game.isDisclosed(event);
  }

  @Override
  public Optional<Report> report(S after, E event) {
    return game.report(after, event);
  }

  @Override
  public E disclosed(E event) {
    return game.disclosed(event);
  }

  @Override
  public List<String> violations(S now) {
    return game.violations(now);
  }

  @Override
  public Bot<A, ?> bot() {
    return game.bot();
  }
}
