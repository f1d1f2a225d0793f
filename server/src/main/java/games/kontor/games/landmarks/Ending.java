package games.kontor.games.landmarks;

import games.kontor.game.Outcome;
import games.kontor.game.Ranking;
import games.kontor.game.Turn;
import java.util.Comparator;
import java.util.Optional;

/** The end of the game (9). */
final class Ending {
  private static final String REASON = "completed";

  private Ending() {}

  /** The round is over, and somebody has completed in it. */
  static boolean reached(State state) {
    return state.roller().equals(state.order().getLast())
        && state.players().stream().anyMatch(Player::completed);
  }

  /** The completed ones with the most coins win; all others by Landmarks, then coins. */
  static void end(Turn<State, Event> turn) {
    int most =
        turn.state().players().stream()
            .filter(Player::completed)
            .mapToInt(Player::coins)
            .max()
            .orElse(0);
    // Winners are equal, even if one of them has lost a Landmark since (2).
    var order =
        Comparator.comparing((Player player) -> wins(player, most))
            .thenComparingInt(player -> wins(player, most) ? 0 : player.landmarks().size())
            .thenComparingInt(Player::coins)
            .reversed();
    var ranked = turn.state().players().stream().sorted(order).toList();
    turn.emit(
        new Event.GameEnded(
            ranked.stream().map(Player::seat).toList(), Ranking.places(ranked, order)));
  }

  private static boolean wins(Player player, int most) {
    return player.completed() && player.coins() == most;
  }

  static Optional<Outcome> outcome(State state) {
    if (!(state.phase() instanceof Phase.Over over)) {
      return Optional.empty();
    }
    var ranking = Ranking.of(over.ranking(), over.places(), seat -> state.player(seat).coins());
    return Optional.of(new Outcome(REASON, ranking, state.round()));
  }
}
