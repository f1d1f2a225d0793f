package games.kontor.game;

import java.util.Optional;

/**
 * A computer player. It sees exactly what its seat sees; what it remembers is its own, folded from
 * the public tables that were shown since it took its seat, so a restart loses nothing. It runs on
 * a worker thread and must not keep anything between calls but what it returns.
 */
public interface Bot<A> {

  /** How long it lets a change pass before it acts, so that people can follow. */
  default Pause pause() {
    return Pause.OF_THE_HOUSE;
  }

  /** What it remembers when it takes a seat, before it has seen a table. */
  default Record blank() {
    return new Nothing();
  }

  /** What it remembers after it has seen this public table; called after each step of the game. */
  default Record remember(Record memory, Record table) {
    return memory;
  }

  /** What to do now; empty = nothing until something changes. */
  Optional<A> choose(Sight sight, Chance chance);

  /**
   * All that a bot may know: its seat, the public table, its own hand, its memory and its legal
   * moves.
   */
  record Sight(Seat seat, Record table, Record hand, Record memory, Moves moves) {}

  /** Any time from–to; both are possible. */
  record Pause(int leastMillis, int mostMillis) {
    /** House rules: two to six seconds, as long as a person takes. */
    public static final Pause OF_THE_HOUSE = new Pause(2_000, 6_000);
  }

  /** The memory of a bot that keeps none. */
  record Nothing() {}
}
