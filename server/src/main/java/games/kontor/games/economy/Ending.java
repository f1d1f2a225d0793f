package games.kontor.games.economy;

import games.kontor.game.Outcome;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
    List<Player> players = turn.state().players();
    var ranked =
        players.stream().sorted(Comparator.comparingInt(Player::points).reversed()).toList();
    turn.emit(
        new Event.GameEnded(
            reason,
            ranked.stream().map(Player::seat).toList(),
            ranked.stream().map(player -> place(players, player)).toList()));
  }

  private static int place(List<Player> players, Player player) {
    return 1 + (int) players.stream().filter(other -> other.points() > player.points()).count();
  }

  static Optional<Outcome> outcome(State state) {
    return state.phase() instanceof Phase.Over over
        ? Optional.of(new Outcome(code(over.reason()), places(state, over), state.turnNumber()))
        : Optional.empty();
  }

  private static List<Outcome.Place> places(State state, Phase.Over over) {
    var places = new ArrayList<Outcome.Place>();
    for (int i = 0; i < over.ranking().size(); i++) {
      Seat seat = over.ranking().get(i);
      places.add(new Outcome.Place(over.places().get(i), seat, state.player(seat).points()));
    }
    return List.copyOf(places);
  }

  private static String code(Phase.Reason reason) {
    return switch (reason) {
      case TARGET -> "target";
      case TURN_LIMIT -> "turn-limit";
    };
  }
}
