package games.kontor.games.economy;

import games.kontor.game.Seat;
import java.util.List;

/** The last move of all; {@code from} is a space or {@code outside}. */
public record LastMove(Seat seat, int die, String from, List<Space> path) {
  public LastMove {
    path = List.copyOf(path);
  }
}
