package games.kontor.lab;

import games.kontor.game.Chance;
import games.kontor.game.Deadline;
import games.kontor.game.Game;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Setup;
import games.kontor.game.Turn;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * A game without a room, on simulated time, by the rules alone: what happens is decided, and its
 * facts are folded one after the other. Who does what and when is for others to say.
 */
public final class Simulated<S, A, E> {
  private final Game<S, A, E> game;
  private final Chance chance;
  private final BiConsumer<S, E> after;
  private S state;
  private long nowMillis;

  /** The game before its start; {@code after} is told each fact and the state it led to. */
  public Simulated(Game<S, A, E> game, Setup setup, Chance chance, BiConsumer<S, E> after) {
    this.game = game;
    this.chance = chance;
    this.after = after;
    this.state = game.opening(setup);
  }

  public S state() {
    return state;
  }

  public long nowMillis() {
    return nowMillis;
  }

  public boolean over() {
    return game.outcome(state).isPresent();
  }

  /** Something happens now; gives its facts. */
  public List<E> play(Consumer<Turn<S, E>> happening) {
    var turn = game.turn(state, chance, nowMillis, nowMillis);
    happening.accept(turn);
    for (E fact : turn.facts()) {
      state = game.evolve(state, fact);
      after.accept(state, fact);
    }
    return turn.facts();
  }

  /** A seat acts; a {@link Refusal} changes nothing. */
  @SuppressWarnings("unchecked")
  public List<E> act(Seat seat, A action) {
    Refusal.raise(game.admission(state, seat, (Class<? extends A>) action.getClass()));
    return play(turn -> game.decide(turn, seat, action));
  }

  /** The clock that runs out first; none after the end, nor where all are switched off. */
  public Optional<Deadline> next() {
    return game.deadlines(state).stream().min(Comparator.comparingLong(Deadline::atMillis));
  }

  /** A clock runs out, at its time or now if that has passed. */
  public List<E> expire(Deadline due) {
    waitUntil(due.atMillis());
    return play(turn -> game.expire(turn, due));
  }

  /** Nothing happens until then. */
  public void waitUntil(long atMillis) {
    nowMillis = Math.max(nowMillis, atMillis);
  }
}
