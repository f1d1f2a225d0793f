package games.kontor.games.greement;

import games.kontor.game.Move;
import games.kontor.game.Seat;
import java.util.List;

/** What a seat may do now. */
final class GreementMoves {
  private GreementMoves() {}

  static List<Move> of(State state, Seat seat) {
    return state.over() || state.player(seat).left() ? List.of() : List.of(Move.of("leave-game"));
  }
}
