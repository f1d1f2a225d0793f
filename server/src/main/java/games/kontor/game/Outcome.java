package games.kontor.game;

import java.util.List;

/**
 * How a game ended: why (a code of the game), who came where, how many turns were played. Places
 * count from 1; equal seats share one. The ranking is empty if the game was called off.
 */
public record Outcome(String reason, List<Place> ranking, int turns) {

  /** A seat, its place and its score in the game's own measure. */
  public record Place(int place, Seat seat, long score) {}
}
