package games.kontor.games.territories;

import games.kontor.game.Outcome;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.ArrayList;
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

  /** Out at one's own wish; a debt owed to him lapses (5). */
  static void resign(Turn<State, Event> turn, Seat seat) {
    State before = turn.state();
    boolean lapses = isOwed(seat, before.phase());
    lose(turn, seat, Event.Cause.RESIGNATION);
    if (lapses) {
      turn.emit(new Event.RentLapsed(before.turn(), seat));
    }
    if (lapses || before.turn().equals(seat)) {
      Turns.end(turn);
    } else {
      endIfDecided(turn);
    }
  }

  private static boolean isOwed(Seat seat, Phase phase) {
    return phase instanceof Phase.Camp camp && camp.due().owner().equals(seat);
  }

  /** The phase after this seat is out. */
  static Phase withoutDebtTo(Seat seat, Phase phase) {
    return isOwed(seat, phase) ? new Phase.Roll() : phase;
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
    var in =
        state.everyone().stream()
            .map(Player::seat)
            .sorted(Comparator.comparingLong(state::assets).reversed())
            .toList();
    var ranking = new ArrayList<>(in);
    ranking.addAll(state.out().reversed());
    var places = ranking.stream().map(seat -> place(state, in, seat)).toList();
    turn.emit(new Event.GameEnded(reason, List.copyOf(ranking), places));
  }

  private static int place(State state, List<Seat> in, Seat seat) {
    if (!in.contains(seat)) {
      return placeOfOut(state, seat);
    }
    return 1 + (int) in.stream().filter(other -> state.assets(other) > state.assets(seat)).count();
  }

  /** The place of somebody who is out: known at once. */
  static int placeOfOut(State state, Seat seat) {
    return state.players().size() - state.out().indexOf(seat);
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
      places.add(new Outcome.Place(over.places().get(i), seat, state.assets(seat)));
    }
    return List.copyOf(places);
  }

  private static String code(Phase.Reason reason) {
    return switch (reason) {
      case LAST_PLAYER -> "last-player";
      case TURN_LIMIT -> "turn-limit";
    };
  }
}
