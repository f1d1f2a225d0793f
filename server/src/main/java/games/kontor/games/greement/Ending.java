package games.kontor.games.greement;

import games.kontor.game.Code;
import games.kontor.game.Outcome;
import games.kontor.game.Ranking;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import games.kontor.games.greement.Phase.Result;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The alarm, the end and the ranking (4.5, 9). */
final class Ending {
  private Ending() {}

  /** At once, whatever is going on: nothing is finished, nothing multiplied (R26). */
  static void end(Turn<State, Event> turn, Phase.Reason reason) {
    Offers.lapseAll(turn);
    turn.emit(new Event.GameEnded(reason, ranked(turn.state())));
  }

  static void callOff(Turn<State, Event> turn) {
    turn.emit(new Event.GameEnded(Phase.Reason.CALLED_OFF, List.of()));
  }

  static long wealth(State state, Seat seat) {
    Player player = state.player(seat);
    return state.ground().valueOf(seat) + player.money() - player.debt();
  }

  static List<Event.Standing> standings(State state) {
    return state.players().stream()
        .map(Player::seat)
        .map(
            seat ->
                new Event.Standing(
                    seat,
                    wealth(state, seat),
                    state.player(seat).debt(),
                    state.ground().profitOf(seat)))
        .toList();
  }

  /** Greater wealth first, then smaller debt, then a shared place (R19); who left comes last. */
  private static List<Result> ranked(State state) {
    var order =
        Comparator.comparing((Result result) -> state.player(result.seat()).left())
            .thenComparing(Comparator.comparingLong(Result::wealth).reversed())
            .thenComparingLong(Result::debt);
    var results = new ArrayList<Result>();
    for (Player player : state.players()) {
      if (!player.takenOut()) {
        results.add(result(state, player));
      }
    }
    results.sort(order);
    var places = Ranking.places(results, order).iterator();
    return results.stream().map(result -> result.at(places.next())).toList();
  }

  private static Result result(State state, Player player) {
    long squares = state.ground().valueOf(player.seat());
    long wealth = squares + player.money() - player.debt();
    return new Result(player.seat(), 0, squares, player.money(), player.debt(), wealth);
  }

  static Optional<Outcome> outcome(State state) {
    if (!(state.phase() instanceof Phase.Over over)) {
      return Optional.empty();
    }
    var ranking =
        over.results().stream()
            .map(result -> new Outcome.Place(result.place(), result.seat(), result.wealth()))
            .toList();
    return Optional.of(new Outcome(Code.of(over.reason()), ranking, state.turns()));
  }
}
