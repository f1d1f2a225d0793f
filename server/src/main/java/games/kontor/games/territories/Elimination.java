package games.kontor.games.territories;

import games.kontor.game.Code;
import games.kontor.game.Outcome;
import games.kontor.game.Ranking;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Losing and winning (4, section 9). */
final class Elimination {
  private Elimination() {}

  /** 401.2: piece, fields and money go, and the seat leaves the turn order. */
  static void lose(Turn<State, Event> turn, Seat seat, Event.Cause cause) {
    State state = turn.state();
    turn.emit(
        new Event.Lost(
            seat,
            cause,
            state.player(seat).money(),
            Ground.of(state.owner(), seat),
            state.turnNumber()));
  }

  /** 403.1, R13: true if one player was left and has won. */
  static boolean endIfDecided(Turn<State, Event> turn) {
    boolean decided = turn.state().everyone().size() == 1;
    if (decided) {
      end(turn, Phase.Reason.LAST_PLAYER);
    }
    return decided;
  }

  /** Those still in by total assets, then the others in reverse order of elimination (8, 9). */
  static void end(Turn<State, Event> turn, Phase.Reason reason) {
    State state = turn.state();
    List<Seat> out = state.out();
    var order =
        Comparator.comparing((Seat seat) -> out.contains(seat))
            .thenComparing(Comparator.comparingInt(out::indexOf).reversed())
            .thenComparing(Comparator.comparingLong(state::assets).reversed());
    var ranking = Seat.all(state.players().size()).stream().sorted(order).toList();
    turn.emit(new Event.GameEnded(reason, ranking, Ranking.places(ranking, order)));
  }

  /** The place of somebody who is out: known at once. */
  static int placeOfOut(State state, Seat seat) {
    return state.players().size() - state.out().indexOf(seat);
  }

  static Optional<Outcome> outcome(State state) {
    if (!(state.phase() instanceof Phase.Over over)) {
      return Optional.empty();
    }
    var ranking = Ranking.of(over.ranking(), over.places(), state::assets);
    return Optional.of(new Outcome(Code.of(over.reason()), ranking, state.turnNumber()));
  }
}
