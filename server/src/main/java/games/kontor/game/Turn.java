package games.kontor.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * One decision in progress. {@link #emit} applies a fact at once, so later checks of the same
 * decision see it. Times are milliseconds: {@code nowMillis} on the table clock, {@code dateMillis}
 * on the calendar. Not thread-safe.
 */
public final class Turn<S, E> {
  /**
   * More facts or draws than any rule can need; a decision that passes it is a bug and not a long
   * turn.
   */
  static final int LIMIT = 20_000;

  private final About about;
  private final BiFunction<S, E, S> evolve;
  private final long nowMillis;
  private final long dateMillis;
  private final Chance chance;
  private final List<Happened<S, E>> happened = new ArrayList<>();
  private S state;
  private int draws;

  Turn(
      About about,
      BiFunction<S, E, S> evolve,
      S state,
      Chance chance,
      long nowMillis,
      long dateMillis) {
    this.about = about;
    this.evolve = evolve;
    this.state = state;
    this.nowMillis = nowMillis;
    this.dateMillis = dateMillis;
    this.chance = new Limited(chance);
  }

  /** The state as the facts so far have made it. */
  public S state() {
    return state;
  }

  public long nowMillis() {
    return nowMillis;
  }

  public long dateMillis() {
    return dateMillis;
  }

  public Chance chance() {
    return chance;
  }

  /** Adds a fact, applies it and returns the new state. */
  public S emit(E event) {
    if (happened.size() >= LIMIT) {
      throw new IllegalStateException("a decision of " + about.id() + " does not end");
    }
    state = evolve.apply(state, event);
    happened.add(new Happened<>(event, state));
    return state;
  }

  /** All facts of this decision, in order. */
  public List<E> facts() {
    var facts = new ArrayList<E>(happened.size());
    for (var fact : happened) {
      facts.add(fact.fact());
    }
    return List.copyOf(facts);
  }

  /** All facts of this decision with the states they led to, in order. */
  public List<Happened<S, E>> happened() {
    return List.copyOf(happened);
  }

  /** A fact and the state after it. */
  public record Happened<S, E>(E fact, S after) {}

  private final class Limited implements Chance {
    private final Chance source;

    Limited(Chance source) {
      this.source = source;
    }

    private Chance counted(String stream) {
      if (!about.streams().contains(stream)) {
        throw new IllegalStateException(about.id() + " names no stream \"" + stream + "\"");
      }
      if (++draws > LIMIT) {
        throw new IllegalStateException("a decision of " + about.id() + " draws without end");
      }
      return source;
    }

    @Override
    public int number(String stream, int from, int to) {
      return counted(stream).number(stream, from, to);
    }

    @Override
    public <T> T pick(String stream, List<T> from) {
      return counted(stream).pick(stream, from);
    }

    @Override
    public <T> List<T> shuffled(String stream, List<T> cards) {
      return counted(stream).shuffled(stream, cards);
    }

    @Override
    public int die(String stream, int sides) {
      return counted(stream).die(stream, sides);
    }
  }
}
