package games.kontor.games.economy;

import games.kontor.game.Code;
import games.kontor.game.Outcome;
import games.kontor.game.Ranking;
import games.kontor.game.Turn;
import java.util.Comparator;
import java.util.Optional;

/** The end of the game (9). */
final class Ending {
  private Ending() {}

  /** After a payment: true if somebody has reached the target, and the game is over. */
  static boolean endIfReached(Turn<State, Event> turn) {
    State state = turn.state();
    boolean reached =
        state.players().stream().anyMatch(player -> player.points() >= state.rules().target());
    if (reached) {
      end(turn, Phase.Reason.TARGET);
    }
    return reached;
  }

  /** By points, whoever moved; equal ones share a place (R24). */
  static void end(Turn<State, Event> turn, Phase.Reason reason) {
    var order = Comparator.comparingInt(Player::points).reversed();
    var ranked = turn.state().players().stream().sorted(order).toList();
    turn.emit(
        new Event.GameEnded(
            reason, ranked.stream().map(Player::seat).toList(), Ranking.places(ranked, order)));
  }

  static Optional<Outcome> outcome(State state) {
    if (!(state.phase() instanceof Phase.Over over)) {
      return Optional.empty();
    }
    var ranking = Ranking.of(over.ranking(), over.places(), seat -> state.player(seat).points());
    return Optional.of(new Outcome(Code.of(over.reason()), ranking, state.turnNumber()));
  }
}
