package games.kontor.game;

import java.util.Optional;

/**
 * A computer player. It sees exactly what its seat sees; what it remembers is its own, folded from
 * the public tables that were shown since it took its seat, so a restart loses nothing. It runs on
 * a worker thread and must not keep anything between calls but what it returns.
 *
 * @param <M> what it remembers; immutable
 */
public interface Bot<A, M extends Record> {

  /**
   * How long it lets a change pass that has led to this public table, so that people can follow.
   */
  default Pause pause(Record table) {
    return Pause.OF_THE_HOUSE;
  }

  /** What it remembers when it takes a seat, before it has seen a table. */
  M blank();

  /** What it remembers after it has seen this public table; called after each step of the game. */
  M remember(M memory, Record table);

  /** What to do now; empty = nothing until something changes. */
  Optional<A> choose(Sight<M> sight, Chance chance);

  /**
   * All that a bot may know: its seat, the public table, its own hand, its memory and its legal
   * moves.
   */
  record Sight<M extends Record>(Seat seat, Record table, Record hand, M memory, Moves moves) {}

  /** Any time from–to; both are possible. */
  record Pause(int leastMillis, int mostMillis) {
    /** House rules: two to six seconds, as long as a person takes. */
    public static final Pause OF_THE_HOUSE = new Pause(2_000, 6_000);
  }

  /** A bot that remembers nothing: no table is worked out for it alone. */
  interface Forgetful<A> extends Bot<A, Nothing> {
    @Override
    default Nothing blank() {
      return new Nothing();
    }

    @Override
    default Nothing remember(Nothing memory, Record table) {
      return memory;
    }
  }

  /** The memory of a bot that keeps none. */
  record Nothing() {}
}
