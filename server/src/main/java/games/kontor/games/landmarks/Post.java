package games.kontor.games.landmarks;

import java.util.List;

/**
 * The correspondence of a game by post: since when and until when the orders of this turn are
 * awaited (dates), the slot that it begins with, how many turns in a row were silent, and what the
 * last turn came to.
 */
public record Post(
    long openedAt, long closesAt, int fromSlot, int silentTurns, List<Throw> report) {
  static final Post NONE = new Post(0, 0, 0, 0, List.of());

  public Post {
    report = List.copyOf(report);
  }

  /** The deadline stands still until somebody acts (8). */
  boolean stalled() {
    return silentTurns >= Rules.SILENT_TURNS;
  }
}
